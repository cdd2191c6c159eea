import type { PageType, Route } from '#schemas/generated/route.ts';

/** A page as a sitemap lists it. */
export interface SitemapItem {
  path: string;
  lastModified?: string;
}

/** URLs a sitemap may hold (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

/** Which sitemap a type of page belongs to; types that are never listed have none. */
const names: Record<PageType, string | undefined> = {
  home: 'pages',
  about: 'pages',
  services: 'pages',
  'case-studies': 'pages',
  blog: 'pages',
  'facts-questions': 'pages',
  contact: 'pages',
  locations: 'pages',
  legal: 'pages',
  'thank-you': undefined,
  'not-found': undefined,
  service: 'services',
  'case-study': 'case-studies',
  post: 'posts',
  town: 'towns',
  location: 'locations',
};

/** The sitemaps of the site by name: every page that search engines may list, under its own address. */
export function planSitemaps(routes: readonly Route[]): Map<string, SitemapItem[]> {
  const sitemaps = new Map<string, SitemapItem[]>();
  for (const { path, type, indexable, canonical, lastModified } of routes) {
    const name = names[type];
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

/** The date of the newest page of a sitemap, where all are known. */
export function newestOf(items: readonly SitemapItem[]): string | undefined {
  let best: string | undefined;
  for (const { lastModified } of items) {
    if (!lastModified) return undefined;
    if (!best || Date.parse(lastModified) > Date.parse(best)) best = lastModified;
  }
  return best;
}
