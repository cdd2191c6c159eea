import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FolderState } from '#cli/files/scanFolder.ts';
import { isReserved } from '#schemas/isReserved.ts';
import type { PagesOnDisk } from './pagesOnDisk.ts';
import { pagePath } from './pageFile.ts';

/** Matches hidden files, such as the notes of Vite or a repository that the pages are committed to. Public ones are in `.well-known/`. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

/**
 * Removes every page that is not planned, and every other file that is neither public nor written by builds. Returns how many pages were
 * removed. `untouched` are folders that have no such file, and `planned` the paths of all pages in other folders. It looks at the files
 * on disk, not at the state of the last build, because a killed build does not record what it wrote.
 */
export function removeUnplanned(
  distDir: string,
  onDisk: PagesOnDisk,
  publicFiles: readonly string[],
  planned: Iterable<string>,
  untouched?: ReadonlyMap<string, FolderState>,
): number {
  const kept = new Set(publicFiles);
  const pages = new Set(planned);
  let removed = 0;
  for (const file of onDisk.files(untouched)) {
    const isPage = file.endsWith('.html');
    if (kept.has(file) || (isPage && pages.has(pagePath(file)))) continue;
    // A page cannot have a reserved path, but a killed build may leave a temporary file beside a file that has one.
    const isOther = isReserved(`/${file}`) || HIDDEN.test(file);
    if (isOther && !/\.\d+\.tmp$/.test(file)) continue;
    rmSync(join(distDir, 'client', file), { force: true });
    if (isPage) removed++;
  }
  return removed;
}
