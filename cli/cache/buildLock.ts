import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs `work` unless another process does so with the same lock file; then returns the id of that process. The lock of a process
 * that is gone counts for nothing.
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
    rmSync(file, { force: true });
    if (!tryLock(file)) return { heldBy: holderOf(file) ?? 0 };
  }
  try {
    return { done: await work() };
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock, or says that somebody has it. The file appears with its text, so that nobody finds a lock without a holder. */
function tryLock(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Without the right to signal it, it is there all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
