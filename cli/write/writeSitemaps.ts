import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { newestOf, planSitemaps } from '#cli/plan/planSitemap.ts';
import type { Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/** Without namespaces for news, video and images, which the site does not use. */
const XMLNS = { news: false, xhtml: false, image: false, video: false };

/**
 * Writes `sitemap.xml`, an index, and one sitemap a kind of page into `clientDir`; removes those that are no longer planned.
 * Returns the names of all.
 */
export async function writeSitemaps(
  routes: readonly Route[],
  url: string,
  clientDir: string,
): Promise<string[]> {
  const sitemaps = planSitemaps(routes);
  const index: { url: string; lastmod?: string }[] = [];
  const written = new Set(['sitemap.xml']);
  for (const [name, items] of sitemaps) {
    const file = `sitemap-${name}.xml`;
    const stream = new SitemapStream({ hostname: url, xmlns: XMLNS });
    const source = items.map(({ path, lastModified }) => ({
      url: path,
      ...(lastModified && { lastmod: lastModified, lastmodISO: lastModified }),
    }));
    const xml = await streamToPromise(Readable.from(source).pipe(stream));
    writeIfChanged(join(clientDir, file), `${xml.toString()}\n`);
    written.add(file);
    const newest = newestOf(items);
    index.push({ url: `${url}/${file}`, ...(newest && { lastmod: newest }) });
  }
  const xml = await streamToPromise(Readable.from(index).pipe(new SitemapIndexStream()));
  writeIfChanged(join(clientDir, 'sitemap.xml'), `${xml.toString()}\n`);

  for (const name of readdirSync(clientDir)) {
    if (/^sitemap.*\.xml$/.test(name) && !written.has(name)) rmSync(join(clientDir, name));
  }
  return [...written];
}
