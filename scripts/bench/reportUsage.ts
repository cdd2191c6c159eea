import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `node --import` before a measured process: as the process ends, writes what it used to the file that
 * `BENCH_USAGE_FILE` names. CPU is that of all threads, not of other processes that it started.
 */
export interface Usage {
  cpuSeconds: number;
  /** The most memory that the process held at once. */
  peakMegabytes: number;
}

const file = process.env.BENCH_USAGE_FILE;
// Worker threads load this as well.
if (isMainThread && file) process.on('exit', () => writeFileSync(file, JSON.stringify(usage())));

function usage(): Usage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: (peakOfThisProgram() ?? maxRSS) / 1024,
  };
}

/**
 * The peak in KiB as Linux counts it for one program. `maxRSS` starts with the size of the process that called `spawn`, so it
 * serves only where there is no `/proc`.
 */
function peakOfThisProgram(): number | undefined {
  try {
    const [, peak] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return peak === undefined ? undefined : Number(peak);
  } catch {
    return undefined;
  }
}
