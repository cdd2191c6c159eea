import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FolderState } from '#cli/files/scanFolder.ts';
import type { PagesOnDisk } from './pagesOnDisk.ts';
import { pagePath } from './pageFile.ts';

/**
 * Removes every page that is not planned, and returns how many were removed. `untouched` are folders that have no such page, and `planned` the
 * paths of all pages in other folders. It looks at the files on disk, not at the state of the last build, because a killed build does not record
 * what it wrote.
 */
export function removeUnplanned(
  distDir: string,
  onDisk: PagesOnDisk,
  publicFiles: readonly string[],
  planned: Iterable<string>,
  untouched?: ReadonlyMap<string, FolderState>,
): number {
  const kept = new Set(publicFiles.map((file) => file.replaceAll('\\', '/')));
  const pages = new Set(planned);
  let removed = 0;
  for (const file of onDisk.files(untouched)) {
    const isPage = file.endsWith('.html') && pages.has(pagePath(file));
    if (isPage || !/\.(?:html|\d+\.tmp)$/.test(file) || kept.has(file)) continue;
    rmSync(join(distDir, 'client', file), { force: true });
    removed++;
  }
  return removed;
}
