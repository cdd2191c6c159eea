import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { rowOfEnquiry, rowOfVisit } from '#api/store/supabaseRows.ts';
import { openSupabaseStore } from '#api/store/supabaseStore.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { freePort } from '#cli/database/freePort.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import {
  describeStorePromises,
  listed,
  MAIL,
  newEnquiry,
  newVisit,
} from '../helpers/storePromises.ts';

const database = localDatabase();
const tables = [
  'enquiries',
  'enquiry_notifications',
  'not_found_visits',
  'used_proofs',
  'enquiry_salts',
];

/** The store of the agency, with nothing in it. */
async function emptyStore(): Promise<EnquiryStore> {
  const { postgres, url, serviceKey } = database();
  await postgres.withClient((client) => client.query(`truncate ${tables.join(', ')}`));
  return openSupabaseStore({ url, serviceKey });
}

describeStorePromises('Supabase', emptyStore);

describe('the public key', () => {
  const row = (changes: Record<string, unknown> = {}) => ({
    ...rowOfEnquiry(newEnquiry()),
    ...changes,
  });

  test.each<[name: string, args: () => Record<string, unknown>]>([
    ['save_enquiry', () => ({ enquiry: row(), notify: [MAIL] })],
    ['save_enquiry', () => ({ enquiry: row({ received_at: 'infinity' }), notify: ['mail'] })],
    ['save_not_found_visit', () => ({ visit: rowOfVisit(newVisit('/a'), new Date()), cap: 1 })],
    ['use_proof', () => ({ proof: 'p', expires: new Date() })],
    ['enquiry_salt', () => ({ wanted: '2026-03-01', candidate: 'c' })],
    ['tell_recipients', () => ({ enquiry: randomUUID(), notify: [MAIL], due: new Date() })],
    [
      'settle_notification',
      () => ({
        enquiry: randomUUID(),
        told_by: 'mail',
        new_state: 'failed',
        error: '',
        due: null,
        delivered: null,
      }),
    ],
    ['mark_enquiry_spam', () => ({ enquiry: randomUUID(), is_spam: true, notify: [] })],
    ['count_failed_notifications', () => ({})],
    ['next_notification_due', () => ({ channels: ['mail'] })],
    [
      'claim_notifications',
      () => ({
        moment: new Date(),
        channels: ['mail'],
        most: 1,
        lease_ms: 1,
        horizon_ms: 1,
        only_id: null,
      }),
    ],
    [
      'list_enquiries',
      () => ({
        only_spam: false,
        only_failed: false,
        before_time: null,
        before_id: null,
        only_id: null,
        most: 1,
      }),
    ],
    ['make_notifications_due', () => ({ moment: new Date(), failed: true })],
    ['purge_enquiries', () => ({ enquiries_before: new Date(), visits_before: new Date() })],
    ['wanted_paths', () => ({ since: new Date(), most: 1 })],
  ])('runs no function: %s', async (name, args) => {
    const { error, status } = await database().anon.rpc(name, args());
    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 });
  });

  test('runs no function of enquiries that a migration may add', async () => {
    const { rows } = await database().postgres.withClient((client) =>
      client.query<{ name: string }>(
        `select p.proname as name from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
           and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`,
      ),
    );
    expect(rows).toEqual([]);
  });

  test.each(tables)('neither reads nor writes %s', async (table) => {
    const { anon } = database();
    for (const { error, data } of [
      await anon.from(table).select('*'),
      await anon.from(table).insert({}),
      await anon.from(table).update({}).not('ctid', 'is', null),
      await anon.from(table).delete().not('ctid', 'is', null),
    ]) {
      expect(error?.code).toMatch(/^(?:42501|PGRST\d+|42703)$/);
      expect(data).toBeNull();
    }
    expect((await anon.from(table).select('*')).error?.code).toBe('42501');
  });

  test('in the place of the secret key is named in the error', async () => {
    const { url, anonKey } = database();
    const store = openSupabaseStore({ url, serviceKey: anonKey });
    await expect(store.save(newEnquiry())).rejects.toMatchObject({
      name: 'StoreUnavailable',
      reason: 'denied',
      message: expect.stringContaining('SUPABASE_SERVICE_ROLE_KEY'),
    });
  });
});

describe('a store that cannot work says what to do', () => {
  const failureOf = async (store: EnquiryStore) => {
    const error: unknown = await store.save(newEnquiry({ name: 'Secret Name' })).catch((e) => e);
    expect(error).toBeInstanceOf(StoreUnavailable);
    const { reason, message, cause } = error as StoreUnavailable;
    expect(`${message}${String(cause)}`).not.toContain('Secret Name');
    return { reason, message };
  };

  test('where nobody listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await failureOf(openSupabaseStore({ url, serviceKey: 'k' }))).toMatchObject({
      reason: 'down',
      message: `The database at ${url} does not answer. Look at its state; nothing need be restarted here.`,
    });
  });

  test('where the key is wrong', async () => {
    const { url, serviceKey } = database();
    const store = openSupabaseStore({ url, serviceKey: serviceKey.replace(/.{8}$/, 'AAAAAAAA') });
    expect(await failureOf(store)).toMatchObject({ reason: 'denied' });
  });

  test('where the migrations were never applied', async () => {
    const { url, serviceKey } = database();
    // The gateway answers so to any path that it does not know.
    const store = openSupabaseStore({ url: `${url}/elsewhere`, serviceKey });
    expect(await failureOf(store)).toMatchObject({
      reason: 'config',
      message: expect.stringContaining('Apply supabase/migrations/'),
    });
  });
});

test('PostgreSQL killed in mid-load and started again: no acknowledged enquiry is missing, and failures are clear', async () => {
  const agency = await emptyStore();
  const { postgres, postgrest, url, serviceKey } = database();
  const store = openSupabaseStore({ url, serviceKey }, { timeout: 5000 });
  const acknowledged = new Set<string>();
  const failures: unknown[] = [];
  let sending = true;
  let afterRestart = 0;
  let isBack = false;
  // Eight visitors who send one enquiry after the other.
  const visitors = Array.from({ length: 8 }, async () => {
    while (sending) {
      const enquiry = newEnquiry();
      try {
        await store.save(enquiry);
        acknowledged.add(enquiry.id);
        if (isBack) afterRestart++;
      } catch (error) {
        failures.push(error);
        await delay(20);
      }
    }
  });
  while (acknowledged.size < 200) await delay(10);
  await postgres.kill();
  const before = acknowledged.size;
  while (failures.length < 20) await delay(10);
  await postgres.restart();
  await postgrest.ready();
  isBack = true;
  while (afterRestart < 100) await delay(10);
  sending = false;
  await Promise.all(visitors);

  expect(before).toBeGreaterThanOrEqual(200);
  for (const failure of failures) {
    expect(failure).toMatchObject({ name: 'StoreUnavailable', reason: 'down' });
  }
  const kept = (await listed(agency)).map(({ id }) => id);
  expect(new Set(kept).size).toBe(kept.length);
  const keptIds = new Set(kept);
  expect([...acknowledged].filter((id) => !keptIds.has(id))).toEqual([]);
  // What is kept although its answer was lost can be sent again, and stays one.
  const unanswered = kept.filter((id) => !acknowledged.has(id));
  expect(unanswered.length).toBeLessThanOrEqual(16);
});
