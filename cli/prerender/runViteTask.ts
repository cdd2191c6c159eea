import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { errorIn } from '#cli/files/processFailure.ts';
import { shrinkHeap } from '#cli/heap.ts';
import type { ViteAnswers, ViteTask } from './viteTask.ts';

/** The settings of V8 for the process. */
const V8_FLAGS = [
  // A small young generation saves a hundred megabytes and costs no measurable time (decision 9).
  '--max-semi-space-size=4',
  // The programs that strip types, and cut and compress fonts, are WebAssembly. V8 would take longer to optimise them than they run.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];

/**
 * Runs a task of Vite or Vike in a child process and returns its answer. Drops the standard output of the process, because the command line
 * prints its own progress, and passes on standard error. Throws if the process fails, with the error if it was one of the machine. If `signal`
 * aborts the task, throws once the process has ended, and passes nothing on: esbuild may print a stack if Vike ends while it has work to do.
 */
export function runViteTask<T extends ViteTask>(
  task: T,
  signal?: AbortSignal,
): Promise<ViteAnswers[T['task']]> {
  // The other process needs some 200 MB of its own.
  shrinkHeap();
  const file = fileURLToPath(new URL('./viteProcess.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    // Vite sets NODE_ENV itself. Shells are rendered without Vite, so React needs it from here.
    const { NODE_ENV: _, ...inherited } = process.env;
    // By default, Rolldown's allocator reserves many megabytes at a time and does not return freed memory. Then it takes twice as
    // much memory and is no faster (decision 9).
    const env = {
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
      MIMALLOC_PURGE_DELAY: '0',
      ...inherited,
    };
    const child = fork(file, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...process.execArgv, ...V8_FLAGS],
      env: task.task === 'shells' ? { ...env, NODE_ENV: 'production' } : env,
      signal,
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (!signal?.aborted) process.stderr.write(chunk);
    });
    let answered = false;
    child.once('message', (answer) => {
      answered = true;
      const failure = errorIn(answer);
      if (failure) reject(failure);
      // `ViteAnswers` has the type of each answer.
      resolve(answer as ViteAnswers[T['task']]);
    });
    child.on('error', (error) => {
      // An aborted process may still be writing files. Its exit rejects the promise.
      if (!signal?.aborted) reject(error);
    });
    // Unlike "exit", "close" comes after all of standard error.
    child.once('close', (code, signal) => {
      const end = () => {
        if (answered) return;
        reject(new Error(`The task "${task.task}" ended with ${signal ?? code}; see above.`));
      };
      // If this process was busy, it may learn of the exit before it reads the answer. The channel is closed after the answer.
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    child.send(task);
  });
}
