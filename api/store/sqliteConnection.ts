import { closeSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { createFile } from './createFile.ts';
import { fileMarks, sameMarks } from './fileMarks.ts';
import type { FileMarks } from './fileMarks.ts';
import { damagedFile, sqliteFailure } from './sqliteFailure.ts';
import { migrate } from './sqliteSchema.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';

/** How long one process waits for another that holds a lock, in milliseconds. */
const BUSY_TIMEOUT = 5000;
/** How often work is done again because its file was moved meanwhile, before it is refused. */
const ATTEMPTS = 3;
/** The first bytes of every SQLite database (https://www.sqlite.org/fileformat.html, 1.3). */
const MAGIC = 'SQLite format 3\0';

export interface ConnectionOptions {
  /** Tells the operator what happened to the file, and what to do. */
  log?: (line: string) => void;
  /** The size beyond which the database counts as full, in pages of 4 KiB. */
  maxPages?: number;
  /** The free space below which the disk counts as full, in bytes. For `EnquiryStore.probe` alone. */
  minFreeSpace?: number;
}

/**
 * A connection to one SQLite file that follows the name of the file. Before each use and after each commit it compares the files that
 * have the names with those it has open. If they differ, it opens the file anew: a file that was moved away, deleted, replaced or
 * damaged needs no restart, and no work counts as done that is not in the file with the name.
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
   * A descriptor of the open file, made when its content is looked at. Closed after `#db`, because closing it drops the locks of this
   * process.
   */
  #probe: number | undefined;

  /** Opens the file; creates it and its folder if they are missing. Throws `StoreUnavailable`. */
  constructor(file: string, options: ConnectionOptions = {}) {
    this.file = file;
    this.#options = options;
    this.#guard(() => this.#follow());
  }

  /** Returns a prepared statement. Only for use within the work of `transact` and `read`: another file needs statements of its own. */
  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#opened().prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /**
   * Runs work in a transaction and returns its result once it is on disk, in the file that has the name. Runs it again if the file
   * was replaced meanwhile. Throws `StoreUnavailable`, or the error of the work; nothing of the work is kept then.
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

  /** Moves the write-ahead log into the database as far as no other program keeps it from doing so. Waits for nobody. */
  checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): void {
    if (!this.#db || !this.#marks || !sameMarks(this.#marks, fileMarks(this.file))) return;
    this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      this.#checkpoint(this.#db, mode);
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    }
  }

  /**
   * Overwrites what was deleted. `secure_delete` zeroes deleted rows, but pages within which rows were moved may hold copies, and the
   * write-ahead log holds older pages: `VACUUM` writes all pages anew, and the checkpoint empties the log. Logs what to do if that
   * is not possible, such as while another program reads.
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
   * Sees to it that the files that are open are those that have the names. `reopened`: they are the same database, or were closed.
   * `replaced`: what was committed before is not in the file that has the name.
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
      // The file may live on under another name, where it is whole only with what its log still holds.
      isWhole = this.#checkpoint(db, 'TRUNCATE').isWhole;
    } catch {
      // The file is damaged, or its disk is full. That is no reason to refuse enquiries: they go into another file.
    }
    this.close();
    // SQLite would take a log that is left behind for that of the new file.
    const left = fileMarks(this.file);
    if (left.index !== undefined && left.index === marks.index) rmSync(`${this.file}-shm`);
    if (left.log === undefined || left.log !== marks.log) return;
    if (isWhole) rmSync(`${this.file}-wal`);
    else renameSync(`${this.file}-wal`, `${this.file}-wal.${Date.now()}`);
  }

  /** Closes a file that another program has written to, or one whose log was taken away. Throws if the file is damaged. */
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

  /** Throws if the file with the name is no database. SQLite itself would not notice before it needs a page that it does not remember. */
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
        timeout: BUSY_TIMEOUT,
        enableForeignKeyConstraints: true,
      });
      try {
        migrate(db);
        // Checkpoints are made between transactions alone: whatever else changes the file is another program.
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
   * Moves the log into the database. `isWhole`: the database holds all that was committed. `isEmptied`: the log has a size of zero, which
   * only `TRUNCATE` does.
   */
  #checkpoint(
    db: DatabaseSync,
    mode: 'PASSIVE' | 'TRUNCATE',
  ): { isWhole: boolean; isEmptied: boolean } {
    const row = db.prepare(`PRAGMA wal_checkpoint(${mode})`).get();
    if (this.#marks) this.#marks = { ...this.#marks, content: fileMarks(this.file).content };
    return { isWhole: row?.log === row?.checkpointed, isEmptied: row?.busy === 0 };
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
