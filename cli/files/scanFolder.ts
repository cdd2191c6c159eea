import { hash } from 'node:crypto';
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

/** The size, the inode and the times of a file. */
export type FileState = Pick<Stats, 'size' | 'ino' | 'mtimeMs' | 'ctimeMs'>;

/** The state of a folder on disk, without its files. */
export interface FolderState {
  /** The inode and the times of the folder itself, looked up before its names were read. They change with every name in it. */
  own: string;
  /** Whether every later change of the names in the folder changes `own`. */
  isSettled: boolean;
  /** A hash of the names and the states of the files. */
  hash: string;
  /** The latest time at which the file system noted a change of one of the files, in milliseconds since 1970. */
  newest: number;
  /** Whether the file system notes fractions of a second. */
  isPrecise: boolean;
  fileCount: number;
  /** The names of the folders in it. */
  folders: readonly string[];
  /** Whether a link leads to a folder or to nothing. */
  hasOddLink: boolean;
}

/** A folder as it was found on disk. */
export interface FolderScan extends FolderState {
  /** The files, by their names. A link to a file counts as a file. */
  files: ReadonlyMap<string, FileState>;
}

/** A folder that was looked up. Without its files, it is as the last complete build left it. */
export type FoundFolder = FolderState & Partial<FolderScan>;

/**
 * Looks up every file of a folder, without those in its folders. Names that `knownNames` returns are not read. Throws if a file cannot be
 * looked up.
 */
export function scanFolder(folder: string, knownNames?: KnownNames): FolderScan {
  const own = statSync(folder);
  const isSettled = isPast(own.ctimeMs, own.ctimeMs % 1000 !== 0);
  const { files: names, folders } = knownNames?.(folder, own) ?? readNames(folder);
  const files = new Map<string, FileState>();
  let hasOddLink = false;
  let newest = 0;
  let isPrecise = false;
  let lines = '';
  for (const name of names) {
    const found = statSync(`${folder}/${name}`, { throwIfNoEntry: false });
    if (!found || found.isDirectory()) {
      hasOddLink = true;
      continue;
    }
    const { size, ino, mtimeMs, ctimeMs } = found;
    files.set(name, { size, ino, mtimeMs, ctimeMs });
    lines += lineOf(name, found);
    newest = Math.max(newest, ctimeMs);
    isPrecise ||= ctimeMs % 1000 !== 0;
  }
  return {
    own: ownState(own),
    isSettled,
    hash: hash('sha1', lines),
    newest,
    isPrecise,
    fileCount: files.size,
    folders,
    hasOddLink,
    files,
  };
}

/** Returns the name and the state of a file as a line. The line changes if the file is written, even if its size and its date are kept. */
export function lineOf(name: string, { size, ino, mtimeMs, ctimeMs }: FileState): string {
  return `${name}\0${size}\0${ino}\0${mtimeMs}\0${ctimeMs}\n`;
}

/** Returns the `own` of the state of a folder. */
export function ownState({ ino, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${mtimeMs} ${ctimeMs}`;
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
