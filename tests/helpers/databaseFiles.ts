import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { StoreUnderTest } from './storeContract.ts';

/** The suffixes of the three files of an SQLite database. */
export const ENDS = ['', '-wal', '-shm'];

/** Returns the path of a database that does not exist yet. It is in a new folder, which is removed after the test. */
export function newDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data', 'enquiries.db');
}

/** Returns the ids of the enquiries that another program finds in a file now, in the order of their arrival. */
export function idsIn(file: string): string[] {
  const script = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { readOnly: true });
    console.log(JSON.stringify(db.prepare('SELECT id FROM enquiries ORDER BY rowid').all().map(({ id }) => id)));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script, file], { encoding: 'utf8' }));
}

/** Returns a function that writes an invalid time of receipt to enquiries, directly in the database. */
export function spoilRows(file: string): StoreUnderTest['spoil'] {
  return async (ids, when) => {
    const db = new DatabaseSync(file);
    const time = when === 'before' ? -(2n ** 63n) : 2n ** 63n - 1n;
    for (const id of ids) {
      db.prepare('UPDATE enquiries SET received_at = ? WHERE id = ?').run(time, id);
    }
    db.close();
  };
}

/** Returns the bytes of the three files of a database, as text with one character for each byte. */
export function bytesOf(file: string): string {
  return ENDS.map((end) => file + end)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

/** Starts another program that opens a database, runs SQL and then waits. It ends with the test, or when `end` is called. */
export async function otherProgram(file: string, sql: string): Promise<{ end(): Promise<void> }> {
  const script = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 10_000 });
    for (const sql of process.argv[2].split(';')) db.prepare(sql).all();
    console.log('ready');
    setInterval(() => db, 1000);`;
  const child = spawn(process.execPath, ['-e', script, file, sql], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(end);
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The other program ended.'))),
  ]);
  return { end };
}
