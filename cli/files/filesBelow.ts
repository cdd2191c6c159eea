import { readNames } from './scanFolder.ts';
import type { FolderState } from './scanFolder.ts';

/**
 * Returns all files below a folder, as relative paths with slashes. A link counts as a file. `leftOut` are folders below it, by their paths,
 * whose own files are left out.
 */
export function filesBelow(
  folder: string,
  leftOut: ReadonlyMap<string, FolderState> = new Map(),
): string[] {
  const found: string[] = [];
  const add = (path: string, below: string): void => {
    const known = leftOut.get(path);
    const { files, folders } = known ? { files: [], folders: known.folders } : readNames(path);
    for (const name of files) found.push(`${below}${name}`);
    for (const name of folders) add(`${path}/${name}`, `${below}${name}/`);
  };
  add(folder, '');
  return found;
}
