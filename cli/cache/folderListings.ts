import type { Stats } from 'node:fs';
import { join } from 'node:path';
import type { FolderNames, FolderScan, KnownNames } from '#cli/files/scanFolder.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';

/** The names in a folder, and the state of the folder that they belong to. */
interface Listing extends FolderNames {
  state: string;
}

/**
 * Returns the names in the folders of an output folder, as the last build left them. A folder whose inode and times are the same has the same
 * names, so it need not be read. Reading a folder takes longer than looking up all of its files.
 */
export function knownNames(distDir: string): KnownNames {
  const { values } = readLines(fileOf(distDir));
  return (folder, stats) => {
    const line = values.get(keyOf(distDir, folder));
    const listing = line && valueOf<Listing>(line);
    return listing?.state === stateOf(stats) ? listing : undefined;
  };
}

/** Saves the names in folders of an output folder. A folder that could change without another state is left out. */
export function saveListings(distDir: string, scans: ReadonlyMap<string, FolderScan>): void {
  const old = readLines(fileOf(distDir));
  const wanted = new Map<string, Buffer | string>();
  for (const [folder, { stats, isSettled, files, folders, hasOddLink }] of scans) {
    const key = keyOf(distDir, folder);
    if (!isSettled || hasOddLink || /[\t\n]/.test(key)) continue;
    const listing: Listing = { state: stateOf(stats), files: [...files.keys()], folders };
    const line = JSON.stringify(listing);
    const kept = old.values.get(key);
    wanted.set(key, kept?.toString() === line ? kept : line);
  }
  saveLines(fileOf(distDir), old, wanted);
}

function stateOf({ ino, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${mtimeMs} ${ctimeMs}`;
}

function keyOf(distDir: string, folder: string): string {
  return folder.slice(distDir.length + 1);
}

function fileOf(distDir: string): string {
  return join(distDir, 'cache', 'folders.lines');
}
