import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates an empty file, readable only by its owner, and its folder if they are missing. Both survive a loss of power: a folder entry is on
 * disk only after the folder is synced. An existing file is not opened, because closing it would drop the locks that this process holds on
 * it (https://www.sqlite.org/howtocorrupt.html, 2.2). Throws the errors of the file system.
 */
export function createFile(file: string): void {
  const folder = resolve(dirname(file));
  const first = createFolder(folder);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  const last = first === undefined ? folder : dirname(first);
  for (let path = folder; ; path = dirname(path)) {
    syncFolder(path);
    if (path === last || path === dirname(path)) return;
  }
}

/**
 * Creates a folder and those above it that are missing. Returns the first that it created. With `recursive`, `mkdirSync` would try forever if
 * the file system refuses new folders with ENOENT, as `/proc` does.
 */
function createFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const first = createFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it at the same time.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return first;
    throw error;
  }
  return first ?? folder;
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
