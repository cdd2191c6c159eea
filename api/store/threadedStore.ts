import { Worker } from 'node:worker_threads';
import type { EnquiryStore } from './enquiryStore.ts';
import type { SqliteFileOptions } from './sqliteFile.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';
import { unpackError } from './storeMessage.ts';
import type { StoreCall, StoreMessage, StoreMethod } from './storeMessage.ts';

/** The maximum number of calls that wait for the disk or for a lock. Each holds at most one enquiry in memory: some kilobytes. */
const MAX_WAITING = 2000;
/** The timeout of a call for which a visitor waits, in milliseconds. It is longer than twice the timeout of a lock. */
const VISITOR_TIMEOUT = 15_000;
/** The timeout for closing the file, in milliseconds. */
const CLOSE_TIMEOUT = 15_000;

/** The methods that are called directly. The value is true if a visitor waits for the result. */
const methods: Record<StoreMethod, boolean> = {
  save: true,
  saveVisit: true,
  useProof: true,
  salt: true,
  probe: true,
  claimDue: false,
  settle: false,
  nextDue: false,
  get: false,
  markSpam: false,
  makeDue: false,
  readdress: false,
  notifyUnnotified: false,
  erase: false,
  purge: false,
  missingPaths: false,
};

/** The options of the file that the thread opens. */
export type ThreadedStoreOptions = Pick<SqliteFileOptions, 'lockTimeout' | 'mustExist'>;

/**
 * Creates the embedded store in a thread of its own. So neither a slow disk, nor a lock of another program, nor a large purge blocks the
 * thread that answers requests. The worker thread starts with the first call. If it crashes, the waiting calls are rejected, and the next
 * call starts another. `log` receives lines for the operator about the file.
 */
export function threadedStore(
  file: string,
  log: (line: string) => void,
  options: ThreadedStoreOptions = {},
): EnquiryStore {
  const thread = new StoreThread(file, log, options);
  const called = Object.fromEntries(
    Object.entries(methods).map(([method, isVisitorWaiting]) => [
      method,
      (...args: unknown[]) =>
        thread.call(
          { method: method as StoreMethod, args },
          isVisitorWaiting ? VISITOR_TIMEOUT : undefined,
        ),
    ]),
  ) as unknown as Pick<EnquiryStore, StoreMethod>;
  return {
    ...called,
    async *list(...args) {
      const listing = await thread.open(args);
      try {
        for (;;) {
          const page = (await thread.call({ list: 'next', listing })) as [];
          if (page.length === 0) return;
          yield* page;
        }
      } finally {
        await thread.call({ list: 'end', listing }).catch(() => undefined);
      }
    },
    close: () => thread.close(),
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

/** `Omit` for each member of a union. */
type Unnumbered<Call> = Call extends unknown ? Omit<Call, 'call'> : never;

/** A worker thread (api/store/storeThread.ts) and the calls that wait for it. */
class StoreThread {
  readonly #file: string;
  readonly #log: (line: string) => void;
  readonly #options: ThreadedStoreOptions;
  #worker: Worker | undefined;
  /** Calls without a reply. A call that has timed out stays here until its reply, because the thread still holds it. */
  readonly #waiting = new Map<number, Waiting>();
  /** Calls of this turn of the event loop, which are sent in one message. */
  #unsent: StoreCall[] = [];
  #calls = 0;
  #isClosed = false;

  constructor(file: string, log: (line: string) => void, options: ThreadedStoreOptions) {
    this.#file = file;
    this.#log = log;
    this.#options = options;
  }

  /** Makes a call and resolves with its result. Rejects with `StoreUnavailable` after `timeout` milliseconds, if one is given. */
  async call(call: Unnumbered<StoreCall>, timeout?: number): Promise<unknown> {
    this.#checkRoom();
    return this.#send(call, timeout).reply;
  }

  /** Opens a listing and resolves with its number. */
  async open(args: Parameters<EnquiryStore['list']>): Promise<number> {
    this.#checkRoom();
    const { number, reply } = this.#send({ list: 'open', args });
    await reply;
    return number;
  }

  /** Ends the thread when all calls are answered. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#worker && this.#unsent.length === 0) return;
    // All calls have their replies, so a failure to close the file does no harm.
    await this.#send({ close: true }, CLOSE_TIMEOUT).reply.catch(() => undefined);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #checkRoom(): void {
    if (this.#isClosed) throw this.#unavailable('is closed.');
    if (this.#waiting.size >= MAX_WAITING) {
      throw this.#unavailable(
        `keeps ${MAX_WAITING} requests waiting. Look for a program that locks it, and at the disk.`,
      );
    }
  }

  #send(
    call: Unnumbered<StoreCall>,
    timeout?: number,
  ): { number: number; reply: Promise<unknown> } {
    const number = this.#calls++;
    if (this.#unsent.length === 0) setImmediate(() => this.#post());
    this.#unsent.push({ ...call, call: number } as StoreCall);
    const reply = new Promise<unknown>((resolve, reject) => {
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(
              () =>
                reject(
                  this.#unavailable(
                    `has not answered for ${timeout / 1000} seconds. Look for a program that locks it, and at the disk.`,
                  ),
                ),
              timeout,
            ).unref();
      this.#waiting.set(number, { resolve, reject, timer });
    });
    return { number, reply };
  }

  #post(): void {
    const calls = this.#unsent;
    this.#unsent = [];
    try {
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage(calls);
    } catch (error) {
      for (const { call } of calls) this.#settle(call, ({ reject }) => reject(error as Error));
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./storeThread.ts', import.meta.url), {
      workerData: { file: this.#file, options: this.#options },
    });
    worker.on('message', (message: StoreMessage) => {
      if ('log' in message) {
        this.#log(message.log);
        return;
      }
      for (const reply of message.replies) {
        this.#settle(reply.call, ({ resolve, reject }) =>
          'error' in reply ? reject(unpackError(reply.error)) : resolve(reply.value),
        );
      }
      // The thread must not keep an idle process alive.
      if (this.#waiting.size === 0) worker.unref();
    });
    let cause: unknown;
    worker.on('error', (error) => (cause = error));
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const unsent = new Set(this.#unsent.map(({ call }) => call));
      const failure = this.#unavailable(
        'lost its thread. The next request starts another; nothing has to be restarted.',
        cause,
      );
      for (const call of this.#waiting.keys()) {
        if (!unsent.has(call)) this.#settle(call, ({ reject }) => reject(failure));
      }
    });
    return worker;
  }

  #settle(call: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(call);
    if (!waiting) return;
    this.#waiting.delete(call);
    clearTimeout(waiting.timer);
    how(waiting);
  }

  #unavailable(state: string, cause?: unknown): StoreUnavailable {
    const reason = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    return new StoreUnavailable('down', `${this.#file} ${state}${reason}`, { cause });
  }
}
