import { hash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remember } from '#cli/cache/remember.ts';
import { planSitemaps } from '#cli/plan/planSitemap.ts';
import type { Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/**
 * Writes one sitemap for each kind of page into `client/`, and their index, `sitemap.xml`. Removes sitemaps that are no longer
 * planned. `stamp` identifies the code. Formatting is the slowest part of a build with nothing to do, so its result is cached.
 */
export async function writeSitemaps(
  routes: readonly Route[],
  { url, distDir, stamp }: { url: string; distDir: string; stamp: string },
): Promise<void> {
  const sitemaps = [...planSitemaps(routes)];
  const key = hash('sha1', JSON.stringify([stamp, url, sitemaps]));
  const files = await remember(join(distDir, 'cache', 'sitemaps.json'), key, async () => {
    const { formatSitemaps } = await import('./formatSitemaps.ts');
    return formatSitemaps(sitemaps, url);
  });
  const clientDir = join(distDir, 'client');
  for (const [name, xml] of Object.entries(files)) writeIfChanged(join(clientDir, name), xml);
  for (const name of readdirSync(clientDir)) {
    if (/^sitemap.*\.xml$/.test(name) && !(name in files)) rmSync(join(clientDir, name));
  }
}
