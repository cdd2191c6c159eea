import { statSync } from 'node:fs';
import type { CommitQueue } from './commitQueue.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** The delay after a failure, in milliseconds. */
const RETRY_DELAY = 60_000;

/** The times of the maintenance, in milliseconds. */
export interface UpkeepTimes {
  /** The interval between two checks of the file. */
  interval: number;
  /** The time without a write after which the log is emptied. */
  idle: number;
}

const TIMES: UpkeepTimes = { interval: 1000, idle: 2000 };

/**
 * Starts the maintenance of a database. After two seconds without a write, unless `times` has others, the write-ahead log is emptied, so
 * that everything is in one file. At the start and when the day (UTC) changes, salts of days before yesterday are destroyed. Returns a
 * function that stops the maintenance.
 */
export function startUpkeep(
  connection: SqliteConnection,
  queue: CommitQueue,
  times = TIMES,
): () => void {
  let dayOfSalts = '';
  let notBefore = 0;

  const destroySalts = (): void => {
    const now = Date.now();
    const day = new Date(now).toISOString().slice(0, 10);
    if (day === dayOfSalts || now < notBefore) return;
    notBefore = now + RETRY_DELAY;
    const old = "FROM salts WHERE day < date(?, '-1 day')";
    // If there are no old salts, there is nothing to write, and no lock to wait for.
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
    const { path } = connection;
    const log = path && statSync(`${path}-wal`, { throwIfNoEntry: false });
    if (!log || log.size === 0 || Date.now() - log.mtimeMs < times.idle) return;
    connection.checkpoint('TRUNCATE');
  };

  const look = (): void => {
    for (const task of [destroySalts, emptyLog]) {
      try {
        task();
      } catch {
        // The next call of the store reports the problem. Here it is enough to try again.
      }
    }
  };

  look();
  const timer = setInterval(look, times.interval).unref();
  return () => clearInterval(timer);
}
