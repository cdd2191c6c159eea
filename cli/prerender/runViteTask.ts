import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shrinkHeap } from '#cli/heap.ts';
import type { ViteAnswers, ViteTask } from './viteTask.ts';

/**
 * Runs a task of Vite or Vike in a process of its own and returns its answer. Their progress on standard output is dropped, for
 * the command line has its own; what they complain of is passed on. Throws where the process fails, and once the process has ended
 * where `signal` ended it.
 */
export function runViteTask<T extends ViteTask>(
  task: T,
  signal?: AbortSignal,
): Promise<ViteAnswers[T['task']]> {
  // The other process needs some 200 MB of its own.
  shrinkHeap();
  const file = fileURLToPath(new URL('./viteProcess.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    // Vite chooses NODE_ENV for itself; without Vite, React must be told.
    const { NODE_ENV: _, ...inherited } = process.env;
    // Rolldown's allocator would take memory in pieces of many megabytes and keep what is freed: twice as much, and no faster (decision 9).
    const env = {
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
      MIMALLOC_PURGE_DELAY: '0',
      ...inherited,
    };
    const child = fork(file, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A small young generation costs Vite no time that one could measure, and a hundred megabytes less (decision 9).
      execArgv: [...process.execArgv, '--max-semi-space-size=4'],
      env: task.task === 'shells' ? { ...env, NODE_ENV: 'production' } : env,
      signal,
    });
    let answered = false;
    child.once('message', (answer) => {
      answered = true;
      // The process answers each task with what `ViteAnswers` says of it.
      resolve(answer as ViteAnswers[T['task']]);
    });
    child.on('error', (error) => {
      // A process that is told to end writes until it has ended.
      if (!signal?.aborted) reject(error);
    });
    child.once('exit', (code, signal) => {
      if (!answered)
        reject(new Error(`The task "${task.task}" ended with ${signal ?? code}; see above.`));
    });
    child.send(task);
  });
}
