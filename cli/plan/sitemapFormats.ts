import { escapeXml } from './escapeXml.ts';

/** An entry of a sitemap, or of the index of sitemaps. */
export interface SitemapUrl {
  url: string;
  /** An ISO date and time. */
  lastModified?: string | undefined;
}

/** Returns a sitemap as XML (https://www.sitemaps.org/protocol.html). */
export function formatSitemap(urls: readonly SitemapUrl[]): string {
  return document('urlset', 'url', urls);
}

/** Returns the index of several sitemaps as XML. */
export function formatSitemapIndex(sitemaps: readonly SitemapUrl[]): string {
  return document('sitemapindex', 'sitemap', sitemaps);
}

function document(root: string, element: string, items: readonly SitemapUrl[]): string {
  const elements = items.map(({ url, lastModified }) => {
    const date = lastModified && `<lastmod>${new Date(lastModified).toISOString()}</lastmod>`;
    return `<${element}><loc>${escapeXml(url)}</loc>${date ?? ''}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${elements.join('')}</${root}>\n`;
}
