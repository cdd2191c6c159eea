import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import { pageFile } from './pageFile.ts';

/**
 * Returns what is missing after the parts of a sharded build were copied together: the paths of pages that no part has, and the
 * assets that a page names but no part has. Assets are missing if parts were built from different code.
 */
export function missingFromMerge(distDir: string, manifest: Manifest): string[] {
  const client = (file: string) => join(distDir, 'client', file);
  const missing = new Set<string>();
  for (const { path } of plannedRoutes(manifest.chunks, join(distDir, 'generated'))) {
    let html = '';
    try {
      html = readFileSync(client(pageFile(path)), 'utf8');
    } catch {
      // Handled below, like an empty file.
    }
    if (html === '') missing.add(path);
    for (const [asset] of html.matchAll(/(?<=(?:href|src)=")\/assets\/[^"#]+/g)) {
      if (!missing.has(asset) && !existsSync(client(asset))) missing.add(asset);
    }
  }
  return [...missing];
}
