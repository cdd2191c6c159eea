import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { isPast } from './isPast.ts';
import { lineOf, scanFolder } from './scanFolder.ts';
import type { FolderScan, FolderState, KnownNames } from './scanFolder.ts';

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
  known?: ReadonlyMap<string, FolderState>;
  knownNames?: KnownNames;
  /** Receives every folder that is looked up. */
  onScan?(path: string, scan: FolderScan): void;
}

/**
 * Returns a stamp of `paths`, which are files or folders with everything below them. The stamp changes if a file is written, added, removed,
 * renamed or replaced, even by one of the same size and date, because programs cannot set the time of the change of an inode. A path that does
 * not exist counts too. Returns `undefined` if a file cannot be looked up, or if a link leads to a folder, because links may form a loop.
 */
export function statStamp(
  paths: readonly string[],
  { known, knownNames, onScan }: StampOptions = {},
): StatStamp | undefined {
  const hash = createHash('sha1');
  let newest = 0;
  let isPrecise = false;
  const note = (time: { newest: number; isPrecise: boolean }) => {
    newest = Math.max(newest, time.newest);
    isPrecise ||= time.isPrecise;
  };
  const scan = (folder: string): FolderState => {
    const found = scanFolder(folder, knownNames);
    onScan?.(folder, found);
    return found;
  };
  const addFolder = (folder: string): boolean => {
    const state = known?.get(folder) ?? scan(folder);
    if (state.hasOddLink) return false;
    note(state);
    hash.update(`${folder}\n${state.hash}\n`);
    return state.folders.every((name) => addFolder(`${folder}/${name}`));
  };
  try {
    for (const path of paths) {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) {
        if (!addFolder(path)) return undefined;
      } else if (stats) {
        note({ newest: stats.ctimeMs, isPrecise: stats.ctimeMs % 1000 !== 0 });
        hash.update(lineOf(path, stats));
      } else hash.update(`${path}\0missing\n`);
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
