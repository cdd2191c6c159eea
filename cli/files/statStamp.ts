import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { isPast } from './isPast.ts';
import { scanFolder } from './scanFolder.ts';
import type { FolderScan, KnownNames } from './scanFolder.ts';

/** A stamp of files that is made without reading them. */
export interface StatStamp {
  /** A hash of the path of every folder, and of the name, size, inode and times of every file. */
  hash: string;
  /** The latest time at which the file system noted a change of one of the files, in milliseconds since 1970. */
  newest: number;
  /** Whether the file system notes fractions of a second. */
  isPrecise: boolean;
}

/** The options of a stamp. */
interface StampOptions {
  /** Folders that have been looked up, by their paths. They are not looked up again. */
  known?: ReadonlyMap<string, FolderScan>;
  knownNames?: KnownNames;
  /** Receives every folder. */
  onFolder?(path: string, scan: FolderScan): void;
}

/**
 * Returns a stamp of `paths`, which are files or folders with everything below them. The stamp changes if a file is written, added, removed,
 * renamed or replaced, even by one of the same size and date, because programs cannot set the time of the change of an inode. A path that does
 * not exist counts too. Returns `undefined` if a file cannot be looked up, or if a link leads to a folder, because links may form a loop.
 */
export function statStamp(
  paths: readonly string[],
  { known, knownNames, onFolder }: StampOptions = {},
): StatStamp | undefined {
  const hash = createHash('sha1');
  let newest = 0;
  let isPrecise = false;
  const lineOf = (name: string, { size, ino, mtimeMs, ctimeMs }: Stats) => {
    if (ctimeMs > newest) newest = ctimeMs;
    if (ctimeMs % 1000 !== 0) isPrecise = true;
    return `${name}\0${size}\0${ino}\0${mtimeMs}\0${ctimeMs}\n`;
  };
  const addFolder = (folder: string): boolean => {
    const scan = known?.get(folder) ?? scanFolder(folder, knownNames);
    onFolder?.(folder, scan);
    const { files, folders, hasOddLink } = scan;
    if (hasOddLink) return false;
    const lines = [...files].map(([name, stats]) => lineOf(name, stats));
    hash.update(`${folder}\n${lines.join('')}`);
    return folders.every((name) => addFolder(`${folder}/${name}`));
  };
  try {
    for (const path of paths) {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) {
        if (!addFolder(path)) return undefined;
      } else hash.update(stats ? lineOf(path, stats) : `${path}\0missing\n`);
    }
  } catch {
    return undefined;
  }
  return { hash: hash.digest('hex'), newest, isPrecise };
}

/**
 * Returns whether every later change of the files changes their stamp. If not, a file was written a moment ago. It could be written again in
 * the shortest time that the file system can tell apart, and be read in between.
 */
export function isSettled({ newest, isPrecise }: StatStamp, now = new Date()): boolean {
  return isPast(newest, isPrecise, now.getTime());
}
