import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `node --import` into a measured process and the Node processes that it forks. When a process ends, it writes its usage to a
 * file of its own in the folder `BENCH_USAGE_DIR`.
 */
export interface Usage {
  /** User and system time of all threads. Processes other than Node are left out. */
  cpuSeconds: number;
  /** The peak memory of the process, together with that of the first measured process. */
  peakMegabytes: number;
}

const folder = process.env.BENCH_USAGE_DIR;
// Worker threads load this module too.
if (isMainThread && folder) {
  const first = Number((process.env.BENCH_FIRST_PROCESS ??= String(process.pid)));
  process.on('exit', () => {
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage(first)));
  });
}

function usage(first: number): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  // `maxRSS` starts with the size of the process that called `spawn`, so it is used only if there is no `/proc`.
  const own = memoryOf(process.pid, 'VmHWM') ?? maxRSS;
  // Both processes share the memory pages of the Node executable, so these are counted once.
  const beside = first === process.pid ? 0 : (memoryOf(first, 'RssAnon') ?? 0);
  return {
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: (own + beside) / 1024,
  };
}

/**
 * Reads the memory of a process from Linux, in KiB: the current size of what it does not map from files, or the peak since its program
 * started.
 */
function memoryOf(pid: number, what: 'RssAnon' | 'VmHWM'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, amount] = new RegExp(`^${what}:\\s*(\\d+) kB`, 'm').exec(status) ?? [];
    return amount === undefined ? undefined : Number(amount);
  } catch {
    return undefined;
  }
}
