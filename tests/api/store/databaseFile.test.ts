import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { SqliteConnection } from '#api/store/sqliteConnection.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import type { UpkeepTimes } from '#api/store/upkeep.ts';
import { asOrdinaryUser } from '../../helpers/asOrdinaryUser.ts';
import { ENDS, bytesOf, idsIn, newDatabase, otherProgram } from '../../helpers/databaseFiles.ts';
import { newEnquiry } from '../../helpers/storedEnquiries.ts';

/** A maintenance that happens as soon as possible, for tests that wait for it. */
const PROMPT: UpkeepTimes = { interval: 20, idle: 50 };

/** Opens a store that is closed after the test. Returns it with its file and the lines that it logs. Its timeout for locks is short. */
async function openStore(
  file = newDatabase(),
  upkeep?: UpkeepTimes,
): Promise<{ file: string; store: EnquiryStore; logged: string[] }> {
  const logged: string[] = [];
  const store = await openSqliteStore(file, {
    log: (line) => logged.push(line),
    lockTimeout: 200,
    ...(upkeep && { upkeep }),
  });
  onTestFinished(() => store.close());
  return { file, store, logged };
}

/** Stores an enquiry. Returns its id when the store has acknowledged it. */
async function keep(store: EnquiryStore, changes?: Parameters<typeof newEnquiry>[0]) {
  const enquiry = newEnquiry(changes);
  await store.save(enquiry);
  return enquiry.id;
}

/** Creates a backup: a database in one file, with one enquiry. Returns its path. */
async function backupWith(id: string): Promise<string> {
  const file = newDatabase();
  const store = await openSqliteStore(file);
  await keep(store, { id });
  await store.close();
  return file;
}

const moveAll = (file: string) => {
  mkdirSync(join(dirname(file), 'away'));
  for (const end of ENDS) {
    try {
      renameSync(file + end, join(dirname(file), 'away', `enquiries.db${end}`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
};

const atRest = (file: string) =>
  vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), { timeout: 60_000 });

describe('what is acknowledged is in the file that has the name', () => {
  test.each<[string, (file: string) => void]>([
    ['was deleted', (file) => rmSync(file)],
    ['was deleted with its log and its index', (file) => ENDS.forEach((end) => rmSync(file + end))],
    ['was moved away', (file) => renameSync(file, `${file}.old`)],
    ['was moved away with its log and its index', moveAll],
    ['was deleted with its folder', (file) => rmSync(dirname(file), { recursive: true })],
  ])('when the file %s', async (_, change) => {
    const { file, store, logged } = await openStore();
    await keep(store);
    change(file);
    const id = await keep(store);
    expect(idsIn(file)).toEqual([id]);
    expect((await store.get(id))?.id).toBe(id);
    expect(logged).toEqual([
      expect.stringContaining(`${file} was deleted, moved away or replaced.`),
    ]);
  });

  test('when the file was replaced by another one, whose enquiries stay', async () => {
    const { file, store } = await openStore();
    await keep(store);
    const older = newEnquiry().id;
    renameSync(await backupWith(older), file);
    const id = await keep(store);
    expect(idsIn(file)).toEqual([older, id]);
  });

  test.each<[string, string[]]>([
    ['the log', ['-wal']],
    ['the index', ['-shm']],
    ['the log and the index', ['-wal', '-shm']],
  ])('when %s was deleted, together with what was acknowledged before', async (_, ends) => {
    const { file, store, logged } = await openStore();
    const before = await keep(store);
    for (const end of ends) rmSync(file + end);
    const after = await keep(store);
    expect(idsIn(file)).toEqual([before, after]);
    expect(logged).toEqual([expect.stringContaining('Leave them beside')]);
  });

  test('when the file is moved away while the enquiry is being written', () => {
    const file = newDatabase();
    const connection = new SqliteConnection(file);
    let runs = 0;
    connection.transact(() => {
      if (runs++ === 0) moveAll(file);
      connection.prepare("INSERT INTO salts (day, salt) VALUES ('2026-03-01', 'x')").run();
    });
    connection.close();
    const found = new DatabaseSync(file);
    expect(found.prepare('SELECT day FROM salts').all()).toHaveLength(1);
    found.close();
    expect(runs).toBe(2);
  });

  test('and is refused when every file is replaced at once', () => {
    const file = newDatabase();
    const connection = new SqliteConnection(file);
    onTestFinished(() => connection.close());
    expect(() => connection.transact(() => rmSync(file))).toThrow('replaced again and again');
  });

  test('and a file that was moved away alone has all that was acknowledged before', async () => {
    const { file, store } = await openStore();
    const before = await keep(store);
    renameSync(file, `${file}.old`);
    await keep(store);
    expect(idsIn(`${file}.old`)).toEqual([before]);
  });
});

describe('nothing has to be restarted', () => {
  test.each<[string, (file: string) => void]>([
    ['overwritten with something else', (file) => writeFileSync(file, 'x'.repeat(50_000))],
    ['emptied', (file) => truncateSync(file)],
  ])('when a file that was %s is moved away as the log advises', async (_, damage) => {
    const { file, store } = await openStore();
    await keep(store);
    damage(file);
    for (const attempt of [1, 2]) {
      const failure = await keep(store).catch((error: Error) => error);
      expect(failure, `${attempt}`).toMatchObject({ name: 'StoreUnavailable', reason: 'down' });
      expect(String(failure)).toContain(`Move it away together with ${file}-wal and ${file}-shm`);
    }
    moveAll(file);
    const id = await keep(store);
    expect(idsIn(file)).toEqual([id]);
  });

  test('when only the damaged file itself is moved away', async () => {
    const { file, store } = await openStore();
    await keep(store);
    writeFileSync(file, 'x'.repeat(50_000));
    await expect(keep(store)).rejects.toThrow('damaged');
    renameSync(file, `${file}.damaged`);
    const id = await keep(store);
    expect(idsIn(file)).toEqual([id]);
  });

  test('when the right to write is given back', async () => {
    await asOrdinaryUser(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'rights-'));
      const file = join(folder, 'enquiries.db');
      const store = await openSqliteStore(file);
      const before = await keep(store);
      chmodSync(folder, 0);
      await expect(keep(store)).rejects.toMatchObject({ reason: 'denied' });
      chmodSync(folder, 0o700);
      const after = await keep(store);
      expect(idsIn(file)).toEqual([before, after]);
      await store.close();
      rmSync(folder, { recursive: true });
    });
  });

  test.each([
    ['file', 0o400, 0o700],
    ['folder', 0o600, 0o500],
    ['file and its folder', 0o400, 0o500],
  ])('when the %s may be written again', async (_, ofFiles, ofFolder) => {
    await asOrdinaryUser(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'rights-'));
      const file = join(folder, 'enquiries.db');
      const setRights = (files: number, own: number) => {
        chmodSync(folder, 0o700);
        for (const name of readdirSync(folder)) chmodSync(join(folder, name), files);
        chmodSync(folder, own);
      };
      const acknowledged: string[] = [];
      // A file that is open already may be written.
      const keepUnlessDenied = async (store: EnquiryStore) => {
        try {
          acknowledged.push(await keep(store));
        } catch (error) {
          expect(error).toMatchObject({ reason: 'denied' });
        }
      };
      const store = await openSqliteStore(file);
      acknowledged.push(await keep(store));
      setRights(ofFiles, ofFolder);
      await keepUnlessDenied(store);
      await store.close();
      const other = await openSqliteStore(file);
      await keepUnlessDenied(other);
      setRights(0o600, 0o700);
      acknowledged.push(await keep(other));
      expect(idsIn(file)).toEqual(acknowledged);
      await other.close();
      rmSync(folder, { recursive: true });
    });
  });

  test('when another program lets go of its lock', async () => {
    const { file, store } = await openStore();
    const other = await otherProgram(file, 'BEGIN IMMEDIATE');
    await expect(keep(store)).rejects.toThrow('locked by another program');
    await other.end();
    const id = await keep(store);
    expect(idsIn(file)).toEqual([id]);
  });
});

