import { copyFileSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies a file so that a server that is sending the old one sends all of it, even if the process crashes. Creates the folder if it is
 * missing. The copy gets the times in `times`, its modification time in whole milliseconds.
 */
export function copyFileAtomic(from: string, to: string, times?: Stats): void {
  mkdirSync(dirname(to), { recursive: true });
  // The name is short, because that of the file may be as long as the disk allows.
  const temporary = join(dirname(to), `copy.${process.pid}.tmp`);
  try {
    copyFileSync(from, temporary);
    if (times) utimesSync(temporary, times.atime, new Date(Math.floor(times.mtimeMs)));
    renameSync(temporary, to);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
