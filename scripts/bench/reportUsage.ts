import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `node --import` before a measured process, and handed on by it to Node processes that it forks: as each ends, it
 * writes what it used to a file of its own in the folder that `BENCH_USAGE_DIR` names.
 */
export interface Usage {
  /** User and system, of all threads; processes that are not Node are left out. */
  cpuSeconds: number;
  /** The most memory that the process held at once, with that of the first measured process beside it. */
  peakMegabytes: number;
}

const folder = process.env.BENCH_USAGE_DIR;
// Worker threads load this as well.
if (isMainThread && folder) {
  const first = Number((process.env.BENCH_FIRST_PROCESS ??= String(process.pid)));
  process.on('exit', () => {
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage(first)));
  });
}

function usage(first: number): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  // `maxRSS` starts with the size of the process that called `spawn`, so it serves only where there is no `/proc`.
  const own = memoryOf(process.pid, 'VmHWM') ?? maxRSS;
  const beside = first === process.pid ? 0 : (memoryOf(first, 'VmRSS') ?? 0);
  return {
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: (own + beside) / 1024,
  };
}

/** What Linux notes of a process, in KiB: the memory it holds, or the most it held since its program started. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, amount] = new RegExp(`^${what}:\\s*(\\d+) kB`, 'm').exec(status) ?? [];
    return amount === undefined ? undefined : Number(amount);
  } catch {
    return undefined;
  }
}
