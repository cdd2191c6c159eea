import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './errorCode.ts';
import { isWithin } from './isWithin.ts';
import { statsOf } from './statsOf.ts';

/**
 * Calls `onChange` whenever something in the folders, or in a folder below them, is written, created, renamed or deleted. The argument is the
 * absolute path of a file, or of a folder in which anything may have changed. One of the folders may be a file. A folder may be missing, and may be
 * replaced while it is watched. Watches each folder rather than each file, because editors replace a file when they save it. Every change is followed
 * by a call: none is left out because another one came shortly before it. If a limit of the system prevents this, calls `onLimit` once with
 * sentences that say so and what to do.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (path: string) => void,
  onLimit: (sentences: string) => void = () => undefined,
): { close(): void } {
  const watchers = new Map<string, { inode: number; watcher: FSWatcher }>();
  let isClosed = false;
  let isLimited = false;

  const reportLimit = (error: unknown): void => {
    const limit = isLimited ? undefined : limitOf(errorCode(error));
    if (limit === undefined) return;
    isLimited = true;
    onLimit(limit);
  };

  const forget = (path: string): void => {
    watchers.get(path)?.watcher.close();
    watchers.delete(path);
  };

  const watchFolder = (path: string, inode: number): boolean => {
    // The parent of a missing folder is watched too, but its other files are not reported.
    const isInFolders = folders.some((folder) => isWithin(path, folder));
    try {
      const watcher = watch(path, (event, name) => {
        if (isClosed) return;
        // The watcher of a folder that was deleted reports its own name, and nothing after that. A new folder may have the same inode.
        if (event === 'rename' && name === basename(path)) forget(path);
        const changed = event === 'rename' && mayBeFolder(path, name) ? update() : [];
        const file = name === null ? path : join(path, name);
        if (isInFolders || (folders.includes(file) && !changed.includes(file)))
          changed.unshift(file);
        for (const one of changed) onChange(one);
      });
      // Otherwise the folder was deleted. Its parent reports that too.
      watcher.on('error', reportLimit);
      watchers.set(path, { inode, watcher });
      return true;
    } catch (error) {
      // Otherwise the folder is gone again, or may not be read.
      reportLimit(error);
      return false;
    }
  };

  const mayBeFolder = (folder: string, name: string | null): boolean =>
    name === null ||
    !watchers.has(folder) ||
    watchers.has(join(folder, name)) ||
    statsOf(join(folder, name))?.isDirectory() === true;

  /** Watches new folders, and forgets those that are gone. Returns the paths of both. */
  const update = (): string[] => {
    const changed: string[] = [];
    let isComplete = false;
    while (!isComplete) {
      const found = foldersToWatch(folders);
      isComplete = true;
      for (const [path, { inode }] of watchers) {
        if (found.get(path) === inode) continue;
        forget(path);
        changed.push(path);
      }
      for (const [path, inode] of found) {
        if (watchers.has(path) || !watchFolder(path, inode)) continue;
        changed.push(path);
        // A folder may have been created in it before it was watched.
        isComplete = false;
      }
    }
    return changed;
  };
  update();
  return {
    close() {
      isClosed = true;
      for (const { watcher } of watchers.values()) watcher.close();
    },
  };
}

/** Returns sentences about the limit of the system that an error is about, or `undefined` if it has another cause. */
function limitOf(code: string): string | undefined {
  const what = 'Not every change of a file is noticed, because the system';
  switch (code) {
    case 'ENOSPC':
      return `${what} allows no more watches of folders (ENOSPC). Close other programs that watch files, or raise fs.inotify.max_user_watches. Then start the command again.`;
    case 'EMFILE':
    case 'ENFILE':
      return `${what} allows no more open files or watchers (${code}). Close other programs, or raise fs.inotify.max_user_instances and "ulimit -n". Then start the command again.`;
    default:
      return undefined;
  }
}

/** Returns the inodes of the folders, of all folders below them, and of the parent of a folder that is missing. */
function foldersToWatch(folders: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (path: string): boolean => {
    const stats = statsOf(path);
    if (!stats?.isDirectory()) return false;
    found.set(path, stats.ino);
    return true;
  };
  const addAll = (path: string): boolean => {
    if (!add(path)) return false;
    try {
      for (const entry of readdirSync(path, { withFileTypes: true })) {
        if (entry.isDirectory()) addAll(join(path, entry.name));
      }
    } catch {
      // It was deleted in the meantime, or may not be read.
    }
    return true;
  };
  for (const folder of folders) {
    if (!addAll(folder)) add(dirname(folder));
  }
  return found;
}
