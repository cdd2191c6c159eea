import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { Route } from '#schemas/generated/route.ts';
import { cacheResults } from './cacheResults.ts';
import { checkRedirects } from './checkRedirects.ts';
import { checkRobots } from './checkRobots.ts';
import { checkAddress } from './checkAddresses.ts';
import type { SiteAddresses } from './checkAddresses.ts';
import { checkSitemaps } from './checkSitemaps.ts';
import type { SiteFault } from './inspectSite.ts';
import { placeFaults } from './pageFault.ts';
import type { PageFault } from './pageFault.ts';
import { isScanned, scanFile } from './scanFile.ts';
import type { ScannedFile } from './scannedFile.ts';

/** The files of a built site beside its pages, with what they are checked against. */
export interface FilesToInspect {
  distDir: string;
  clientDir: string;
  /** A hash of the code. */
  stamp: string;
  /** The URL of the site, without a slash at its end. */
  url: string;
  routes: readonly Route[];
  addresses: SiteAddresses;
  /** The hashes of the files beside the pages, by their paths below `clientDir`. */
  hashes: Readonly<Record<string, string>>;
  /** Files of earlier builds that stay for pages that visitors have open. Nobody can correct them, so they are not checked. */
  older?: ReadonlySet<string>;
}

/**
 * Checks what the files beside the pages say about pages and files of the site. Files that are as the last check saw them are not scanned:
 * the addresses in them are kept in `dist/cache/checked-files.json`, and compared with the site each time.
 */
export async function inspectFiles(site: FilesToInspect): Promise<SiteFault[]> {
  const { distDir, clientDir, stamp, url, routes, addresses, hashes, older } = site;
  const { files } = addresses;
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  const scanned = new Map(
    await cacheResults(
      join(distDir, 'cache', 'checked-files.json'),
      // A file without a hash cannot be read.
      Object.keys(hashes).filter((file) => hashes[file] && !older?.has(file) && isScanned(file)),
      (file) => hash('sha1', `${stamp} ${url} ${file} ${hashes[file] ?? ''}`),
      (file) => Promise.resolve(scanFile(file, read(file), url)),
    ),
  );
  const listed = routes.filter(({ indexable, path, canonical }) => indexable && canonical === path);
  const paths = listed.map(({ path }) => path);
  const faultsIn = (file: string, check: (scan: ScannedFile) => PageFault[]) => {
    const scan = scanned.get(file);
    return (scan ? check(scan) : []).map((fault): [string, PageFault] => [file, fault]);
  };
  const faults = [
    ...[...scanned.keys()].flatMap((file) =>
      faultsIn(file, (scan) => [...scan.faults, ...wrongUses(scan, addresses)]),
    ),
    ...checkSitemaps({ url, routes, files, scanned }),
    ...faultsIn('robots.txt', (scan) => checkRobots(scan, { url, files, listed: paths })),
    ...faultsIn('_redirects', (scan) => checkRedirects(scan, url, addresses)),
  ];
  const byFile = Map.groupBy(faults, ([file]) => file);
  const routesByFile = new Map(
    byFile.size === 0 ? [] : routes.map((route) => [pageFile(route.path), route]),
  );
  return [...byFile].flatMap(([file, own]) => {
    const placed = placeFaults(
      own.map(([, fault]) => fault),
      read(file),
    );
    return placed.map((fault) => ({ file, route: routesByFile.get(file), fault }));
  });
}

/**
 * The indexes that scripts load only on a site that has a search, posts or towns. If a build wrote one and it is missing, its record of
 * files says so.
 */
const optionalIndexes = new Set([
  'file /search-index.json',
  'file /blog/search.json',
  'file /location-index.json',
]);

/** Returns the files and links that a file names and that the site does not have. */
function wrongUses({ uses }: ScannedFile, addresses: SiteAddresses): PageFault[] {
  return uses.flatMap(([key, offset]) => {
    if (optionalIndexes.has(key)) return [];
    const fault = /^(?:file|link) /.test(key) ? checkAddress(key, addresses) : undefined;
    return fault ? [{ ...fault, offset }] : [];
  });
}
