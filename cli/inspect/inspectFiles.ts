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

/** The data of parts that a site may lack, with the type of the pages of that part. Every site has the scripts that load it. */
const partsByData = new Map<string, Route['type']>([
  ['/blog/search.json', 'blog'],
  ['/location-index.json', 'town'],
  ['/search-index.json', 'search'],
]);

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
  const types = new Set(routes.map(({ type }) => type));
  const faultsIn = (file: string, check: (scan: ScannedFile) => PageFault[]) => {
    const scan = scanned.get(file);
    return (scan ? check(scan) : []).map((fault): [string, PageFault] => [file, fault]);
  };
  const faults = [
    ...[...scanned.keys()].flatMap((file) =>
      faultsIn(file, (scan) => [...scan.faults, ...wrongUses(scan, addresses, types)]),
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

/** Returns the files and links that a file names and that the site, which has pages of `types`, should have and does not. */
function wrongUses(
  { uses }: ScannedFile,
  addresses: SiteAddresses,
  types: ReadonlySet<Route['type']>,
): PageFault[] {
  return uses.flatMap(([key, offset]) => {
    const part = partsByData.get(key.replace('file ', ''));
    if (part && !types.has(part)) return [];
    const fault = /^(?:file|link|\d+(?:w|[x:]\d+)) /.test(key)
      ? checkAddress(key, addresses)
      : undefined;
    return fault ? [{ ...fault, offset }] : [];
  });
}
