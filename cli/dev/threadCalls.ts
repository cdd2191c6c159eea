import type { MessagePort, Worker } from 'node:worker_threads';

/** Functions that can be called from another thread: parameters and results are copied, and every function is asynchronous. */
type Functions<T> = { [Name in keyof T]: (...args: never[]) => Promise<unknown> };

interface Call {
  id: number;
  name: string;
  args: never[];
}
type Answer = { id: number } & ({ result: unknown } | { error: unknown });

/** Answers the calls of another thread with `functions`. */
export function answerCalls<T extends Functions<T>>(port: MessagePort, functions: T): void {
  port.on('message', async ({ id, name, args }: Call) => {
    try {
      const result = await functions[name as keyof T](...args);
      port.postMessage({ id, result } satisfies Answer);
    } catch (error) {
      port.postMessage({ id, error } satisfies Answer);
    }
  });
}

/**
 * Returns the functions of a thread that uses `answerCalls`. `names` lists them. A call rejects if its function does, or if the thread
 * ends.
 */
export function callThread<T extends Functions<T>>(
  worker: Worker,
  names: readonly (keyof T & string)[],
): T {
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  let failure: unknown;
  let last = 0;
  const fail = (error: unknown) => {
    failure ??= error;
    for (const { reject } of calls.values()) reject(failure);
    calls.clear();
  };
  worker.on('message', (answer: Answer) => {
    const call = calls.get(answer.id);
    calls.delete(answer.id);
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.result);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread has ended with code ${code}.`)));
  const functionFor =
    (name: string) =>
    (...args: never[]) => {
      const call = Promise.withResolvers<unknown>();
      if (failure !== undefined) call.reject(failure);
      else {
        const id = ++last;
        calls.set(id, call);
        worker.postMessage({ id, name, args } satisfies Call);
      }
      return call.promise;
    };
  return Object.fromEntries(names.map((name) => [name, functionFor(name)])) as T;
}
