import { statSync } from 'node:fs';
import type { CommitQueue } from './commitQueue.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** How often the file is looked at, in milliseconds. */
const INTERVAL = 1000;
/** How long nobody must have written before the log is moved into the database, in milliseconds. */
const IDLE = 2000;
/** How long to wait after a failure, in milliseconds. */
const AFTER_FAILURE = 60_000;

/**
 * Looks after a database while nobody asks anything of it. Once nobody has written for two seconds, the write-ahead log is emptied,
 * so that at rest everything is in one file. At the start and when the day (UTC) changes, salts of days before yesterday are destroyed.
 * Returns a function that ends it.
 */
export function startUpkeep(connection: SqliteConnection, queue: CommitQueue): () => void {
  let dayOfSalts = '';
  let notBefore = 0;

  const destroySalts = (): void => {
    const now = Date.now();
    const day = new Date(now).toISOString().slice(0, 10);
    if (day === dayOfSalts || now < notBefore) return;
    notBefore = now + AFTER_FAILURE;
    const old = "FROM salts WHERE day < date(?, '-1 day')";
    // Without old salts there is nothing to write, and so no lock of another program to wait for.
    if (connection.read(() => connection.prepare(`SELECT 1 ${old}`).get(day)) === undefined) {
      dayOfSalts = day;
      return;
    }
    queue
      .add(() => connection.prepare(`DELETE ${old}`).run(day))
      .then(
        () => (dayOfSalts = day),
        () => undefined,
      );
  };

  const emptyLog = (): void => {
    const log = statSync(`${connection.file}-wal`, { throwIfNoEntry: false });
    if (!log || log.size === 0 || Date.now() - log.mtimeMs < IDLE) return;
    connection.checkpoint('TRUNCATE');
  };

  const look = (): void => {
    for (const task of [destroySalts, emptyLog]) {
      try {
        task();
      } catch {
        // Whoever asks something of the store next is told what is wrong; here it is enough to try again.
      }
    }
  };

  look();
  const timer = setInterval(look, INTERVAL).unref();
  return () => clearInterval(timer);
}
