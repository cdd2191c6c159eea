import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newestOf, planSitemaps } from '#cli/plan/planSitemap.ts';
import { formatSitemap, formatSitemapIndex } from '#cli/plan/sitemapFormats.ts';
import type { SitemapUrl } from '#cli/plan/sitemapFormats.ts';
import type { Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/**
 * Writes one sitemap for each kind of page into `clientDir`, and their index, `sitemap.xml`. Removes sitemaps that are no longer
 * planned.
 */
export function writeSitemaps(routes: readonly Route[], url: string, clientDir: string): void {
  const index: SitemapUrl[] = [];
  const written = new Set(['sitemap.xml']);
  for (const [name, items] of planSitemaps(routes)) {
    const file = `sitemap-${name}.xml`;
    const urls = items.map(({ path, lastModified }) => ({ url: url + path, lastModified }));
    writeIfChanged(join(clientDir, file), formatSitemap(urls));
    written.add(file);
    index.push({ url: `${url}/${file}`, lastModified: newestOf(items) });
  }
  writeIfChanged(join(clientDir, 'sitemap.xml'), formatSitemapIndex(index));
  for (const name of readdirSync(clientDir)) {
    if (/^sitemap.*\.xml$/.test(name) && !written.has(name)) rmSync(join(clientDir, name));
  }
}
