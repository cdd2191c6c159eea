import { hash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheValue } from '#cli/cache/cacheValue.ts';
import { planSitemaps } from '#cli/plan/planSitemap.ts';
import { sitemapName } from '#schemas/isReserved.ts';
import type { Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/**
 * Writes one sitemap for each kind of page into `client/`, and their index, `sitemap.xml`. Returns the paths of the files. `stamp`
 * identifies the code. Formatting is slow, so its result is cached.
 */
export async function writeSitemaps(
  routes: readonly Route[],
  { url, distDir, stamp }: { url: string; distDir: string; stamp: string },
): Promise<string[]> {
  const sitemaps = [...planSitemaps(routes)];
  const key = hash('sha1', JSON.stringify([stamp, url, sitemaps]));
  const files = await cacheValue(join(distDir, 'cache', 'sitemaps.json'), key, async () => {
    const { formatSitemaps } = await import('./formatSitemaps.ts');
    return formatSitemaps(sitemaps, url);
  });
  return Object.entries(files).map(([name, xml]) => {
    const file = join(distDir, 'client', name);
    writeIfChanged(file, xml);
    return file;
  });
}

/** Removes the sitemaps that are not among `planned`, which are paths of files. */
export function removeOtherSitemaps(distDir: string, planned: readonly string[]): void {
  const clientDir = join(distDir, 'client');
  for (const name of readdirSync(clientDir)) {
    const file = join(clientDir, name);
    if (sitemapName.test(name) && !planned.includes(file)) rmSync(file);
  }
}
