import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rowOfEnquiry, rowOfVisit } from '#api/store/supabaseRows.ts';
import { openSupabaseStore } from '#api/store/supabaseStore.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { freePort } from '#cli/database/freePort.ts';
import { startLocalStack } from '#cli/database/startLocalStack.ts';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { describeStorePromises } from '../helpers/storeContract.ts';
import {
  keptAs,
  listed,
  listedRows,
  MAIL,
  newEnquiry,
  newVisit,
} from '../helpers/storedEnquiries.ts';

const database = localDatabase();
const tables = [
  'enquiries',
  'enquiry_notifications',
  'not_found_visits',
  'used_proofs',
  'enquiry_salts',
];

/** Empties the tables of the store and opens it. */
async function emptyStore(): Promise<EnquiryStore> {
  const { postgres, url, serviceKey } = database();
  await postgres.withClient((client) => client.query(`truncate ${tables.join(', ')}`));
  return openSupabaseStore({ url, serviceKey });
}

describeStorePromises('Supabase', async () => ({
  store: await emptyStore(),
  spoil: async (ids, when) => {
    // The check is removed, because a database may have such rows from before it was added.
    const check = 'enquiries_received_at_sane';
    await database().postgres.withClient(async (client) => {
      const { rows } = await client.query<{ definition: string }>(
        `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = '${check}'`,
      );
      await client.query(`alter table enquiries drop constraint ${check}`);
      await client.query('update enquiries set received_at = $1 where id = any ($2)', [
        when === 'before' ? '-infinity' : 'infinity',
        ids,
      ]);
      await client.query(`alter table enquiries add constraint ${check} ${rows[0]?.definition}`);
    });
  },
}));

test('a visit to a missing page is kept with all its fields', async () => {
  const agency = await emptyStore();
  const visit = newVisit('/old', 'https://a.example/');
  const receivedAt = new Date('2026-03-01T11:00:00.000Z');
  await agency.saveVisit(visit, receivedAt, 10);
  const { rows } = await database().postgres.withClient((client) =>
    client.query('select * from not_found_visits'),
  );
  expect(rows).toEqual([
    {
      id: expect.anything(),
      received_at: receivedAt,
      attempted_url: visit.attemptedUrl,
      referrer: visit.referrer,
      user_agent: visit.userAgent,
      timestamp: new Date(visit.timestamp),
      device_type: visit.deviceType,
      pathname: visit.pathname,
      search: visit.search,
      hash: visit.hash,
    },
  ]);
});

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
         where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype and p.proname <> 'blog_changes'
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

