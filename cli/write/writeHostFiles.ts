import { join } from 'node:path';
import { formatHeadersFile } from '#cli/plan/headerFormats.ts';
import { formatNginxMaps, formatNginxServer } from '#cli/plan/nginxFormats.ts';
import type { HeaderRule } from '#cli/plan/planHeaders.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { formatRedirectsFile, formatVercel } from '#cli/plan/redirectFormats.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';
import { writeSitemaps } from './writeSitemaps.ts';

/**
 * Writes the files that hosts, search engines and the not-found page read: redirects, headers, sitemaps, robots.txt, the index of
 * locations, and the planned `files`.
 */
export async function writeHostFiles(
  site: {
    url: string;
    webManifest: object;
    routes: readonly Route[];
    redirects: readonly Redirect[];
    /** The addresses that are answered with 410. */
    gone: readonly string[];
    headers: readonly HeaderRule[];
    locationIndex: LocationIndex;
    files: SitePlan['files'];
    /** The stamp of the code that made the plan. */
    stamp: string;
  },
  distDir: string,
): Promise<void> {
  const { url, webManifest, routes, redirects, gone, headers, locationIndex, files, stamp } = site;
  const client = (name: string) => join(distDir, 'client', name);
  const host = (name: string) => join(distDir, 'hosts', name);
  writeIfChanged(client('_redirects'), formatRedirectsFile(redirects, gone));
  writeIfChanged(client('_headers'), formatHeadersFile(headers));
  writeIfChanged(client('site.webmanifest'), JSON.stringify(webManifest));
  writeIfChanged(client('location-index.json'), JSON.stringify(locationIndex));
  for (const [name, make] of Object.entries(files)) {
    writeIfChanged(client(name), await make());
  }
  writeIfChanged(host('vercel.json'), formatVercel(redirects, headers));
  writeIfChanged(host('nginx-server.conf'), formatNginxServer(headers));
  writeIfChanged(host('nginx-maps.conf'), formatNginxMaps(routes, { redirects, gone }, headers));
  writeIfChanged(client('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  await writeSitemaps(routes, { url, distDir, stamp });
}
