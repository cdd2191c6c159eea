import type { Route } from '#schemas/generated/route.ts';
import { sitemapNames } from '#schemas/pageTypes.ts';

/** An entry of a sitemap. */
export interface SitemapItem {
  path: string;
  lastModified?: string;
}

/** The maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

/** Returns the sitemaps of the site by name. They list every indexable page that is its own canonical page. */
export function planSitemaps(routes: readonly Route[]): Map<string, SitemapItem[]> {
  const sitemaps = new Map<string, SitemapItem[]>();
  for (const { path, type, indexable, canonical, lastModified } of routes) {
    const name = sitemapNames.get(type);
    if (!name || !indexable || canonical !== path) continue;
    const items = sitemaps.get(name) ?? [];
    sitemaps.set(name, items);
    items.push({ path, ...(lastModified && { lastModified }) });
  }
  return new Map([...sitemaps].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(split));
}

function split([name, items]: [string, SitemapItem[]]): [string, SitemapItem[]][] {
  if (items.length <= MAX_URLS) return [[name, items]];
  const parts = Math.ceil(items.length / MAX_URLS);
  return Array.from({ length: parts }, (_, part) => [
    `${name}-${part + 1}`,
    items.slice(part * MAX_URLS, (part + 1) * MAX_URLS),
  ]);
}

/** Returns the date of the newest page of a sitemap, or `undefined` if the date of any page is unknown. */
export function newestOf(items: readonly SitemapItem[]): string | undefined {
  let best: string | undefined;
  for (const { lastModified } of items) {
    if (!lastModified) return undefined;
    if (!best || Date.parse(lastModified) > Date.parse(best)) best = lastModified;
  }
  return best;
}
