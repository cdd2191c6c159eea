import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PagesOnDisk } from './pagesOnDisk.ts';
import { pageFile } from './renderChunk.ts';

/**
 * Removes every page that is not planned, and returns how many were removed. `planned` are the paths of all pages. It goes by the files on
 * disk, not by the state of the last build, because a killed build does not record what it wrote.
 */
export function removeUnplanned(
  distDir: string,
  onDisk: PagesOnDisk,
  publicFiles: readonly string[],
  planned: Iterable<string>,
): number {
  const kept = new Set(publicFiles.map((file) => file.replaceAll('\\', '/')));
  for (const path of planned) kept.add(pageFile(path));
  let removed = 0;
  for (const file of onDisk.files()) {
    if (!/\.(?:html|\d+\.tmp)$/.test(file) || kept.has(file)) continue;
    rmSync(join(distDir, 'client', file), { force: true });
    removed++;
  }
  return removed;
}
