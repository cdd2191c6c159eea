import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import { pageFile } from './renderChunk.ts';

/**
 * What the parts of a sharded build, copied together, lack: pages that no part has, and assets that a page names, as happens when
 * parts were built from different code.
 */
export function missingFromMerge(distDir: string, manifest: Manifest): string[] {
  const client = (file: string) => join(distDir, 'client', file);
  const missing = new Set<string>();
  for (const { path } of plannedRoutes(manifest.chunks, join(distDir, 'generated'))) {
    let html = '';
    try {
      html = readFileSync(client(pageFile(path)), 'utf8');
    } catch {
      // Counted below, like a file that is empty.
    }
    if (html === '') missing.add(path);
    for (const [asset] of html.matchAll(/(?<=(?:href|src)=")\/assets\/[^"]+/g)) {
      if (!missing.has(asset) && !existsSync(client(asset))) missing.add(asset);
    }
  }
  return [...missing];
}
