import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { createFile } from './createFile.ts';
import { fileMarks } from './fileMarks.ts';
import type { FileMarks } from './fileMarks.ts';
import { realFile } from './realFile.ts';
import { damagedFile, missingFile, replacedFile } from './sqliteFailure.ts';
import { migrate } from './sqliteSchema.ts';

/** The number of attempts to open a file, or to do work in it, while it is being replaced. */
export const ATTEMPTS = 3;
/** The default timeout for a lock that another process holds, in milliseconds. */
const LOCK_TIMEOUT = 5000;
/** The first bytes of every SQLite database (https://www.sqlite.org/fileformat.html, 1.3). */
const MAGIC = 'SQLite format 3\0';

export interface SqliteFileOptions {
  /** The timeout for a lock that another process holds, in milliseconds; 5 seconds by default. */
  lockTimeout?: number;
  /** The size beyond which the database counts as full, in pages of 4 KiB. */
  maxPages?: number;
  /** Whether a missing file is an error. By default it is created. */
  mustExist?: boolean;
}

/**
 * An SQLite file that is open. It stays the same file even if its name is given to another one.
 *
 * With a write-ahead log and `synchronous = FULL`, a commit has reached the disk when it returns
 * (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
export class SqliteFile {
  /** The path of the file, without symbolic links. */
  readonly path: string;
  readonly #db: DatabaseSync;
  readonly #lockTimeout: number;
  readonly #statements = new Map<string, StatementSync>();
  #marks: FileMarks;
  /**
   * A descriptor of the open file, created when its content is checked. It is closed after `#db`, because closing it drops the locks of
   * this process.
   */
  #probe: number | undefined;

  private constructor(path: string, db: DatabaseSync, marks: FileMarks, lockTimeout: number) {
    this.path = path;
    this.#db = db;
    this.#marks = marks;
    this.#lockTimeout = lockTimeout;
  }

  /**
   * Opens a file and migrates its tables. Creates the file and its folder if they are missing, unless it must exist. Throws the errors of
   * SQLite and of the file system, or `StoreUnavailable` if the file is missing or is replaced during each attempt.
   */
  static open(
    file: string,
    { lockTimeout = LOCK_TIMEOUT, maxPages, mustExist = false }: SqliteFileOptions,
  ): SqliteFile {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (mustExist) checkExists(file);
      else createFile(realFile(file));
      const path = realFile(file);
      const before = fileMarks(path);
      // SQLite takes ":memory:" and "file:…" for databases of other kinds, which may be lost. An absolute path is always a file.
      const db = new DatabaseSync(path, {
        timeout: lockTimeout,
        enableForeignKeyConstraints: true,
      });
      try {
        migrate(db);
        // Checkpoints happen only between transactions. So any other change of the file comes from another program.
        db.exec('PRAGMA wal_autocheckpoint = 0');
        if (maxPages) db.exec(`PRAGMA max_page_count = ${maxPages}`);
        const marks = fileMarks(path);
        if (before.main === marks.main) return new SqliteFile(path, db, marks, lockTimeout);
      } catch (error) {
        db.close();
        throw error;
      }
      db.close();
    }
    throw replacedFile(file);
  }

  /** The files that are open, and their state after the last checkpoint. */
  get marks(): FileMarks {
    return this.#marks;
  }

  /** Returns a prepared statement. The same text gives the same statement. */
  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** Runs work in a transaction and returns its result. If the work throws, rolls back and throws its error. */
  commit<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has already rolled back after some errors, such as a full disk.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Copies the log into the database. In the result, `isWhole` means that the database has all commits, and `isEmptied` that the log has a
   * size of zero. Only `TRUNCATE` empties the log.
   */
  checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): { isWhole: boolean; isEmptied: boolean } {
    const row = this.#db.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
    this.#marks = { ...this.#marks, content: fileMarks(this.path).content };
    return { isWhole: row?.log === row?.checkpointed, isEmptied: row?.busy === 0 };
  }

  /** Copies the log into the database as far as other programs allow it, without waiting for their locks. */
  checkpointWithoutWaiting(mode: 'PASSIVE' | 'TRUNCATE'): void {
    this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      this.checkpoint(mode);
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${this.#lockTimeout}`);
    }
  }

  /** Rewrites all pages of the database. */
  vacuum(): void {
    this.#db.exec('VACUUM');
  }

  /** Throws if the file with the path is not a database. SQLite itself would notice only when it needs a page that it has not cached. */
  verify(): void {
    this.#probe ??= openSync(this.path, 'r');
    const start = Buffer.alloc(MAGIC.length);
    readSync(this.#probe, start, 0, start.length, 0);
    if (start.toString('latin1') !== MAGIC) throw damagedFile(this.path);
  }

  /** Closes the file. It cannot be used afterwards. */
  close(): void {
    this.#db.close();
    if (this.#probe !== undefined) closeSync(this.#probe);
  }
}

/** Throws `StoreUnavailable` (missing) if there is no such file, or another error of the file system, for example if a right is missing. */
function checkExists(file: string): void {
  try {
    statSync(file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? missingFile(file) : error;
  }
}
