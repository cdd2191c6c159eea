import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates an empty file, readable only by its owner, and its folder if they are missing. Both survive a loss of power: a folder entry is on
 * disk only after the folder is synced. An existing file is not opened, because closing it would drop the locks that this process holds on
 * it (https://www.sqlite.org/howtocorrupt.html, 2.2). Throws the errors of the file system.
 */
export function createFile(file: string): void {
  const folder = resolve(dirname(file));
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  const last = first === undefined ? folder : dirname(resolve(first));
  for (let path = folder; ; path = dirname(path)) {
    syncFolder(path);
    if (path === last || path === dirname(path)) return;
  }
}

function syncFolder(path: string): void {
  // Windows cannot open folders, and does not need this.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
