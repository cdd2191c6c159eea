import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeadersFile } from '#cli/plan/headerFormats.ts';
import { formatNginxMaps, formatNginxServer } from '#cli/plan/nginxFormats.ts';
import type { HeaderRule } from '#cli/plan/planHeaders.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { formatRedirectsFile, formatVercel } from '#cli/plan/redirectFormats.ts';
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
  writeIfChanged(host('nginx-server.conf'), formatNginxServer(headers));
  writeNginxMaps(host('nginx-maps.conf'), routes, redirects, headers);
  writeIfChanged(client('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  await refreshSitemaps(routes, url, distDir);
}

/**
 * Writes the maps of nginx, unless they were made from the same routes and lie there as they were left. The first line tells: reading all
 * routes takes longer than everything else of a build that has nothing to do.
 */
function writeNginxMaps(
  file: string,
  routes: RouteList,
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
): void {
  const inputs = hashOf(JSON.stringify([routes.hash, redirects, headers]));
  const mark = (text: string) => `# ${inputs} ${hashOf(text)}\n`;
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = found.slice(found.indexOf('\n') + 1);
  if (found === mark(text) + text) return;
  const maps = formatNginxMaps(routes.read(), redirects, headers);
  writeIfChanged(file, mark(maps) + maps);
}

function hashOf(...parts: string[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
