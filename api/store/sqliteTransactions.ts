import type { StatementSync } from 'node:sqlite';
import type { CommitQueue } from './commitQueue.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** The database access that the parts of the embedded store share. All methods fail with `StoreUnavailable` if it cannot be used. */
export interface SqliteTransactions {
  /** Returns a prepared statement. Only for use within `read` and `write`. */
  sql(text: string): StatementSync;
  /** Runs work that only reads. */
  read<Result>(work: () => Result): Result;
  /** Runs work in a transaction, which it may share with other work, and resolves with its result once it is on disk. */
  write<Result>(work: () => Result): Promise<Result>;
  /** Overwrites deleted rows in the files. */
  overwriteDeleted(): void;
}

/** Returns the access to the database of `connection`. All writes go through `queue`. */
export function sqliteTransactions(
  connection: SqliteConnection,
  queue: CommitQueue,
): SqliteTransactions {
  return {
    sql: (text) => connection.prepare(text),
    read: (work) => connection.read(work),
    write: (work) => queue.add(work),
    overwriteDeleted: () => connection.overwriteDeleted(),
  };
}
