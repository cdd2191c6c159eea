import { closeSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { createFile } from './createFile.ts';
import { fileMarks, sameMarks } from './fileMarks.ts';
import type { FileMarks } from './fileMarks.ts';
import { damagedFile, sqliteFailure } from './sqliteFailure.ts';
import { migrate } from './sqliteSchema.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';

/** The default timeout for a lock that another process holds, in milliseconds. */
const LOCK_TIMEOUT = 5000;
/** The number of attempts to do work while its file is being replaced. */
const ATTEMPTS = 3;
/** The first bytes of every SQLite database (https://www.sqlite.org/fileformat.html, 1.3). */
const MAGIC = 'SQLite format 3\0';

export interface ConnectionOptions {
  /** Receives lines for the operator: what happened to the file, and what to do. */
  log?: (line: string) => void;
  /** The timeout for a lock that another process holds, in milliseconds; 5 seconds by default. */
  lockTimeout?: number;
  /** The size beyond which the database counts as full, in pages of 4 KiB. */
  maxPages?: number;
  /** The free space below which the disk counts as full, in bytes. Only `EnquiryStore.probe` uses it. */
  minFreeSpace?: number;
}

/**
 * A connection to one SQLite file that follows the name of the file. Before each use and after each commit it compares the files with these
 * names to those that it has open. If they differ, it opens the file again. So no restart is needed after a file was moved, deleted,
 * replaced or damaged, and work counts as done only if it is in the file that has the name now.
 *
 * With a write-ahead log and `synchronous = FULL`, a commit has reached the disk when it returns
 * (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
export class SqliteConnection {
  readonly file: string;
  readonly #options: ConnectionOptions;
  #db: DatabaseSync | undefined;
  #statements = new Map<string, StatementSync>();
  /** The files that `#db` has open, and their state after its last checkpoint. */
  #marks: FileMarks | undefined;
  /**
   * A descriptor of the open file, created when its content is checked. It is closed after `#db`, because closing it drops the locks of
   * this process.
   */
  #probe: number | undefined;

  /** Opens the file; creates it and its folder if they are missing. Throws `StoreUnavailable`. */
  constructor(file: string, options: ConnectionOptions = {}) {
    this.file = file;
    this.#options = options;
    this.#guard(() => this.#follow());
  }

  /** Returns a prepared statement. Only for use within `transact` and `read`, because each open file needs its own statements. */
  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#opened().prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /**
   * Runs work in a transaction and returns its result once it is on disk, in the file with the name. Runs the work again if the file was
   * replaced meanwhile. Throws `StoreUnavailable` or the error of the work. Nothing of the work is stored then.
   */
  transact<Result>(work: () => Result): Result {
    return this.#guard(() => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        this.#follow();
        const result = this.#commit(work);
        if (this.#follow() !== 'replaced') return result;
      }
      throw new StoreUnavailable(
        'down',
        `${this.file} is replaced again and again. End the program that does it.`,
      );
    });
  }

  /** Runs work that only reads. Throws `StoreUnavailable`, or the error of the work. */
  read<Result>(work: () => Result): Result {
    return this.#guard(() => {
      this.#follow();
      return work();
    });
  }

  /** Copies the write-ahead log into the database, as far as other programs allow it. Does not wait for locks. */
  checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): void {
    if (!this.#db || !this.#marks || !sameMarks(this.#marks, fileMarks(this.file))) return;
    this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      this.#checkpoint(this.#db, mode);
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${this.#lockTimeout}`);
    }
  }

  /**
   * Overwrites deleted rows in the files. `secure_delete` zeroes deleted rows, but pages within which rows were moved may hold copies, and
   * the write-ahead log holds older pages. `VACUUM` rewrites all pages, and the checkpoint empties the log. If that is not possible, for
   * example while another program reads, logs what to do.
   */
  overwriteDeleted(): void {
    this.#guard(() => {
      this.#follow();
      const db = this.#opened();
      let obstacle: Error | undefined;
      try {
        db.exec('VACUUM');
      } catch (error) {
        obstacle = sqliteFailure(error, this.file);
        if (!(obstacle instanceof StoreUnavailable)) throw error;
      }
      const { isEmptied } = this.#checkpoint(db, 'TRUNCATE');
      if (isEmptied && !obstacle) return;
      this.#log(
        `Erased, but not yet overwritten in the files. ${obstacle?.message ?? `Another program is reading ${this.file}. End it.`} Then run the command again: it overwrites what is left, although it finds nothing more to erase.`,
      );
    });
  }

  /** Closes the file. The next use opens it again. */
  close(): void {
    const db = this.#db;
    this.#db = undefined;
    this.#marks = undefined;
    this.#statements = new Map();
    db?.close();
    if (this.#probe !== undefined) closeSync(this.#probe);
    this.#probe = undefined;
  }

  /**
   * Reopens the files if other files have their names now. Returns `same` if the open files were still right, `reopened` if the new files
   * are the same database or no file was open, and `replaced` if earlier commits are not in the file with the name.
   */
  #follow(): 'same' | 'reopened' | 'replaced' {
    let change: 'reopened' | 'replaced' = 'reopened';
    if (this.#db && this.#marks) {
      const found = fileMarks(this.file);
      if (sameMarks(this.#marks, found)) return 'same';
      if (found.main !== this.#marks.main) {
        this.#leaveMoved(this.#db, this.#marks);
        change = 'replaced';
      } else {
        this.#leaveChanged(this.#db, this.#marks, found);
      }
    }
    this.#open();
    return change;
  }

  /** Closes a file that was deleted, moved away or replaced. */
  #leaveMoved(db: DatabaseSync, marks: FileMarks): void {
    this.#log(
      `${this.file} was deleted, moved away or replaced. Enquiries are kept in the file that has this name now; a new one is made if there is none.`,
    );
    let isWhole = false;
    try {
      // The file may exist under another name. It is complete only with the content of its log.
      isWhole = this.#checkpoint(db, 'TRUNCATE').isWhole;
    } catch {
      // The file is damaged, or its disk is full. Enquiries are still accepted, because they go into another file.
    }
    this.close();
    // If a log is left behind, SQLite would use it as the log of the new file.
    const left = fileMarks(this.file);
    if (left.index !== undefined && left.index === marks.index) rmSync(`${this.file}-shm`);
    if (left.log === undefined || left.log !== marks.log) return;
    if (isWhole) rmSync(`${this.file}-wal`);
    else renameSync(`${this.file}-wal`, `${this.file}-wal.${Date.now()}`);
  }

  /** Closes a file that another program has written to, or one whose log was moved away. Throws if the file is damaged. */
  #leaveChanged(db: DatabaseSync, marks: FileMarks, found: FileMarks): void {
    if (marks.content !== found.content) this.#verify();
    if (marks.log !== found.log || marks.index !== found.index) {
      this.#log(
        `${this.file}-wal or ${this.file}-shm was deleted, moved away or replaced. Leave them beside ${this.file}: they are part of it.`,
      );
      if (!this.#checkpoint(db, 'TRUNCATE').isWhole) {
        throw new StoreUnavailable(
          'down',
          `${this.file} has lost its log, and another program keeps it from being written back. End that program.`,
        );
      }
    }
    this.close();
  }

  /** Throws if the file with the name is not a database. SQLite itself would notice only when it needs a page that it has not cached. */
  #verify(): void {
    this.#probe ??= openSync(this.file, 'r');
    const start = Buffer.alloc(MAGIC.length);
    readSync(this.#probe, start, 0, start.length, 0);
    if (start.toString('latin1') !== MAGIC) throw damagedFile(this.file);
  }

  #open(): void {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      createFile(this.file);
      const before = fileMarks(this.file);
      const db = new DatabaseSync(this.file, {
        timeout: this.#lockTimeout,
        enableForeignKeyConstraints: true,
      });
      try {
        migrate(db);
        // Checkpoints happen only between transactions. So any other change of the file comes from another program.
        db.exec('PRAGMA wal_autocheckpoint = 0');
        if (this.#options.maxPages) db.exec(`PRAGMA max_page_count = ${this.#options.maxPages}`);
        const marks = fileMarks(this.file);
        if (before.main === marks.main) {
          this.#db = db;
          this.#marks = marks;
          return;
        }
      } catch (error) {
        db.close();
        throw error;
      }
      db.close();
    }
    throw new StoreUnavailable(
      'down',
      `${this.file} is replaced again and again. End the program that does it.`,
    );
  }

  #commit<Result>(work: () => Result): Result {
    const db = this.#opened();
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has already rolled back after some errors, such as a full disk.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Copies the log into the database. In the result, `isWhole` means that the database has all commits, and `isEmptied` that the log has a
   * size of zero. Only `TRUNCATE` empties the log.
   */
  #checkpoint(
    db: DatabaseSync,
    mode: 'PASSIVE' | 'TRUNCATE',
  ): { isWhole: boolean; isEmptied: boolean } {
    const row = db.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
    if (this.#marks) this.#marks = { ...this.#marks, content: fileMarks(this.file).content };
    return { isWhole: row?.log === row?.checkpointed, isEmptied: row?.busy === 0 };
  }

  get #lockTimeout(): number {
    return this.#options.lockTimeout ?? LOCK_TIMEOUT;
  }

  #opened(): DatabaseSync {
    if (!this.#db) throw new Error('The file of enquiries is used while it is closed.');
    return this.#db;
  }

  #guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw sqliteFailure(error, this.file);
    }
  }

  #log(line: string): void {
    this.#options.log?.(line);
  }
}
