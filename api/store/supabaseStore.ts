import { randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { EnquiryStore } from './enquiryStore.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';
import { supabaseFailure } from './supabaseFailure.ts';
import {
  claimFromJson,
  enquiryFromJson,
  PurgedSchema,
  positionFromJson,
  rowOfEnquiry,
  rowOfVisit,
  SavedSchema,
  timeFromJson,
  wantedPathFromJson,
} from './supabaseRows.ts';
import type { Position } from './supabaseRows.ts';

/** Milliseconds until an answer of the database must be there whole: a visitor waits for it. */
const REQUEST_TIMEOUT = 8000;
/** How many enquiries are read at once while they are listed. */
const PAGE = 200;

/** The address of a project, and the key of its service role. */
export interface SupabaseStoreSettings {
  url: string;
  serviceKey: string;
}

/**
 * The store in a project of Supabase, for sites whose functions have no disk. Its tables and functions are those of
 * `supabase/migrations/`; each method is one of the functions, which is one transaction: it is committed, and so survives the loss of
 * power, when it has answered.
 */
export function openSupabaseStore(
  { url, serviceKey }: SupabaseStoreSettings,
  { timeout = REQUEST_TIMEOUT } = {},
): EnquiryStore {
  const client = connect(url, serviceKey, timeout);
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, args);
    if (error) throw supabaseFailure(error, status, url);
    return data;
  };
  /** For what may be done twice: a connection that had gone stale is not worth a visitor's trouble. */
  const callAgain = async (name: string, args?: Record<string, unknown>): Promise<unknown> => {
    const start = performance.now();
    try {
      return await call(name, args);
    } catch (error) {
      const isDown = error instanceof StoreUnavailable && error.reason === 'down';
      if (!isDown || performance.now() - start > timeout / 4) throw error;
      return call(name, args);
    }
  };
  const rows = async (name: string, args: Record<string, unknown>): Promise<unknown[]> =>
    (await callAgain(name, args)) as unknown[];

  return {
    save: async (enquiry, earlier) =>
      SavedSchema.parse(
        await callAgain('save_enquiry', {
          enquiry: rowOfEnquiry(enquiry),
          notify: enquiry.notify,
          earlier_id: earlier?.id ?? null,
          earlier_since: earlier?.since.toISOString() ?? null,
        }),
      ),

    saveVisit: async (visit, receivedAt, cap) => {
      await call('save_not_found_visit', { visit: rowOfVisit(visit, receivedAt), cap });
    },

    useProof: async (proof, expiresAt) =>
      (await call('use_proof', { proof, expires: expiresAt.toISOString() })) === true,

    probe: async () => {
      // The database accepts only digits and lower-case letters in an id.
      const proof = `probe${randomUUID().replaceAll('-', '')}`;
      await call('use_proof', { proof, expires: new Date().toISOString() });
    },

    salt: async (day) => {
      const candidate = randomBytes(32).toString('hex');
      return String(await callAgain('enquiry_salt', { wanted: day, candidate }));
    },

    claimDue: async ({ now, channels, limit, lease, horizon, only }) => {
      // Not asked twice: what a lost answer has claimed is free again after its lease.
      const claimed = await call('claim_notifications', {
        moment: now.toISOString(),
        channels,
        most: limit,
        lease_ms: lease,
        horizon_ms: horizon,
        only_id: only ?? null,
      });
      return (claimed as unknown[]).map(claimFromJson);
    },

    settle: async (enquiry, { channel, address }, outcome) => {
      await callAgain('settle_notification', {
        enquiry,
        told_by: channel,
        told_address: address,
        new_state: outcome.state,
        error: outcome.state === 'delivered' ? '' : outcome.error,
        due: outcome.state === 'pending' ? outcome.nextAt.toISOString() : null,
        delivered: outcome.state === 'delivered' ? outcome.at.toISOString() : null,
      });
    },

    readdress: async (enquiry, { channel, address }, to, now) => {
      await callAgain('readdress_notification', {
        enquiry,
        told_by: channel,
        told_address: address,
        notify: to,
        due: now.toISOString(),
      });
    },

    nextDue: async (channels) =>
      timeFromJson(await callAgain('next_notification_due', { channels })),

    async *list({ spam = false, failed = false, limit = Infinity } = {}) {
      let left = limit;
      let last: Position | undefined;
      while (left > 0) {
        const page = await rows('list_enquiries', {
          only_spam: spam,
          only_failed: failed,
          before_time: last?.position ?? null,
          before_id: last?.id ?? null,
          only_id: null,
          most: Math.min(PAGE, left),
        });
        yield* page.map(enquiryFromJson);
        left -= page.length;
        if (page.length === 0) return;
        last = positionFromJson(page.at(-1));
      }
    },

    get: async (id) => {
      if (!isId(id)) return undefined;
      const [row] = await rows('list_enquiries', {
        only_spam: false,
        only_failed: false,
        before_time: null,
        before_id: null,
        only_id: id,
        most: 1,
      });
      return row === undefined ? undefined : enquiryFromJson(row);
    },

    markSpam: async (enquiry, spam, notify) =>
      isId(enquiry) &&
      (await callAgain('mark_enquiry_spam', { enquiry, is_spam: spam, notify })) === true,

    makeDue: async ({ now, failed }) =>
      Number(await callAgain('make_notifications_due', { moment: now.toISOString(), failed })),

    countFailed: async () => Number(await callAgain('count_failed_notifications')),

    erase: async (id) => {
      if (!isId(id)) return false;
      const { count, error, status } = await client
        .from('enquiries')
        .delete({ count: 'exact' })
        .eq('id', id);
      if (error) throw supabaseFailure(error, status, url);
      return count === 1;
    },

    purge: async ({ enquiries, visits }) =>
      PurgedSchema.parse(
        await call('purge_enquiries', {
          enquiries_before: enquiries?.toISOString() ?? null,
          visits_before: visits?.toISOString() ?? null,
        }),
      ),

    wantedPaths: async ({ since, limit }) =>
      (await rows('wanted_paths', { since: since.toISOString(), most: limit })).map(
        wantedPathFromJson,
      ),

    close: async () => {},
  };
}

/** Whether a text can be the id of an enquiry: the database accepts only UUIDs. */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function connect(url: string, key: string, timeout: number): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    // The client's own limit ends with the headers of an answer; this one holds to the last byte of its body.
    global: {
      fetch: (input, init) => {
        const limits = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
        return fetch(input, { ...init, signal: AbortSignal.any(limits) });
      },
    },
  });
}
