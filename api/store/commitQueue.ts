import type { SqliteConnection } from './sqliteConnection.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';

interface Job {
  work(): unknown;
  resolve(result: never): void;
  reject(error: unknown): void;
}

/** The number of jobs after which the write-ahead log is copied into the database: about a thousand pages. */
const JOBS_PER_CHECKPOINT = 500;

/**
 * A queue that commits all jobs of one turn of the event loop together, because most of the cost of a commit is waiting for the disk. A
 * job is acknowledged after that commit. If the store is unavailable, all jobs of the commit are rejected. If one job throws, only that job
 * is rejected.
 */
export class CommitQueue {
  readonly #connection: SqliteConnection;
  #jobs: Job[] = [];
  #jobsSinceCheckpoint = 0;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /**
   * Resolves with the result of `work` once it is on disk. Calls `work` again if the file was replaced meanwhile. Rejects with
   * `StoreUnavailable`, or with the error of the work.
   */
  add<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#commit());
      this.#jobs.push({ work, resolve, reject });
    });
  }

  /** Resolves when no job is waiting. */
  async drain(): Promise<void> {
    if (this.#jobs.length > 0) await this.add(() => undefined).catch(() => undefined);
  }

  #commit(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    this.#commitTogether(jobs);
    this.#jobsSinceCheckpoint += jobs.length;
    if (this.#jobsSinceCheckpoint >= JOBS_PER_CHECKPOINT) setImmediate(() => this.#checkpoint());
  }

  #commitTogether(jobs: readonly Job[]): void {
    try {
      const results = this.#connection.transact(() => jobs.map(({ work }) => work()));
      for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as never);
    } catch (error) {
      if (error instanceof StoreUnavailable || jobs.length === 1) {
        for (const { reject } of jobs) reject(error);
      } else {
        for (const job of jobs) this.#commitTogether([job]);
      }
    }
  }

  #checkpoint(): void {
    if (this.#jobsSinceCheckpoint < JOBS_PER_CHECKPOINT) return;
    this.#jobsSinceCheckpoint = 0;
    try {
      this.#connection.checkpoint('PASSIVE');
    } catch {
      // The log grows until a later checkpoint succeeds. The next commit reports the problem.
    }
  }
}