describe('the database accepts no row that the handler would not send', () => {
  const save = (changes: Record<string, unknown>, notify: unknown = [MAIL]) =>
    database().service.rpc('save_enquiry', {
      enquiry: { ...rowOfEnquiry(newEnquiry()), ...changes },
      notify,
    });

  test.each<[what: string, changes: Record<string, unknown>]>([
    ['received at no finite time', { received_at: 'infinity' }],
    ['received before Christ', { received_at: '0044-03-15 12:00:00+00 BC' }],
    ['received in the year 20000', { received_at: '20000-01-01T00:00:00Z' }],
    ['with a message longer than the forms allow', { message: 'x'.repeat(5501) }],
    ['with a name longer than the forms allow', { name: 'x'.repeat(201) }],
    ['with an escape sequence in the name', { name: 'Ada\u001b[2J' }],
    ['with a line break in the email address', { email: 'ada@example.org\r\nBcc: x@example.org' }],
    ['with an 8-bit control in the phone number', { phone: '\u009b2J' }],
    ['with a right-to-left override in the page', { page: 'a\u202eb' }],
    ['with an escape sequence in the message', { message: 'a\u001b[2J' }],
    ['with a thousand flags', { flags: Array.from({ length: 1000 }, () => 'x') }],
    ['with flags in flags', { flags: [['links'], ['quick']] }],
    ['with a flag that is null', { flags: ['links', null] }],
    ['with a flag that is the word null', { flags: ['null '] }],
    ['with a flag of many characters', { flags: ['x'.repeat(31)] }],
    ['with a flag of other characters', { flags: ['\u001b[2J'] }],
    ['with a hash that is none', { address_hash: '192.0.2.1' }],
    ['with a body hash that is none', { body_hash: 'abc' }],
    ['without an id', { id: null }],
    ['without an email address, not even an empty one', { email: null }],
  ])('an enquiry %s', async (_, changes) => {
    const agency = await emptyStore();
    expect((await save(changes)).error?.code).toMatch(/^235(?:14|02)$/);
    expect(await listed(agency)).toEqual([]);
  });

  test.each<[what: string, recipient: unknown]>([
    ['by pigeon', { channel: 'pigeon', address: '' }],
    [
      'at an address with a line break',
      { channel: 'mail', address: 'a@example.org\nb@example.org' },
    ],
    ['at an address of 255 characters', { channel: 'mail', address: 'x'.repeat(255) }],
    ['by a webhook with an address', { channel: 'webhook', address: 'x' }],
  ])('a recipient %s: neither they nor their enquiry is kept', async (_, recipient) => {
    const agency = await emptyStore();
    expect((await save({}, [MAIL, recipient])).error?.code).toBe('23514');
    expect(await listed(agency)).toEqual([]);
  });

  test.each<[table: string, row: Record<string, unknown>]>([
    ['enquiry_notifications', { next_at: 'infinity' }],
    ['enquiry_notifications', { claimed_until: 'infinity' }],
    ['enquiry_notifications', { attempts: -1 }],
    ['enquiry_notifications', { last_error: '\u001b[2J' }],
    ['enquiry_notifications', { state: 'delivered', delivered_at: 'infinity' }],
    ['enquiry_notifications', { state: 'delivered', delivered_at: null }],
    ['not_found_visits', { received_at: 'infinity' }],
    ['not_found_visits', { timestamp: '20000-01-01T00:00:00Z' }],
    ['not_found_visits', { pathname: '/\u001b[2J' }],
    ['not_found_visits', { referrer: '\u009b2J' }],
    ['used_proofs', { expires_at: 'infinity' }],
    ['enquiry_salts', { salt: '' }],
    ['enquiry_salts', { day: 'infinity' }],
  ])('a row of %s with %j', async (table, changes) => {
    const agency = await emptyStore();
    await agency.save(newEnquiry());
    await agency.saveVisit(newVisit('/a'), new Date(), 10);
    await agency.useProof('p', new Date());
    await agency.salt('2026-03-01');
    const { error } = await database().service.from(table).update(changes).not('ctid', 'is', null);
    expect(error?.code).toBe('23514');
  });

  test('a reason of a failure is made one printable line, so that the notification is settled', async () => {
    const agency = await emptyStore();
    const enquiry = newEnquiry();
    await agency.save(enquiry);
    await agency.settle(enquiry.id, MAIL, {
      state: 'failed',
      error: `a\u001b\r\nb${'x'.repeat(600)}`,
    });
    const [notification] = (await keptAs(agency, enquiry.id))?.notifications ?? [];
    expect(notification?.state).toBe('failed');
    expect(notification?.lastError).toMatch(/^a bx{497}$/);
  });

  test('a visit with a time that no clock has set is kept with the time of its receipt', async () => {
    const agency = await emptyStore();
    for (const timestamp of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999+23:59']) {
      await agency.saveVisit({ ...newVisit('/a'), timestamp }, new Date(), 10);
    }
    expect(await agency.missingPaths({ since: new Date(0), limit: 9 })).toMatchObject([
      { pathname: '/a', visits: 2 },
    ]);
  });
});

