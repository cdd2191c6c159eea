import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Returns a description of the machine on one line. It includes the load of other work, which makes all figures worse. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(1);
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB, Node ${process.version}, ${process.platform}. Load before: ${load}.`;
}
