import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#cli/cache/buildLock.ts';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';
/** The free space in bytes that the tests need there. Databases and profiles of browsers are the largest files. */
const NEEDED = 2 * 1024 ** 3;
/** The name of a folder, with the id of the process that uses it. */
const NAME = /^site-tests-(\d+)$/;

/**
 * Creates a folder in memory that every user may write to, as `/tmp` is. It is removed when this process exits. Returns its path, or
 * `undefined` if this machine has no such file system, or too little space in it.
 */
export function memoryFolder(): string | undefined {
  const folder = join(MEMORY, `site-tests-${process.pid}`);
  try {
    removeLeftFolders();
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED) return undefined;
    mkdirSync(folder);
  } catch {
    return undefined;
  }
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Removes the folders of processes that were killed, because they would fill the memory. */
function removeLeftFolders(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    }
  }
}
