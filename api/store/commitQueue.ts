import type { DatabaseSync } from 'node:sqlite';

interface Job {
  work(): unknown;
  resolve(result: never): void;
  reject(error: unknown): void;
}

/**
 * Gathers pieces of work that arrive in one turn of the event loop and commits them together, for what a commit costs is waiting for the
 * disk. A piece of work is acknowledged after that commit; where it fails, all that were in it are refused.
 */
export class CommitQueue {
  readonly #db: DatabaseSync;
  readonly #failure: (error: unknown) => Error;
  #jobs: Job[] = [];

  constructor(db: DatabaseSync, failure: (error: unknown) => Error) {
    this.#db = db;
    this.#failure = failure;
  }

  /** Resolves with what `work` returns once it is on disk. */
  add<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#commit());
      this.#jobs.push({ work, resolve, reject });
    });
  }

  /** Resolves when nothing waits. */
  async drain(): Promise<void> {
    if (this.#jobs.length > 0) await this.add(() => undefined).catch(() => undefined);
  }

  #commit(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const results = jobs.map(({ work }) => work());
      this.#db.exec('COMMIT');
      for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as never);
    } catch (error) {
      // SQLite has already rolled back after some errors, such as a full disk.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      const failure = this.#failure(error);
      for (const { reject } of jobs) reject(failure);
    }
  }
}
