import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates an empty file, readable only by its owner, and its folder if they are missing. Both survive a loss of power: a folder entry is on
 * disk only after the folder is synced. An existing file is not opened, because closing it would drop the locks that this process holds on
 * it (https://www.sqlite.org/howtocorrupt.html, 2.2). If root creates them, they belong to the owner of the folder, because the server of
 * that user must be able to write them. Throws the errors of the file system.
 */
export function createFile(file: string): void {
  const folder = resolve(dirname(file));
  const first = createFolder(folder);
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    try {
      giveToOwnerOf(folder, (uid, gid) => fchownSync(descriptor, uid, gid));
    } finally {
      closeSync(descriptor);
    }
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
    giveToOwnerOf(dirname(folder), (uid, gid) => lchownSync(folder, uid, gid));
  } catch (error) {
    // Another process may have created it at the same time.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return first;
    throw error;
  }
  return first ?? folder;
}

/** If this process is root, calls `give` with the owner and the group of a folder. */
function giveToOwnerOf(folder: string, give: (uid: number, gid: number) => void): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  try {
    give(uid, gid);
  } catch {
    // Root of a container may lack this right. It can use the file all the same.
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
