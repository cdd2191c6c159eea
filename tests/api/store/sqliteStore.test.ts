import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isReasonable } from '#api/store/rowShapes.ts';
import { sqliteFailure } from '#api/store/sqliteFailure.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { projectRoot } from '#cli/project.ts';
import { spoilRows } from '../../helpers/databaseFiles.ts';
import { describeStorePromises } from '../../helpers/storeContract.ts';
import {
  keptAs,
  listed,
  MAIL,
  newEnquiry,
  newVisit,
  WEBHOOK,
} from '../../helpers/storedEnquiries.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const folder = mkdtempSync(join(tmpdir(), 'stores-'));
let opened = 0;
describeStorePromises('embedded', async () => {
  const file = join(folder, `${opened++}`, 'e.db');
  return {
    store: await openSqliteStore(file),
    spoil: spoilRows(file),
  };
});

/** The date of a salt that is still in use. */
const today = new Date().toISOString().slice(0, 10);

/** The SQL of a database with version 1 of the schema. One enquiry is being delivered, one was delivered, and one is waiting. */
const firstVersion = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE enquiries (
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    page TEXT NOT NULL,
    address_hash TEXT NOT NULL,
    spam INTEGER NOT NULL,
    flags TEXT NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at, id);
  CREATE TABLE notifications (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT NOT NULL DEFAULT '',
    delivered_at INTEGER,
    PRIMARY KEY (enquiry_id, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notifications_due ON notifications (next_at) WHERE state = 'pending';
  CREATE INDEX notifications_failed ON notifications (enquiry_id) WHERE state = 'failed';
  CREATE TABLE not_found_visits (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at INTEGER NOT NULL,
    attempted_url TEXT NOT NULL,
    referrer TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    device_type TEXT NOT NULL,
    pathname TEXT NOT NULL,
    search TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX not_found_visits_by_path ON not_found_visits (pathname, received_at);
  CREATE TABLE used_proofs (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE salts (day TEXT PRIMARY KEY, salt TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
  INSERT INTO enquiries VALUES
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60701', 1000, 'Ada', 'ada@example.org', '', 'Hello', 'Branding', 'c0ffee', 0, '["links"]'),
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60702', 2000, 'Bea', 'bea@example.org', '', 'Hello', 'Branding', 'c0ffee', 0, '[]'),
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60703', 3000, 'Cleo', '', '1', '', 'Branding', 'c0ffee', 0, '[]');
  INSERT INTO notifications VALUES
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60701', 'mail', 'pending', 1, 1000, 8500, '', NULL),
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60701', 'webhook', 'failed', 3, 1000, 0, '410', NULL),
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60702', 'mail', 'delivered', 1, 2000, 0, '', 2500),
    ('0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60703', 'mail', 'pending', 0, 3000, 0, '', NULL);
  INSERT INTO not_found_visits VALUES (1, 1000, '/a', '', '', '', '', '/a', '', '');
  INSERT INTO salts VALUES ('${today}', '${'aa'.repeat(32)}');
`;

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe('the file of the embedded store', () => {
  test('is made with its folder, for its owner alone, and is found again', async () => {
    const file = join(emptyFolder(), 'deep', 'er', 'enquiries.db');
    const first = await openSqliteStore(file);
    await first.save(newEnquiry());
    expect(['', '-wal', '-shm'].map((end) => modeOf(file + end))).toEqual([0o600, 0o600, 0o600]);
    await first.close();
    const second = await openSqliteStore(file);
    expect(await listed(second)).toHaveLength(1);
    await second.close();
  });

  test('of the first version is upgraded: nothing is lost, and pending deliveries continue', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const old = new DatabaseSync(file);
    old.exec(firstVersion);
    old.close();
    const store = await openSqliteStore(file);
    const [claimed, told, waiting] = (await listed(store)).toReversed();
    expect([claimed, told, waiting].map((enquiry) => enquiry?.name)).toEqual([
      'Ada',
      'Bea',
      'Cleo',
    ]);
    const everyone = { channel: 'mail', address: '' };
    expect(claimed).toMatchObject({
      bodyHash: '',
      flags: ['links'],
      notifications: [
        { ...everyone, state: 'pending', attempts: 1, nextAt: new Date(1000) },
        { ...WEBHOOK, state: 'failed', attempts: 3, lastError: '410' },
      ],
    });
    expect(told?.notifications).toMatchObject([
      { ...everyone, state: 'delivered', deliveredAt: new Date(2500) },
    ]);
    // The claim of the process that was replaced expires at the usual time.
    const options = { channels: ['mail'] as const, limit: 9, lease: 1000, horizons: [1e9] };
    const due = await store.claimDue({ ...options, now: new Date(8000) });
    expect(due.map(({ enquiry }) => enquiry?.name)).toEqual(['Cleo']);
    expect(await store.claimDue({ ...options, now: new Date(9000) })).toMatchObject([
      { id: claimed?.id, recipient: everyone, attempts: 2 },
      { id: waiting?.id, recipient: everyone, attempts: 2 },
    ]);
    expect(await listed(store, { failed: true })).toMatchObject([{ id: claimed?.id }]);
    expect(await store.missingPaths({ since: new Date(0), limit: 9 })).toHaveLength(1);
    expect(await store.salt(today)).toBe('aa'.repeat(32));
    expect(await store.erase(claimed?.id ?? '')).toBe(true);
    expect(await listed(store, { failed: true })).toEqual([]);
    await store.close();
  });

  test.each([':memory:', 'file::memory:', 'file:enquiries.db?mode=memory'])(
    'is a file even if its name, %s, means a database in memory to SQLite',
    async (name) => {
      const cwd = emptyFolder();
      const module = join(projectRoot, 'api/store/sqliteStore.ts');
      const script = `
        import { openSqliteStore } from ${JSON.stringify(module)};
        const store = await openSqliteStore(${JSON.stringify(name)});
        await store.save(${JSON.stringify(newEnquiry())}, undefined);
        await store.close();`;
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '--eval',
          script.replace(/"receivedAt":("[^"]*")/, '"receivedAt":new Date($1)'),
        ],
        { cwd },
      );
      const store = await openSqliteStore(join(cwd, name));
      expect(await listed(store)).toHaveLength(1);
      await store.close();
    },
  );

  test('may be used by two at once: a server, and the command line', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const [one, other] = [await openSqliteStore(file), await openSqliteStore(file)];
    await Promise.all([one.save(newEnquiry()), other.save(newEnquiry()), one.save(newEnquiry())]);
    expect(await listed(other)).toHaveLength(3);
    await one.close();
    await other.close();
  });
});

describe('numbers that another program wrote', () => {
  /** Opens a store with three enquiries, after SQL has changed its rows. */
  async function spoilt(sql: string) {
    const file = join(emptyFolder(), 'enquiries.db');
    const store = await openSqliteStore(file);
    onTestFinished(() => store.close());
    const ids = [1, 2, 3].map((digit) => `0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f6070${digit}`);
    for (const id of ids) await store.save(newEnquiry({ id }));
    const db = new DatabaseSync(file);
    db.exec(`${sql.replaceAll('ID', 'enquiry_id')} = '${ids[0]}'`);
    db.close();
    const claim = (now = new Date('2026-03-01T10:00:00Z')) =>
      store.claimDue({ now, channels: ['mail'], limit: 9, lease: 1000, horizons: [1e9] });
    return { store, ids, claim };
  }

  test.each([
    ['attempts', 2n ** 60n],
    ['attempts', 2n ** 63n - 1n],
    ['attempts', -(2n ** 63n)],
    ['next_at', 2n ** 60n],
    ['next_at', 9_000_000_000_000_000n],
    ['next_at', -(2n ** 63n)],
    ['claimed_until', 2n ** 63n - 1n],
  ])('in a notification (%s = %s) stop neither it nor the others', async (column, value) => {
    const { store, ids, claim } = await spoilt(
      `UPDATE notifications SET ${column} = ${value} WHERE ID`,
    );
    const next = await store.nextDue(['mail']);
    expect(next && isReasonable(next)).toBe(true);
    const shown = await keptAs(store, ids[0] ?? '');
    expect(shown?.notifications.every(({ nextAt }) => isReasonable(nextAt))).toBe(true);
    expect((await claim()).map(({ id }) => id).sort()).toEqual(ids);
    for (const id of ids) await store.settle(id, MAIL, { state: 'delivered', at: new Date() });
    expect(await store.nextDue(['mail'])).toBeUndefined();
  });

  test('as the time of a delivery are read as unknown', async () => {
    const { store, ids } = await spoilt(
      `UPDATE notifications SET state = 'delivered', delivered_at = ${2n ** 60n} WHERE ID`,
    );
    expect((await keptAs(store, ids[0] ?? ''))?.notifications).toMatchObject([
      { state: 'delivered', deliveredAt: undefined },
    ]);
  });

  test.each([5n, -1n, 2n ** 60n])('as the mark of spam (%s) count as spam', async (value) => {
    const { store, ids } = await spoilt(`UPDATE enquiries SET spam = ${value} WHERE id`);
    expect((await listed(store, { spam: true })).map(({ id }) => id)).toEqual([ids[0]]);
    expect(await listed(store)).toHaveLength(2);
    expect(await keptAs(store, ids[0] ?? '')).toMatchObject({ spam: true });
    const again = await store.save(newEnquiry({ id: ids[0] ?? '' }));
    expect(again).toEqual({ result: 'created', id: ids[0] });
    expect(await listed(store)).toHaveLength(3);
  });

  test('as the time of a visit leave the list of missing pages readable', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const store = await openSqliteStore(file);
    onTestFinished(() => store.close());
    await store.saveVisit(newVisit('/a'), new Date(), 10);
    const db = new DatabaseSync(file);
    db.exec(`UPDATE not_found_visits SET received_at = ${2n ** 60n}`);
    db.close();
    expect(await store.missingPaths({ since: new Date(0), limit: 9 })).toHaveLength(1);
  });
});

describe('the embedded store that cannot work says what to do', () => {
  const messageOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'it worked',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  test('if its file is not a database', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    writeFileSync(file, 'not a database at all, but some text '.repeat(50));
    expect((await messageOf(openSqliteStore(file))).replaceAll(file, 'FILE')).toMatchInlineSnapshot(
      `"StoreUnavailable: FILE is damaged. Move it away together with FILE-wal and FILE-shm: the next enquiry creates a new file, and nothing has to be restarted. "sqlite3 <moved file> .recover" reads the old one."`,
    );
  });

  test('if its folder is a file', async () => {
    const file = join(emptyFolder(), 'taken');
    writeFileSync(file, '');
    const inside = join(file, 'enquiries.db');
    expect(
      (await messageOf(openSqliteStore(inside))).replaceAll(inside, 'FILE'),
    ).toMatchInlineSnapshot(
      `"StoreUnavailable: FILE cannot be created. Set ENQUIRIES_DB to a file in a folder of its own."`,
    );
  });

  test.each([
    ['is a link to itself', (file: string) => symlinkSync(file, file), 'ELOOP'],
    ['has a name that is too long', (file: string) => `${file}${'x'.repeat(300)}`, 'ENAMETOOLONG'],
  ])('if its file %s', async (_, spoil, code) => {
    const plain = join(emptyFolder(), 'enquiries.db');
    const file = spoil(plain) ?? plain;
    expect(await messageOf(openSqliteStore(file))).toBe(
      `StoreUnavailable: ${file} cannot be used (${code}). Look at its disk, or set ENQUIRIES_DB to another file.`,
    );
  });

  test.runIf(process.platform === 'linux')('if the system refuses its folder', async () => {
    const file = '/proc/enquiries/enquiries.db';
    expect(await messageOf(openSqliteStore(file))).toBe(
      `StoreUnavailable: ${file} cannot be used (ENOENT). Look at its disk, or set ENQUIRIES_DB to another file.`,
    );
  });

  test('if too many files are open', () => {
    const error = Object.assign(new Error('open'), { code: 'EMFILE', syscall: 'open' });
    expect(sqliteFailure(error, '/data/enquiries.db').message).toBe(
      '/data/enquiries.db cannot be opened: too many files are open. Raise the limit (LimitNOFILE, ulimit -n); nothing has to be restarted once there are fewer.',
    );
  });

  test('if its file is of a newer version', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(await messageOf(openSqliteStore(file))).toMatchInlineSnapshot(
      `"StoreUnavailable: The database has version 99. This code supports version 2. Run the newer code, or set ENQUIRIES_DB to another file."`,
    );
  });

  test('if the disk is full, and works again once there is room, without the refused enquiries', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const large = () => newEnquiry({ message: 'm'.repeat(5000) });
    const store = await openSqliteStore(file, { maxPages: 40 });
    let acknowledged = 0;
    let failure = '';
    while (!failure) {
      await store.save(large()).then(
        () => acknowledged++,
        (error: Error) => (failure = `${error.name}: ${error.message}`),
      );
    }
    expect(failure.replaceAll(file, 'FILE')).toMatchInlineSnapshot(
      `"StoreUnavailable: The disk of FILE is full. Free some space, or move the file and set ENQUIRIES_DB; nothing has to be restarted once there is room."`,
    );
    expect(acknowledged).toBeGreaterThan(5);
    await expect(store.save(large())).rejects.toThrow('full');
    expect(await listed(store)).toHaveLength(acknowledged);
    await store.purge({ enquiries: new Date() });
    await store.save(large());
    expect(await listed(store)).toHaveLength(1);
    await store.close();
  });

  test('if its disk has hardly any room left, although a few bytes still fit', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const store = await openSqliteStore(file, { minFreeSpace: Number.MAX_SAFE_INTEGER });
    await store.save(newEnquiry());
    expect((await messageOf(store.probe())).replaceAll(file, 'FILE')).toMatchInlineSnapshot(
      `"StoreUnavailable: The disk of FILE is almost full. Free some space, or move the file and set ENQUIRIES_DB; nothing has to be restarted once there is room."`,
    );
    await store.close();
  });
});
