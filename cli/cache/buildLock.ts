import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '#cli/files/errorCode.ts';

/**
 * Runs `work` while holding the lock file, and returns its result. If another process holds the lock, returns the id of that process
 * instead. A lock whose process has ended is ignored.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
): Promise<{ done: T } | { heldBy: number }> {
  mkdirSync(dirname(file), { recursive: true });
  if (!tryLock(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && holder !== process.pid && isAlive(holder))
      return { heldBy: holder };
    removeLock(file, holder);
    if (!tryLock(file)) return { heldBy: holderOf(file) ?? 0 };
  }
  try {
    return { done: await work() };
  } finally {
    rmSync(file, { force: true });
  }
}

/** Tries to take the lock, and returns whether it did. The file is linked with its content, so that a lock always names its holder. */
function tryLock(file: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkOrCopy(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Links a file under a new name. Throws if that name is taken (EEXIST). */
function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    // Some file systems have no links, such as exFAT. There, a lock may be empty for a moment.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/** Removes the lock of a process that has ended, unless another process has taken it since. */
function removeLock(file: string, ended: number | undefined): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    // It is read under a name that no other process opens.
    if (holderOf(aside) !== ended) linkOrCopy(aside, file);
  } catch (error) {
    const code = errorCode(error);
    // Another process has removed it, or has taken it again.
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but this one may not signal it.
    return errorCode(error) === 'EPERM';
  }
}
