import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { describeStorePromises, listed, newEnquiry } from '../../helpers/storePromises.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const folder = mkdtempSync(join(tmpdir(), 'stores-'));
let opened = 0;
describeStorePromises('embedded', () => openSqliteStore(join(folder, `${opened++}`, 'e.db')));

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

  test('may be used by two at once: a server, and the command line', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const [one, other] = [await openSqliteStore(file), await openSqliteStore(file)];
    await Promise.all([one.save(newEnquiry()), other.save(newEnquiry()), one.save(newEnquiry())]);
    expect(await listed(other)).toHaveLength(3);
    await one.close();
    await other.close();
  });

  test('holds nothing any more of what was erased', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const store = await openSqliteStore(file);
    const enquiry = newEnquiry({ message: 'a very particular sentence' });
    await store.save(enquiry);
    await store.erase(enquiry.id);
    for (const end of ['', '-wal']) {
      expect(readFileSync(file + end).includes('very particular'), end).toBe(false);
    }
    await store.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});

describe('the embedded store that cannot work says what to do', () => {
  const messageOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'it worked',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  test('where its file is no database', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    writeFileSync(file, 'not a database at all, but some text '.repeat(50));
    expect((await messageOf(openSqliteStore(file))).replace(file, 'FILE')).toMatchInlineSnapshot(
      `"StoreUnavailable: FILE is damaged. Move it away: a new one is made, and "sqlite3 <file> .recover" reads the old one."`,
    );
  });

  test('where its folder is a file', async () => {
    const file = join(emptyFolder(), 'taken');
    writeFileSync(file, '');
    const inside = join(file, 'enquiries.db');
    expect(
      (await messageOf(openSqliteStore(inside))).replace(inside, 'FILE'),
    ).toMatchInlineSnapshot(
      `"StoreUnavailable: FILE cannot be created. Set ENQUIRIES_DB to a file in a folder of its own."`,
    );
  });

  test('where its file is of a newer version', async () => {
    const file = join(emptyFolder(), 'enquiries.db');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(await messageOf(openSqliteStore(file))).toMatchInlineSnapshot(
      `"StoreUnavailable: The database is of version 99, this code of 2. Run the newer code, or set ENQUIRIES_DB to another file."`,
    );
  });

  test('where there is no more room, and works again once there is, without what was refused', async () => {
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
    expect(failure.replace(file, 'FILE')).toMatchInlineSnapshot(
      `"StoreUnavailable: The disk of FILE is full. Free some space, or move the file and set ENQUIRIES_DB; nothing need be restarted once there is room."`,
    );
    expect(acknowledged).toBeGreaterThan(5);
    await expect(store.save(large())).rejects.toThrow('full');
    expect(await listed(store)).toHaveLength(acknowledged);
    await store.purge({ enquiries: new Date() });
    await store.save(large());
    expect(await listed(store)).toHaveLength(1);
    await store.close();
  });
});
