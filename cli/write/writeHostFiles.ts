import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOutput } from '#cli/cache/cacheOutput.ts';
import { formatHeadersFile } from '#cli/plan/headerFormats.ts';
import { feedFormats } from '#cli/plan/planFeeds.ts';
import { formatNginxMaps, formatNginxServer } from '#cli/plan/nginxFormats.ts';
import type { HeaderRule } from '#cli/plan/planHeaders.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { formatRedirectsFile, formatVercel } from '#cli/plan/redirectFormats.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';
import { writeIfChanged } from './writeIfChanged.ts';
import { removeOtherSitemaps, writeSitemaps } from './writeSitemaps.ts';

/** The parts of a plan that the files of a site are made from. */
export interface PlannedFiles {
  url: string;
  webManifest: object;
  locationIndex?: LocationIndex | undefined;
  /** The planned files: feeds and the search index. */
  files: SitePlan['files'];
}

/** The files that only a site with towns, a search or posts has. No public file may have these names. */
const optionalFiles = [
  'location-index.json',
  'search-index.json',
  'blog/search.json',
  ...Object.keys(feedFormats),
];

/**
 * Returns the files for browsers and other programs, except sitemaps, by their paths below the site: functions that return their text.
 */
export function clientFiles({
  url,
  webManifest,
  locationIndex,
  files,
}: PlannedFiles): Record<string, () => string | Promise<string>> {
  return {
    'site.webmanifest': () => JSON.stringify(webManifest),
    ...(locationIndex && { 'location-index.json': () => JSON.stringify(locationIndex) }),
    ...files,
    'robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
  };
}

/**
 * Writes the files that hosts, search engines and the not-found page read: redirects, headers, sitemaps, robots.txt, the index of
 * locations, and the planned `files`. Removes those that the site no longer has, because visitors could still open them.
 */
export async function writeHostFiles(
  site: PlannedFiles & {
    /** A hash of the routes of all pages, and the function that reads them. */
    routes: { hash: string; read(): readonly Route[] };
    redirects: readonly Redirect[];
    /** The addresses that are answered with 410. */
    gone: readonly string[];
    headers: readonly HeaderRule[];
    /** The stamp of the code that made the plan. */
    stamp: string;
  },
  distDir: string,
): Promise<void> {
  const { url, routes, redirects, gone, headers, stamp } = site;
  const client = (name: string) => join(distDir, 'client', name);
  const host = (name: string) => join(distDir, 'hosts', name);
  writeIfChanged(client('_redirects'), formatRedirectsFile(redirects, gone));
  writeIfChanged(client('_headers'), formatHeadersFile(headers));
  const planned = clientFiles(site);
  for (const [name, make] of Object.entries(planned)) {
    writeIfChanged(client(name), await make());
  }
  for (const name of optionalFiles) {
    if (!(name in planned)) rmSync(client(name), { force: true });
  }
  writeIfChanged(host('nginx-server.conf'), formatNginxServer(headers));
  // The following files name every page of the site.
  const key = hash('sha1', JSON.stringify([stamp, url, routes.hash, redirects, gone, headers]));
  const notes = join(distDir, 'cache', 'page-lists.json');
  const lists = await cacheOutput(notes, key, async () => {
    const pages = routes.read();
    const vercel = host('vercel.json');
    writeIfChanged(
      vercel,
      formatVercel(redirects, headers, new Set(pages.map(({ path }) => path))),
    );
    const maps = host('nginx-maps.conf');
    writeIfChanged(maps, formatNginxMaps(pages, { redirects, gone }, headers));
    return [vercel, maps, ...(await writeSitemaps(pages, { url, distDir, stamp }))];
  });
  removeOtherSitemaps(distDir, lists);
}
