import { join } from 'node:path';
import { readListings } from '#cli/cache/folderListings.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { readNames, scanFolders } from '#cli/files/scanFolder.ts';
import type { FolderState, FoundFolder } from '#cli/files/scanFolder.ts';
import { pageFile } from './pageFile.ts';
import type { PageOnDisk } from './renderChunk.ts';

/** The files below `client/`, as they were when a build looked them up. */
export interface PagesOnDisk {
  /**
   * Returns the path of a page that is not on disk as the last build left it, or `undefined` if all are. Reads the pages in folders that
   * have changed since then, because a program can change a page and restore its size and its date.
   */
  touchedPage(pages: readonly PageOnDisk[]): string | undefined;
  /** Returns whether a file below `client/` is as the last build left it. Without a record of its folder, it is not. */
  isAsLeft(file: string): boolean;
  /** Yields the paths below `client/` of all files outside of `leftOut`, with `/` as separator. */
  files(leftOut?: ReadonlyMap<string, FolderState>): Iterable<string>;
  /**
   * Returns the folders that contained only pages of the site when they were looked up, and the pages in other folders. `made` are the paths
   * of the pages that the build has written since then.
   */
  untouchedFolders(pages: readonly PageOnDisk[], made: readonly string[]): Untouched;
}

interface Untouched {
  folders: Map<string, FoundFolder>;
  others: PageOnDisk[];
}

/** Looks up all files below `client/`. Returns its folders by their paths. */
export function scanPages(distDir: string): Map<string, FoundFolder> {
  const { knownNames, isAsLeft } = readListings(distDir);
  const scans = scanFolders(join(distDir, 'client'), knownNames);
  return new Map(
    [...scans].map(([path, scan]): [string, FoundFolder] => {
      const { files, ...state } = scan;
      return [path, isAsLeft(path, state) ? state : scan];
    }),
  );
}

/** Returns the pages in folders that `scanPages` has found. */
export function pagesOnDisk(
  distDir: string,
  found: ReadonlyMap<string, FoundFolder> = scanPages(distDir),
): PagesOnDisk {
  const client = join(distDir, 'client');
  // A folder that is as the build left it has the same folders in it.
  const allAreLeft = found.has(client) && [...found.values()].every(({ files }) => !files);
  return {
    touchedPage(pages) {
      if (allAreLeft) return undefined;
      return touchedPageIn(client, found, pages) ?? rewrittenPageIn(client, found, pages);
    },
    isAsLeft(file) {
      const folder = found.get(folderOf(client, file));
      return folder !== undefined && !folder.files;
    },
    *files(leftOut = new Map()) {
      for (const [folder, { files }] of found) {
        if (leftOut.has(folder)) continue;
        const below = folder.slice(client.length + 1);
        for (const name of files?.keys() ?? readNames(folder).files) {
          yield below ? `${below}/${name}` : name;
        }
      }
    },
    untouchedFolders(pages, made) {
      const touched = new Set(made.map((path) => folderOfPage(client, path)));
      const pagesOf = Map.groupBy(pages, ([path]) => folderOfPage(client, path));
      const folders = new Map(
        [...found].filter(
          ([folder, { fileCount }]) =>
            !touched.has(folder) && fileCount === pagesOf.get(folder)?.length,
        ),
      );
      const others = [...pagesOf].flatMap(([folder, own]) => (folders.has(folder) ? [] : own));
      return { folders, others };
    },
  };
}

/**
 * Returns the path of a page whose file has not the recorded size and date, or `undefined` if all have them. `found` are the folders of the
 * pages, by their paths; those without files are as the last build left them.
 */
export function touchedPageIn(
  client: string,
  found: ReadonlyMap<string, FoundFolder>,
  pages: readonly PageOnDisk[],
): string | undefined {
  const touched = pages.find(([path, bytes, modified]) => {
    const file = pageFile(path);
    const folder = found.get(folderOf(client, file));
    if (folder && !folder.files) return false;
    const state = folder?.files?.get(file.slice(file.lastIndexOf('/') + 1));
    return state?.size !== bytes || state.mtimeMs !== modified;
  });
  return touched?.[0];
}

/**
 * Returns the path of a page whose bytes do not have the recorded hash, or `undefined` if there is none. Reads only pages in folders that have
 * changed.
 */
function rewrittenPageIn(
  client: string,
  found: ReadonlyMap<string, FoundFolder>,
  pages: readonly PageOnDisk[],
): string | undefined {
  const rewritten = pages.find(([path, , , hash]) => {
    const file = pageFile(path);
    const hasChanged = found.get(folderOf(client, file))?.files !== undefined;
    return hash && hasChanged && !fileHash(join(client, file))?.startsWith(hash);
  });
  return rewritten?.[0];
}

function folderOf(client: string, file: string): string {
  const slash = file.lastIndexOf('/');
  return slash < 0 ? client : `${client}/${file.slice(0, slash)}`;
}

/** Returns the folder of the file of a page. */
function folderOfPage(client: string, path: string): string {
  return client + path.slice(0, path.lastIndexOf('/'));
}
