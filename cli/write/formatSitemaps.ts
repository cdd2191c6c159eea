import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { newestOf } from '#cli/plan/planSitemap.ts';
import type { SitemapItem } from '#cli/plan/planSitemap.ts';

/** Leaves out the namespaces for news, videos and images, which the site does not use. */
const XMLNS = { news: false, xhtml: false, image: false, video: false };

/** Returns the XML of the sitemaps of a site at `url`, and of their index, by file name. */
export async function formatSitemaps(
  sitemaps: readonly [name: string, items: readonly SitemapItem[]][],
  url: string,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const index: { url: string; lastmod?: string }[] = [];
  for (const [name, items] of sitemaps) {
    const file = `sitemap-${name}.xml`;
    const urls = items.map(({ path, lastModified }) => ({
      url: path,
      ...(lastModified && { lastmod: lastModified, lastmodISO: lastModified }),
    }));
    files[file] = await xmlOf(urls, new SitemapStream({ hostname: url, xmlns: XMLNS }));
    const newest = newestOf(items);
    index.push({ url: `${url}/${file}`, ...(newest && { lastmod: newest }) });
  }
  files['sitemap.xml'] = await xmlOf(index, new SitemapIndexStream());
  return files;
}

async function xmlOf(
  items: readonly object[],
  stream: SitemapStream | SitemapIndexStream,
): Promise<string> {
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return `${xml.toString()}\n`;
}
