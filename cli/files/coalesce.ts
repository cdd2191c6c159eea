import { setTimeout as delay } from 'node:timers/promises';

/**
 * Returns a function that runs `work` soon after it is called. Calls within `quiet` milliseconds lead to one run. Runs never overlap; a call
 * during a run leads to another run after it. `isOutdated` returns whether there was such a call. `work` must not reject.
 */
export function coalesce(
  work: (isOutdated: () => boolean) => Promise<void>,
  quiet: number,
): () => void {
  let calls = 0;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let seen = -1; seen !== calls;) {
      do {
        seen = calls;
        await delay(quiet);
      } while (seen !== calls);
      await work(() => seen !== calls);
    }
    isRunning = false;
  };
  return () => {
    calls++;
    if (!isRunning) void run();
  };
}
