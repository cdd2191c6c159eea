import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openSupabaseStore } from '#api/store/supabaseStore.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { freePort } from '#cli/database/freePort.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { describeStorePromises, listed, newEnquiry, newVisit } from '../helpers/storePromises.ts';

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
  const { postgres, url, anonKey, serviceKey } = database();
  await postgres.withClient((client) => client.query(`truncate ${tables.join(', ')}`));
  return openSupabaseStore({ url, anonKey, serviceKey });
}

/** The store of a process that has the key of visitors only. */
const publicStore = () => openSupabaseStore({ url: database().url, anonKey: database().anonKey });

describeStorePromises('Supabase', emptyStore);

describe('with the key of visitors', () => {
  test('the store keeps enquiries once, visits and proofs', async () => {
    const agency = await emptyStore();
    const enquiry = newEnquiry();
    expect(await publicStore().save(enquiry)).toEqual({ created: true });
    expect(await publicStore().save({ ...enquiry, name: 'Other' })).toEqual({ created: false });
    await publicStore().saveVisit(newVisit('/a'), new Date(), 1);
    await publicStore().saveVisit(newVisit('/b'), new Date(), 1);
    const expires = new Date(Date.now() + 60_000);
    expect(await publicStore().useProof('p', expires)).toBe(true);
    expect(await publicStore().useProof('p', expires)).toBe(false);
    expect((await listed(agency)).map(({ name }) => name)).toEqual(['Ada Byron']);
    // A low cap of somebody who has no more than that key makes no visit go.
    expect(await agency.wantedPaths({ since: new Date(0), limit: 9 })).toHaveLength(2);
  });

  test('the store has salts of its own, which it forgets as others do', async () => {
    const store = publicStore();
    const salt = await store.salt('2026-03-01');
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.salt('2026-03-02')).not.toBe(salt);
    expect(await store.salt('2026-03-01')).toBe(salt);
    await store.salt('2026-03-03');
    expect(await store.salt('2026-03-01')).not.toBe(salt);
  });

  test('nothing else can be asked of it', async () => {
    await emptyStore();
    const store = publicStore();
    const id = randomUUID();
    const now = new Date();
    const answers = await Promise.allSettled([
      store.get(id),
      listed(store),
      store.claimDue({ now, channels: ['mail'], limit: 1, lease: 1, horizon: 1 }),
      store.settle(id, 'mail', { state: 'delivered', at: now }),
      store.nextDue(['mail']),
      store.markSpam(id, true, []),
      store.makeDue({ now, failed: true }),
      store.erase(id),
      store.purge({ enquiries: now }),
      store.wantedPaths({ since: now, limit: 1 }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: {
          name: 'StoreUnavailable',
          reason: 'denied',
          message: expect.stringContaining('does not permit'),
        },
      });
    }
  });

  test.each(tables)('nobody reads or writes %s but through the functions', async (table) => {
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

  test.each<[what: string, change: Record<string, unknown>]>([
    ['of a message longer than the forms allow', { message: 'x'.repeat(5501) }],
    ['of a name longer than the forms allow', { name: 'x'.repeat(201) }],
    ['of a thousand flags', { flags: Array.from({ length: 1000 }, () => 'x') }],
    ['without an id', { id: null }],
    ['of which a part is missing', { email: null }],
  ])('who goes round the handler keeps no enquiry %s', async (_, change) => {
    const agency = await emptyStore();
    const { receivedAt: _t, addressHash: _h, notify: _n, ...same } = newEnquiry();
    const enquiry = {
      ...same,
      received_at: '2026-03-01T10:00:00Z',
      address_hash: 'c0ffee',
      ...change,
    };
    const { error } = await database().anon.rpc('save_enquiry', { enquiry, notify: ['mail'] });
    expect(error?.code).toMatch(/^235|^23502/);
    expect(await listed(agency)).toEqual([]);
  });

  test('an enquiry and its notifications are kept together or not at all', async () => {
    const agency = await emptyStore();
    const { receivedAt, addressHash, notify: _n, ...same } = newEnquiry();
    const enquiry = { ...same, received_at: receivedAt, address_hash: addressHash };
    const { error } = await database().anon.rpc('save_enquiry', { enquiry, notify: ['pigeon'] });
    expect(error?.code).toBe('23514');
    expect(await listed(agency)).toEqual([]);
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

  test('where there is no key', () => {
    expect(() => openSupabaseStore({ url: database().url })).toThrow(StoreUnavailable);
  });
});

test('PostgreSQL killed in mid-load and started again: no acknowledged enquiry is missing, and failures are clear', async () => {
  const agency = await emptyStore();
  const { postgres, postgrest, url, anonKey, serviceKey } = database();
  const store = openSupabaseStore({ url, anonKey, serviceKey }, { timeout: 5000 });
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