test('migrations apply to a database that holds rows of older versions and rows that the public key has added', async () => {
  const folder = temporaryFolder();
  const migrations = join(projectRoot, 'supabase', 'migrations');
  mkdirSync(join(folder, 'supabase', 'migrations'), { recursive: true });
  for (const file of readdirSync(migrations).filter((name) => name < '20261122')) {
    copyFileSync(join(migrations, file), join(folder, 'supabase', 'migrations', file));
  }
  const dataDir = join(folder, 'data');
  const old = await startLocalStack({
    supabaseDir: join(folder, 'supabase'),
    dataDir,
    seed: false,
  });
  const anon = createClient(old.url, old.anonKey, { auth: { persistSession: false } });
  const { body_hash: _, ...row } = rowOfEnquiry(newEnquiry());
  const add = async (changes: Record<string, unknown>) => {
    const enquiry = { ...row, id: randomUUID(), ...changes };
    const { error } = await anon.rpc('save_enquiry', { enquiry, notify: ['mail'] });
    expect(error).toBeNull();
    return enquiry.id;
  };
  const good = await add({});
  const badTimes = [
    await add({ received_at: 'infinity' }),
    await add({ received_at: '20000-01-01T00:00:00Z' }),
    await add({ received_at: '0044-03-15 12:00:00+00 BC' }),
  ];
  const badTexts = [
    await add({ flags: [['links'], ['quick']] }),
    await add({ flags: [null] }),
    await add({ name: 'Ada\u001b[2J', message: 'a\u001b]0;owned\u0007\nb' }),
  ];
  const visit = { ...rowOfVisit(newVisit('/a'), new Date()), received_at: 'infinity' };
  expect((await anon.rpc('save_not_found_visit', { visit, cap: 1 })).error).toBeNull();
  expect((await anon.rpc('use_proof', { proof: '\u001b', expires: 'infinity' })).error).toBeNull();
  await old.stop();

  const stack = await startLocalStack({
    supabaseDir: join(projectRoot, 'supabase'),
    dataDir,
    seed: false,
  });
  onTestFinished(() => stack.stop());
  const store = openSupabaseStore(stack);
  const all = await listedRows(store);
  const unreadable = all.filter((enquiry) => 'problem' in enquiry);
  expect(unreadable.map(({ id }) => id).sort()).toEqual(badTimes.toSorted());
  expect(new Set(unreadable.map(({ problem }) => problem))).toEqual(
    new Set(['received_at is not a time']),
  );
  const readable = all.filter((enquiry) => !('problem' in enquiry));
  expect(readable.map(({ id }) => id).sort()).toEqual([good, ...badTexts].sort());
  expect(JSON.stringify(readable)).not.toContain('u001b');
  expect(await store.missingPaths({ since: new Date(0), limit: 9 })).toEqual([]);

  // Each enquiry is delivered or marked as failed. None delays the others.
  expect((await store.nextDue(['mail']))?.getTime()).toBeLessThan(Date.now() + 60_000);
  const claim = {
    now: new Date(),
    channels: ['mail'] as const,
    limit: 50,
    lease: 1,
    horizons: [1e9],
  };
  const claimed = await store.claimDue(claim);
  expect(
    claimed
      .filter(({ enquiry }) => !enquiry)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(badTimes.toSorted());
  expect(claimed.filter(({ enquiry }) => enquiry)).toHaveLength(readable.length);
  for (const { id, recipient } of claimed) {
    expect(recipient).toEqual({ channel: 'mail', address: '' });
    await store.settle(id, recipient, { state: 'failed', error: 'x' });
  }
  expect(await listedRows(store, { failed: true })).toHaveLength(all.length);
  for (const id of badTexts) expect(await store.markSpam(id, true, [])).toBe(true);
  for (const id of badTimes) {
    expect(await store.get(id)).toMatchObject({ id, problem: expect.any(String) });
    expect(await store.erase(id)).toBe(true);
  }
  await store.purge({ enquiries: new Date(), visits: new Date() });
  expect(await listedRows(store)).toEqual([]);
});

describe('a store that cannot work says what to do', () => {
  const failureOf = async (store: EnquiryStore) => {
    const error: unknown = await store.save(newEnquiry({ name: 'Secret Name' })).catch((e) => e);
    expect(error).toBeInstanceOf(StoreUnavailable);
    const { reason, message, cause } = error as StoreUnavailable;
    expect(`${message}${String(cause)}`).not.toContain('Secret Name');
    return { reason, message };
  };

  test('if nobody listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await failureOf(openSupabaseStore({ url, serviceKey: 'k' }))).toMatchObject({
      reason: 'down',
      message: `The database at ${url} does not answer. Look at its state; nothing need be restarted here.`,
    });
  });

  test('if the key is wrong', async () => {
    const { url, serviceKey } = database();
    const store = openSupabaseStore({ url, serviceKey: serviceKey.replace(/.{8}$/, 'AAAAAAAA') });
    expect(await failureOf(store)).toMatchObject({ reason: 'denied' });
  });

  test('if the migrations were never applied', async () => {
    const { url, serviceKey } = database();
    // The gateway gives this answer to unknown paths.
    const store = openSupabaseStore({ url: `${url}/elsewhere`, serviceKey });
    expect(await failureOf(store)).toMatchObject({
      reason: 'config',
      message: expect.stringContaining('Apply supabase/migrations/'),
    });
  });
});

test('PostgreSQL killed under load and started again: no acknowledged enquiry is missing, and failures are clear', async () => {
  const agency = await emptyStore();
  const { postgres, postgrest, url, serviceKey } = database();
  const store = openSupabaseStore({ url, serviceKey }, { timeout: 5000 });
  const acknowledged = new Set<string>();
  const failures: unknown[] = [];
  let sending = true;
  let afterRestart = 0;
  let isBack = false;
  // Eight visitors, each of whom sends one enquiry after another.
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
  // If an enquiry was stored but its answer was lost, it can be sent again. It is stored only once.
  const unanswered = kept.filter((id) => !acknowledged.has(id));
  expect(unanswered.length).toBeLessThanOrEqual(16);
});
