import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Runs a module in a worker thread, and calls `onMessage` with each of its messages. Resolves when the thread has ended. Rejects if it
 * throws an error or ends with an exit code other than 0.
 */
export function runThread<Message>(
  module: URL,
  options: WorkerOptions,
  onMessage: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(module, options)
      .on('message', onMessage)
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`)),
      );
  });
}
