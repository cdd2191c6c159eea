import type { ChildProcess } from 'node:child_process';

/** Returns whether a process that was started has ended, by itself or by a signal. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
