import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatNginxMap, formatRedirectsFile, formatVercel } from '#cli/plan/redirectFormats.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/**
 * Writes what hosts and search engines read beside the pages: redirect tables, sitemaps and robots.txt. Sitemaps are
 * skipped where neither routes nor redirects changed and the index is there.
 */
export async function writeHostFiles(
  site: { url: string; routes: readonly Route[]; redirects: readonly Redirect[]; changed: boolean },
  distDir: string,
): Promise<void> {
  const { url, routes, redirects } = site;
  const client = (name: string) => join(distDir, 'client', name);
  const host = (name: string) => join(distDir, 'hosts', name);
  writeIfChanged(client('_redirects'), formatRedirectsFile(redirects));
  writeIfChanged(host('vercel.json'), formatVercel(redirects));
  writeIfChanged(host('nginx-redirects.map'), formatNginxMap(redirects));
  writeIfChanged(client('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  if (!site.changed && existsSync(client('sitemap.xml'))) return;
  const { writeSitemaps } = await import('./writeSitemaps.ts');
  await writeSitemaps(routes, url, join(distDir, 'client'));
}
