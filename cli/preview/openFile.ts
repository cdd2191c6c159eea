import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCode } from '#cli/files/errorCode.ts';

/**
 * A regular file that is open for reading. Its size and dates are those of the descriptor, even if the name is deleted or refers
 * to another file.
 */
export interface OpenFile {
  handle: FileHandle;
  size: number;
  /** The time of the last change, in milliseconds since 1970. */
  modified: number;
  /** A text that identifies one version of one file. */
  version: string;
}

/** Errors that mean that there is no such file. */
const MISSING = new Set([
  ...['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EISDIR', 'ENXIO'],
  'ERR_INVALID_ARG_VALUE',
]);

/**
 * Opens the file `name` below `folder`. Resolves with undefined if there is no regular file of that name: a missing file, a folder, a
 * named pipe, or a symbolic link that leads out of the folder. Rejects with the error of the system if the file cannot be opened. The
 * caller closes the handle.
 */
export async function openFile(folder: string, name: string): Promise<OpenFile | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (!file.startsWith(root + sep)) return undefined;
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
    return await describe(await open(file, flags));
  } catch (error) {
    if (MISSING.has(errorCode(error))) return undefined;
    throw error;
  }
}

async function describe(handle: FileHandle): Promise<OpenFile | undefined> {
  let isKept = false;
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile()) return undefined;
    isKept = true;
    return {
      handle,
      size: Number(stats.size),
      modified: Number(stats.mtimeMs),
      version: [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36)).join('-'),
    };
  } finally {
    if (!isKept) await handle.close();
  }
}
