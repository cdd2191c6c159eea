import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Changes a byte in the middle of a file, and restores its date. Dates that Node sets are less precise than those of the file system, so
 * `touch` restores it.
 */
export function rewriteSilently(file: string): void {
  const date = `${file}.date`;
  execFileSync('touch', ['-r', file, date]);
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  execFileSync('touch', ['-r', date, file]);
  rmSync(date);
}
