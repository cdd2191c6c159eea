import { readdirSync, statSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Calls `onChange` whenever something in the folders, or in a folder below them, is written, created, renamed or deleted. A folder may be
 * missing, and may be replaced while it is watched. Watches each folder rather than each file, because editors replace a file when
 * they save it.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): { close(): void } {
  const watchers = new Map<string, { inode: number; watcher: FSWatcher }>();
  let isClosed = false;

  /** Watches new folders, and forgets those that are gone. Returns whether there were any. */
  const update = (): boolean => {
    const found = foldersToWatch(folders);
    let hasChanged = false;
    for (const [path, { inode, watcher }] of watchers) {
      if (found.get(path) === inode) continue;
      watcher.close();
      watchers.delete(path);
      hasChanged = true;
    }
    for (const [path, inode] of found) {
      if (watchers.has(path)) continue;
      try {
        const isAsked = folders.some((folder) => isWithin(path, folder));
        const watcher = watch(path, (event) => {
          if (isClosed) return;
          // A folder was perhaps created, renamed or deleted.
          const foldersChanged = event === 'rename' && update();
          if (isAsked || foldersChanged) onChange();
        });
        // The folder was deleted. Its parent reports that too.
        watcher.on('error', () => undefined);
        watchers.set(path, { inode, watcher });
        hasChanged = true;
      } catch {
        // The folder is gone again, or may not be read.
      }
    }
    return hasChanged;
  };
  update();
  return {
    close() {
      isClosed = true;
      for (const { watcher } of watchers.values()) watcher.close();
    },
  };
}

/** Returns the inodes of the folders, of all folders below them, and of the parent of a folder that is missing. */
function foldersToWatch(folders: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (path: string): boolean => {
    const stats = statSync(path, { throwIfNoEntry: false });
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

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(join(folder, '/'));
}
