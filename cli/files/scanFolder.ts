import { readdirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';

/** A folder as it was found on disk. */
export interface FolderScan {
  /** The files, by their names. A link to a file counts as a file. */
  files: ReadonlyMap<string, Stats>;
  /** The names of the folders in it. */
  folders: readonly string[];
  /** Whether a link leads to a folder or to nothing. */
  hasOddLink: boolean;
}

/** Looks up every file of a folder, without those in its folders. Throws if one cannot be looked up. */
export function scanFolder(folder: string): FolderScan {
  const files = new Map<string, Stats>();
  const folders: string[] = [];
  let hasOddLink = false;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      folders.push(entry.name);
      continue;
    }
    const stats = statSync(`${folder}/${entry.name}`, { throwIfNoEntry: false });
    if (!stats || stats.isDirectory()) hasOddLink = true;
    else files.set(entry.name, stats);
  }
  return { files, folders, hasOddLink };
}

/** Looks up every file below a folder. Returns the folders by their paths; none if the folder does not exist. */
export function scanFolders(folder: string): Map<string, FolderScan> {
  const found = new Map<string, FolderScan>();
  const add = (path: string): void => {
    const scan = scanFolder(path);
    found.set(path, scan);
    for (const name of scan.folders) add(`${path}/${name}`);
  };
  if (statSync(folder, { throwIfNoEntry: false })) add(folder);
  return found;
}
