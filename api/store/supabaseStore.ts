import { randomBytes, randomUUID } from 'node:crypto';
import type { StoreSettings } from '../settings.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { supabaseCalls } from './supabaseCalls.ts';
import { supabaseEnquiries } from './supabaseEnquiries.ts';
import { supabaseNotifications } from './supabaseNotifications.ts';
import { rowOfVisit, missingPathFromJson } from './supabaseRows.ts';

/** The timeout of a request, in milliseconds. A visitor waits for it. */
const REQUEST_TIMEOUT = 8000;

/** The address of a project, and the key of its service role. */
export type SupabaseStoreSettings = Omit<Extract<StoreSettings, { kind: 'supabase' }>, 'kind'>;

/**
 * Opens the store in a Supabase project, for sites whose functions have no disk. Its tables and functions are those of
 * `supabase/migrations/`. Each method calls one function, which is one transaction: once it has answered, it is committed and survives
 * the loss of power.
 */
export function openSupabaseStore(
  { url, serviceKey }: SupabaseStoreSettings,
  { timeout = REQUEST_TIMEOUT } = {},
): EnquiryStore {
  const calls = supabaseCalls(url, serviceKey, timeout);
  const { call, callWithRetry, rows } = calls;
  return {
    ...supabaseEnquiries(calls),
    ...supabaseNotifications(calls),

    saveVisit: async (visit, receivedAt, cap) => {
      await call('save_not_found_visit', { visit: rowOfVisit(visit, receivedAt), cap });
    },

    missingPaths: async ({ since, limit }) =>
      (await rows('wanted_paths', { since: since.toISOString(), most: limit })).map(
        missingPathFromJson,
      ),

    useProof: async (proof, expiresAt) =>
      (await call('use_proof', { proof, expires: expiresAt.toISOString() })) === true,

    salt: async (day) => {
      const candidate = randomBytes(32).toString('hex');
      return String(await callWithRetry('enquiry_salt', { wanted: day, candidate }));
    },

    probe: async () => {
      // The database accepts only digits and lower-case letters in an id.
      const proof = `probe${randomUUID().replaceAll('-', '')}`;
      await call('use_proof', { proof, expires: new Date().toISOString() });
    },

    close: async () => {},
  };
}
