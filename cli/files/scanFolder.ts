import { readdirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { isPast } from './isPast.ts';

/** The names in a folder. */
export interface FolderNames {
  /** The names of files. A link counts as a file. */
  files: readonly string[];
  folders: readonly string[];
}

/** Returns the names in a folder, if they are known and the folder has not changed since; otherwise `undefined`. */
export type KnownNames = (folder: string, stats: Stats) => FolderNames | undefined;

/** A folder as it was found on disk. */
export interface FolderScan {
  /** The folder itself, looked up before its names were read. */
  stats: Stats;
  /** Whether every later change of the names in the folder changes `stats`. */
  isSettled: boolean;
  /** The files, by their names. A link to a file counts as a file. */
  files: ReadonlyMap<string, Stats>;
  /** The names of the folders in it. */
  folders: readonly string[];
  /** Whether a link leads to a folder or to nothing. */
  hasOddLink: boolean;
}

/**
 * Looks up every file of a folder, without those in its folders. Names that `knownNames` returns are not read. Throws if a file cannot be
 * looked up.
 */
export function scanFolder(folder: string, knownNames?: KnownNames): FolderScan {
  const stats = statSync(folder);
  const isSettled = isPast(stats.ctimeMs, stats.ctimeMs % 1000 !== 0);
  const { files: names, folders } = knownNames?.(folder, stats) ?? readNames(folder);
  const files = new Map<string, Stats>();
  let hasOddLink = false;
  for (const name of names) {
    const found = statSync(`${folder}/${name}`, { throwIfNoEntry: false });
    if (!found || found.isDirectory()) hasOddLink = true;
    else files.set(name, found);
  }
  return { stats, isSettled, files, folders, hasOddLink };
}

/** Reads the names in a folder. Throws if it cannot be read. */
export function readNames(folder: string): FolderNames {
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    (entry.isDirectory() ? folders : files).push(entry.name);
  }
  return { files, folders };
}

/** Looks up every file below a folder. Returns the folders by their paths. The map is empty if the folder does not exist. */
export function scanFolders(folder: string, knownNames?: KnownNames): Map<string, FolderScan> {
  const found = new Map<string, FolderScan>();
  const add = (path: string): void => {
    const scan = scanFolder(path, knownNames);
    found.set(path, scan);
    for (const name of scan.folders) add(`${path}/${name}`);
  };
  if (statSync(folder, { throwIfNoEntry: false })) add(folder);
  return found;
}
