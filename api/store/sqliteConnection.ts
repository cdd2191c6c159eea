import { renameSync, rmSync } from 'node:fs';
import type { StatementSync } from 'node:sqlite';
import { fileMarks, sameMarks } from './fileMarks.ts';
import type { FileMarks } from './fileMarks.ts';
import { replacedFile, sqliteFailure } from './sqliteFailure.ts';
import { ATTEMPTS, SqliteFile } from './sqliteFile.ts';
import type { SqliteFileOptions } from './sqliteFile.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';

export interface ConnectionOptions extends SqliteFileOptions {
  /** Receives lines for the operator: what happened to the file, and what to do. */
  log?: (line: string) => void;
  /** The free space below which the disk counts as full, in bytes. Only `EnquiryStore.probe` uses it. */
  minFreeSpace?: number;
}

/**
 * A connection to one SQLite file that follows the name of the file. Before each use and after each commit it compares the files with these
 * names to those that it has open. If they differ, it opens the file again. So no restart is needed after a file was moved, deleted,
 * replaced or damaged, and work counts as done only if it is in the file that has the name now.
 */
export class SqliteConnection {
  readonly file: string;
  readonly #options: ConnectionOptions;
  /** The open file, `undefined` while none is open. */
  #open: SqliteFile | undefined;

  /** Opens the file; creates it and its folder if they are missing, unless the options forbid it. Throws `StoreUnavailable`. */
  constructor(file: string, options: ConnectionOptions = {}) {
    this.file = file;
    this.#options = options;
    this.#guard(() => this.#follow());
  }

  /** The path of the open file, without symbolic links. Undefined if no file is open. */
  get path(): string | undefined {
    return this.#open?.path;
  }

  /** Returns a prepared statement. Only for use within `transact` and `read`, because each open file needs its own statements. */
  prepare(sql: string): StatementSync {
    return this.#opened().prepare(sql);
  }

  /**
   * Runs work in a transaction and returns its result once it is on disk, in the file with the name. Runs the work again if the file was
   * replaced meanwhile. Throws `StoreUnavailable` or the error of the work. Nothing of the work is stored then.
   */
  transact<Result>(work: () => Result): Result {
    return this.#guard(() => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        this.#follow();
        const result = this.#opened().commit(work);
        if (this.#follow() !== 'replaced') return result;
      }
      throw replacedFile(this.file);
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
    const open = this.#open;
    if (open && sameMarks(open.marks, fileMarks(this.file, open.path)))
      open.checkpointWithoutWaiting(mode);
  }

  /**
   * Overwrites deleted rows in the files. `secure_delete` zeroes deleted rows, but pages within which rows were moved may hold copies, and
   * the write-ahead log holds older pages. `VACUUM` rewrites all pages, and the checkpoint empties the log. If that is not possible, for
   * example while another program reads, logs what to do.
   */
  overwriteDeleted(): void {
    this.#guard(() => {
      this.#follow();
      const open = this.#opened();
      let obstacle: Error | undefined;
      try {
        open.vacuum();
      } catch (error) {
        obstacle = sqliteFailure(error, this.file);
        if (!(obstacle instanceof StoreUnavailable)) throw error;
      }
      const { isEmptied } = open.checkpoint('TRUNCATE');
      if (isEmptied && !obstacle) return;
      this.#log(
        `Erased, but not yet overwritten in the files. ${obstacle?.message ?? `Another program is reading ${this.file}. End it.`} Then run the command again: it overwrites what is left, although it finds nothing more to erase.`,
      );
    });
  }

  /** Closes the file. The next use opens it again. */
  close(): void {
    const open = this.#open;
    this.#open = undefined;
    open?.close();
  }

  /**
   * Reopens the files if other files have their names now. Returns `same` if the open files were still right, `reopened` if the new files
   * are the same database or no file was open, and `replaced` if earlier commits are not in the file with the name.
   */
  #follow(): 'same' | 'reopened' | 'replaced' {
    let change: 'reopened' | 'replaced' = 'reopened';
    if (this.#open) {
      const found = fileMarks(this.file, this.#open.path);
      if (sameMarks(this.#open.marks, found)) return 'same';
      if (found.main !== this.#open.marks.main) {
        this.#leaveMoved(this.#open);
        change = 'replaced';
      } else {
        this.#leaveChanged(this.#open, found);
      }
    }
    this.#open = SqliteFile.open(this.file, this.#options);
    return change;
  }

  /** Closes a file that was deleted, moved away or replaced. */
  #leaveMoved(open: SqliteFile): void {
    const { marks, path } = open;
    this.#log(
      `${this.file} was deleted, moved away or replaced. Enquiries are kept in the file that has this name now; a new one is created if there is none.`,
    );
    let isWhole = false;
    try {
      // The file may exist under another name. It is complete only with the content of its log.
      isWhole = open.checkpoint('TRUNCATE').isWhole;
    } catch {
      // The file is damaged, or its disk is full. Enquiries are still accepted, because they go into another file.
    }
    this.close();
    const left = fileMarks(path);
    // The file is still there if a symbolic link leads elsewhere now. It keeps its log.
    if (left.main === marks.main) return;
    // If a log is left behind, SQLite would use it as the log of the new file.
    if (left.index !== undefined && left.index === marks.index) rmSync(`${path}-shm`);
    if (left.log === undefined || left.log !== marks.log) return;
    if (isWhole) rmSync(`${path}-wal`);
    else {
      const kept = `${path}-wal.${Date.now()}`;
      renameSync(`${path}-wal`, kept);
      this.#log(
        `${kept} is the log of the file that was there before, and may contain enquiries. Put it beside that file, with the name of that file and "-wal", or delete it: no command erases enquiries in it.`,
      );
    }
  }

  /** Closes a file that another program has written to, or one whose log was moved away. Throws if the file is damaged. */
  #leaveChanged(open: SqliteFile, found: FileMarks): void {
    const { marks, path } = open;
    if (marks.content !== found.content) open.verify();
    if (marks.log !== found.log || marks.index !== found.index) {
      this.#log(
        `${path}-wal or ${path}-shm was deleted, moved away or replaced. Leave them beside ${path}: they are part of it.`,
      );
      if (!open.checkpoint('TRUNCATE').isWhole) {
        throw new StoreUnavailable(
          'down',
          `${this.file} has lost its log, and another program keeps it from being written back. End that program.`,
        );
      }
    }
    this.close();
  }

  #opened(): SqliteFile {
    if (!this.#open) throw new Error('The file of enquiries is used while it is closed.');
    return this.#open;
  }

  #guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const failure = sqliteFailure(error, this.file);
      // SQLite opens a file that may not be written for reading, and keeps it so. The next use opens it again.
      if (failure instanceof StoreUnavailable && failure.reason === 'denied') this.close();
      throw failure;
    }
  }

  #log(line: string): void {
    this.#options.log?.(line);
  }
}
