import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { knownNames } from '#cli/cache/folderListings.ts';
import { scanFolders } from '#cli/files/scanFolder.ts';
import type { FolderScan } from '#cli/files/scanFolder.ts';
import { pageFile } from './pageFile.ts';

/** The files below `client/`, as they were when a build looked them up. */
export interface PagesOnDisk {
  /** Returns the file of a page, or `undefined` if there was none. */
  fileOf(path: string): Stats | undefined;
  /** Yields the paths below `client/` of all files outside of `leftOut`, with `/` as separator. */
  files(leftOut?: ReadonlyMap<string, FolderScan>): Iterable<string>;
  /** Returns the folders that a build does not change: those that contain only pages of the site, and that the build has not created. */
  untouchedFolders(pages: readonly string[], made: readonly string[]): Map<string, FolderScan>;
}

/** Looks up all files below `client/`. */
export function pagesOnDisk(distDir: string): PagesOnDisk {
  const client = join(distDir, 'client');
  const scans = scanFolders(client, knownNames(distDir));
  const folderOf = (file: string) => {
    const slash = file.lastIndexOf('/');
    return slash < 0 ? client : `${client}/${file.slice(0, slash)}`;
  };
  return {
    fileOf(path) {
      const file = pageFile(path);
      return scans.get(folderOf(file))?.files.get(file.slice(file.lastIndexOf('/') + 1));
    },
    *files(leftOut = new Map()) {
      for (const [folder, { files }] of scans) {
        if (leftOut.has(folder)) continue;
        const below = folder.slice(client.length + 1);
        for (const name of files.keys()) yield below ? `${below}/${name}` : name;
      }
    },
    untouchedFolders(pages, made) {
      const touched = new Set(made.map((path) => folderOf(pageFile(path))));
      const counts = new Map<string, number>();
      for (const path of pages) {
        const folder = folderOf(pageFile(path));
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
      return new Map(
        [...scans].filter(
          ([folder, { files }]) => !touched.has(folder) && files.size === counts.get(folder),
        ),
      );
    },
  };
}