describe('a file whose name is a symbolic link', () => {
  /** Creates a link in one folder to a database in another one, which does not exist yet. */
  function linked() {
    const file = newDatabase();
    const [real, other] = ['real', 'other'].map((folder) => join(dirname(file), '..', folder));
    for (const folder of [dirname(file), real, other]) mkdirSync(folder as string);
    const targets = [join(real as string, 'r.db'), join(other as string, 'o.db')] as const;
    symlinkSync(join('..', 'real', 'r.db'), file);
    return { file, targets };
  }

  test('is created where the link leads, only readable by its owner, and is whole at rest', async () => {
    const { file, targets } = linked();
    const { store } = await openStore(file, PROMPT);
    const id = await keep(store);
    expect(statSync(targets[0]).mode & 0o777).toBe(0o600);
    await atRest(targets[0]);
    copyFileSync(targets[0], `${targets[0]}.copy`);
    expect(idsIn(`${targets[0]}.copy`)).toEqual([id]);
  });

  test('loses nothing if its log is deleted', async () => {
    const { file, targets } = linked();
    const { store, logged } = await openStore(file);
    const before = await keep(store);
    rmSync(`${targets[0]}-wal`);
    const after = await keep(store);
    expect(idsIn(targets[0])).toEqual([before, after]);
    expect(logged).toEqual([expect.stringContaining(`Leave them beside ${targets[0]}`)]);
  });

  test('is followed if the link leads elsewhere, and the first file stays whole', async () => {
    const { file, targets } = linked();
    const { store, logged } = await openStore(file);
    const before = await keep(store);
    rmSync(file);
    symlinkSync(targets[1], file);
    const after = await keep(store);
    expect(idsIn(targets[1])).toEqual([after]);
    expect(idsIn(targets[0])).toEqual([before]);
    expect(logged).toEqual([
      expect.stringContaining(`${file} was deleted, moved away or replaced.`),
    ]);
  });

  test('is created again if the file is moved away', async () => {
    const { file, targets } = linked();
    const { store } = await openStore(file);
    const before = await keep(store);
    renameSync(targets[0], `${targets[0]}.old`);
    const after = await keep(store);
    expect(idsIn(targets[0])).toEqual([after]);
    expect(idsIn(`${targets[0]}.old`)).toEqual([before]);
  });
});

