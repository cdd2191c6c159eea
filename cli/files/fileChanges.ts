import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isWithin } from './isWithin.ts';
import { statsOf } from './statsOf.ts';

/** A change of a file. A file that was replaced, or deleted and created again, is updated. */
export interface FileChange {
  /** The absolute path. */
  file: string;
  event: 'create' | 'update' | 'delete';
}

/** The changes of files since they were taken last. */
export interface FileChanges {
  /** Notes that something may have changed at a path, which is that of a file or a folder. Returns whether it is in one of the folders. */
  note(path: string): boolean;
  /** Returns whether one of the changed files is empty. Some editors empty a file before they write it. */
  hasEmptyFile(): boolean;
  /** Returns the changes, and starts again. */
  take(): FileChange[];
}

/** The names of files that editors keep beside a file while it is open: `.leeds.md.swp`, `#leeds.md#`, `leeds.md~`. */
const EDITOR_FILE = /^[.#]|~$/;

/** Starts to collect the changes of files in `folders`, which `watchFolders` reports. */
export function fileChanges(folders: readonly string[]): FileChanges {
  const known = new Set(folders.flatMap((folder) => filesAt(folder, true)));
  const noted = new Set<string>();
  return {
    note(path) {
      const isIn = folders.some((folder) => isWithin(path, folder));
      if (isIn) noted.add(path);
      return isIn;
    },
    hasEmptyFile() {
      for (const path of noted) {
        const stats = statsOf(path);
        if (stats?.isFile() && stats.size === 0) return true;
      }
      return false;
    },
    take() {
      const files = new Set<string>();
      for (const path of noted) {
        for (const file of filesAt(path, folders.includes(path))) files.add(file);
        for (const file of known) if (isWithin(file, path)) files.add(file);
      }
      noted.clear();
      return [...files].map((file) => {
        const isKnown = known.has(file);
        if (!statsOf(file)?.isFile()) {
          known.delete(file);
          return { file, event: 'delete' };
        }
        known.add(file);
        return { file, event: isKnown ? 'update' : 'create' };
      });
    },
  };
}

/**
 * Returns the path itself if it is that of a file, or the paths of all files below it. A link to a folder may lead upwards, so it is
 * left out unless `isFollowed`.
 */
function filesAt(path: string, isFollowed = false): string[] {
  const stats = statsOf(path);
  if (!stats?.isDirectory())
    return stats?.isFile() && !EDITOR_FILE.test(basename(path)) ? [path] : [];
  try {
    if (!isFollowed && lstatSync(path).isSymbolicLink()) return [];
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      filesAt(join(path, entry.name)),
    );
  } catch {
    // It was deleted in the meantime, or may not be read.
    return [];
  }
}
