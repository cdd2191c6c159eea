import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';
/** The free space in bytes that the tests need there. Databases and profiles of browsers are the largest files. */
const NEEDED = 2 * 1024 ** 3;

/**
 * Creates a folder in memory that every user may write to, as `/tmp` is. It is removed when this process exits. Returns its path, or
 * `undefined` if this machine has no such file system, or too little space in it.
 */
export function memoryFolder(): string | undefined {
  let folder: string;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED) return undefined;
    folder = mkdtempSync(join(MEMORY, 'site-tests-'));
  } catch {
    return undefined;
  }
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