describe.runIf(process.getuid?.() === 0)('a file that root creates', () => {
  test('belongs to the owner of its folder, whose server can use it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'owner-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chownSync(folder, 65_534, 65_534);
    const file = join(folder, 'data', 'enquiries.db');
    const { store } = await openStore(file);
    await keep(store);
    for (const path of [dirname(file), ...ENDS.map((end) => file + end)]) {
      expect(statSync(path), path).toMatchObject({ uid: 65_534, gid: 65_534 });
    }
    await asOrdinaryUser(async () => {
      const server = await openSqliteStore(file);
      await keep(server);
      await server.close();
    });
  });
});

test('a listing that must not create the file ends when it is moved away', async () => {
  const { file, store } = await openStore(newDatabase());
  await keep(store);
  const reader = await openSqliteStore(file, { mustExist: true });
  onTestFinished(() => reader.close());
  moveAll(file);
  await expect(reader.get('x')).rejects.toMatchObject({ reason: 'missing' });
  expect(existsSync(file)).toBe(false);
});

test('at rest everything is in one file', async () => {
  const { file, store } = await openStore(newDatabase(), PROMPT);
  const id = await keep(store);
  await atRest(file);
  copyFileSync(file, `${file}.copy`);
  expect(idsIn(`${file}.copy`)).toEqual([id]);
});

test('a job with a fault is refused alone', async () => {
  const { file, store } = await openStore();
  const [fine, wrong] = [newEnquiry(), { ...newEnquiry(), name: null as unknown as string }];
  const results = await Promise.allSettled([store.save(fine), store.save(wrong)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(idsIn(file)).toEqual([fine.id]);
});

describe('what is erased is overwritten', () => {
  const marked = (index: number) => `marker-${index}-of-someone`;

  test('when one enquiry is erased', async () => {
    const { file, store } = await openStore(newDatabase(), PROMPT);
    const [stays, goes] = [
      await keep(store, { message: marked(1) }),
      await keep(store, { message: marked(2) }),
    ];
    await atRest(file);
    expect(bytesOf(file)).toContain(marked(2));
    await store.erase(goes);
    expect(bytesOf(file)).not.toContain(marked(2));
    expect(bytesOf(file)).toContain(marked(1));
    expect(idsIn(file)).toEqual([stays]);
  });

  test('when rows were moved between pages before', async () => {
    const { file, store } = await openStore();
    // A fixed pseudo-random sequence: enquiries of different lengths, which arrive in no particular order.
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    const all = Array.from({ length: 3000 }, (_, index) => ({
      index,
      day: random(50),
      message: marked(index) + 'y'.repeat(random(5) === 0 ? random(4000) : random(600)),
    }));
    const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
    await Promise.all(all.map(({ day, message }) => keep(store, { message, receivedAt: at(day) })));
    for (let day = 5; day <= 45; day += 5) {
      await store.purge({ enquiries: at(day) });
      const found = new Set(bytesOf(file).match(/marker-\d+-of-someone/g));
      const left = all.filter((one) => found.has(marked(one.index)));
      expect(
        left.filter((one) => one.day < day),
        `day ${day}`,
      ).toEqual([]);
      expect(left.length).toBeGreaterThan(0);
    }
  });

  test('or the log says which program keeps it from being so, and the next time it is', async () => {
    const { file, store, logged } = await openStore();
    const id = await keep(store, { message: marked(1) });
    const other = await otherProgram(file, 'BEGIN;SELECT * FROM enquiries');
    await store.erase(id);
    expect(bytesOf(file)).toContain(marked(1));
    expect(logged).toEqual([
      `Erased, but not yet overwritten in the files. Another program is reading ${file}. End it. Then run the command again: it overwrites what is left, although it finds nothing more to erase.`,
    ]);
    await other.end();
    await store.erase(id);
    expect(bytesOf(file)).not.toContain(marked(1));
    expect(logged).toHaveLength(1);
  });
});

describe('salts of days before yesterday are destroyed', () => {
  test('when the file is opened', async () => {
    const { file, store } = await openStore();
    const salt = await store.salt('2020-01-01');
    await store.close();
    expect(bytesOf(file)).toContain(salt);
    await openStore(file, PROMPT);
    await vi.waitFor(() => expect(bytesOf(file)).not.toContain(salt), { timeout: 60_000 });
  });

  test('when the day changes, even without any request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { file, store } = await openStore(newDatabase(), PROMPT);
    const salt = await store.salt(new Date().toISOString().slice(0, 10));
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await store.salt(new Date().toISOString().slice(0, 10));
    expect(bytesOf(file)).toContain(salt);
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await vi.waitFor(() => expect(bytesOf(file)).not.toContain(salt), { timeout: 60_000 });
  });
});
