import { statSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, ownState } from '#cli/files/scanFolder.ts';
import type { FolderNames, FolderState, FoundFolder, KnownNames } from '#cli/files/scanFolder.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';

/** A folder as a build has left it: the names in it, and the states of the folder and its files. */
interface Listing extends FolderNames, Pick<FolderState, 'own' | 'hash'> {}

/** The folders of an output folder, as the last complete build left them. */
export interface Listings {
  /**
   * Returns the names in a folder. A folder whose inode and times are the same has the same names, so it need not be read. Reading a folder
   * takes longer than looking up all of its files.
   */
  knownNames: KnownNames;
  /**
   * Returns whether a folder has the same files as then, and nobody has written to one of them. No folder counts as such if the record of the
   * pages, which the build wrote too, is another: it may name other pages, or other versions of them.
   */
  isAsLeft(folder: string, now: FolderState): boolean;
}

/** The key of the line with the state of the record of the pages. No folder has this name. */
const RECORD = 'record:';

/** Reads what the last complete build into `distDir` has left. */
export function readListings(distDir: string): Listings {
  const { values } = readLines(fileOf(distDir));
  const hasSameRecord = values.get(RECORD)?.toString() === recordState(distDir);
  const listingOf = (folder: string) => {
    const line = values.get(keyOf(distDir, folder));
    return line && valueOf<Listing>(line);
  };
  return {
    knownNames(folder, stats) {
      const listing = listingOf(folder);
      return listing?.own === ownState(stats) ? listing : undefined;
    },
    isAsLeft(folder, { own, hash }) {
      const listing = listingOf(folder);
      return hasSameRecord && listing?.own === own && listing.hash === hash;
    },
  };
}

/** Saves the state of folders of an output folder. A folder that could change without another state is left out. */
export function saveListings(distDir: string, found: ReadonlyMap<string, FoundFolder>): void {
  const old = readLines(fileOf(distDir));
  const wanted = new Map<string, Buffer | string>();
  const want = (key: string, line: string) => {
    const kept = old.values.get(key);
    wanted.set(key, kept?.toString() === line ? kept : line);
  };
  want(RECORD, recordState(distDir));
  for (const [folder, { own, isSettled, hash, files, folders, hasOddLink }] of found) {
    const key = keyOf(distDir, folder);
    if (!isSettled || hasOddLink || /[\t\n]/.test(key)) continue;
    const kept = old.values.get(key);
    if (files) {
      const listing: Listing = { own, hash, files: [...files.keys()], folders };
      want(key, JSON.stringify(listing));
    } else if (kept) wanted.set(key, kept);
  }
  saveLines(fileOf(distDir), old, wanted);
}

/** Returns the file with the record of the pages of the last build. */
export function pageRecord(distDir: string): string {
  return join(distDir, 'cache', 'rendered.json');
}

/** Returns the state of the record of the pages, as JSON. */
function recordState(distDir: string): string {
  const stats = statSync(pageRecord(distDir), { throwIfNoEntry: false });
  return JSON.stringify(stats ? lineOf('', stats) : null);
}

function keyOf(distDir: string, folder: string): string {
  return folder.slice(distDir.length + 1);
}

function fileOf(distDir: string): string {
  return join(distDir, 'cache', 'folders.lines');
}
