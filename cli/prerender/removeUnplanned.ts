import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pageFile } from './renderChunk.ts';

/**
 * Removes every page that is not planned, and returns how many were removed. `planned` are the paths of all pages. It looks at the
 * files, not at the state of the last build, because a killed build does not record what it wrote.
 */
export function removeUnplanned(
  distDir: string,
  publicFiles: readonly string[],
  planned: Iterable<string>,
): number {
  const client = join(distDir, 'client');
  const kept = new Set(publicFiles);
  for (const path of planned) {
    const file = pageFile(path);
    kept.add(sep === '/' ? file : file.replaceAll('/', sep));
  }
  const unplanned = [...filesBelow(client)].filter(
    (file) => /\.(?:html|\d+\.tmp)$/.test(file) && !kept.has(file),
  );
  for (const file of unplanned) rmSync(join(client, file), { force: true });
  return unplanned.length;
}

/** Yields the paths of all files below a folder. With `recursive`, `readdirSync` takes four times as long, because it looks up every file. */
function* filesBelow(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else yield path;
  }
}
