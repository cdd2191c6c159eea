import { join } from 'node:path';
import { formatHeadersFile, formatNginxHeaders } from '#cli/plan/headerFormats.ts';
import type { HeaderRule } from '#cli/plan/planHeaders.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { formatNginxMap, formatRedirectsFile, formatVercel } from '#cli/plan/redirectFormats.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { Redirect } from '#schemas/generated/route.ts';
import { refreshSitemaps } from './refreshSitemaps.ts';
import type { RouteList } from './refreshSitemaps.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/**
 * Writes what hosts, search engines and the not-found page read beside the pages: redirects, headers, sitemaps, robots.txt,
 * the index of locations, and what is planned as `files`.
 */
export async function writeHostFiles(
  site: {
    url: string;
    webManifest: object;
    routes: RouteList;
    redirects: readonly Redirect[];
    headers: readonly HeaderRule[];
    locationIndex: LocationIndex;
    files: SitePlan['files'];
  },
  distDir: string,
): Promise<void> {
  const { url, webManifest, routes, redirects, headers, locationIndex, files } = site;
  const client = (name: string) => join(distDir, 'client', name);
  const host = (name: string) => join(distDir, 'hosts', name);
  writeIfChanged(client('_redirects'), formatRedirectsFile(redirects));
  writeIfChanged(client('_headers'), formatHeadersFile(headers));
  writeIfChanged(client('site.webmanifest'), JSON.stringify(webManifest));
  writeIfChanged(client('location-index.json'), JSON.stringify(locationIndex));
  for (const [name, make] of Object.entries(files)) {
    writeIfChanged(client(name), await make());
  }
  writeIfChanged(host('vercel.json'), formatVercel(redirects, headers));
  writeIfChanged(host('nginx-redirects.map'), formatNginxMap(redirects));
  writeIfChanged(host('nginx-headers.conf'), formatNginxHeaders('/', headers));
  writeIfChanged(host('nginx-asset-headers.conf'), formatNginxHeaders('/assets/', headers));
  writeIfChanged(client('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  await refreshSitemaps(routes, url, distDir);
}
