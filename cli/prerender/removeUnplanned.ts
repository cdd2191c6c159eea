import { readdirSync, rmSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { pageFile } from './renderChunk.ts';

/**
 * Removes every page that is not planned, whichever build made it: a build that was killed, or one whose notes were lost, does
 * not tell what it left. Returns how many.
 */
export function removeUnplanned(
  distDir: string,
  publicFiles: readonly string[],
  manifest: Manifest,
): number {
  const client = join(distDir, 'client');
  const planned = manifest.chunks.flatMap(({ routes }) => routes.map(({ path }) => pageFile(path)));
  const kept = new Set([...planned, ...publicFiles].map(normalize));
  const unplanned = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:html|\d+\.tmp)$/.test(file) && !kept.has(file),
  );
  for (const file of unplanned) rmSync(join(client, file), { force: true });
  return unplanned.length;
}
