import { pageFile } from '#cli/prerender/pageFile.ts';
import type { Route } from '#schemas/generated/route.ts';
import type { PageFault } from './pageFault.ts';
import { readXml, textFaults } from './readXml.ts';
import { usesOf } from './scannedFile.ts';
import type { ScannedFile } from './scannedFile.ts';

/** The number of pages in no sitemap from which only the first has a fault, because a whole sitemap is wrong then. */
const MANY_PAGES = 100;

/** The sitemaps of a site and the pages that they should list. */
interface SiteLists {
  /** The URL of the site, without a slash at its end. */
  url: string;
  routes: readonly Route[];
  /** All files of the site. */
  files: ReadonlySet<string>;
  /** The scanned files beside the pages. */
  scanned: ReadonlyMap<string, ScannedFile>;
}

/** Returns the addresses of a sitemap: `page` for one of a page, and `sitemap` for one in an index. */
export function scanSitemap(text: string): ScannedFile {
  const { elements, error } = readXml(text);
  const kind = elements[0]?.name === 'sitemapindex' ? 'sitemap' : 'page';
  return {
    uses: elements
      .filter(({ name }) => name === 'loc')
      .map((element) => [`${kind} ${element.text.trim()}`, element.offset] as const),
    faults: error
      ? [{ code: 'built-file-invalid', args: { reason: error.reason }, offset: error.offset }]
      : textFaults(elements),
  };
}

/**
 * Compares sitemaps with the planned pages. Returns the faults by their files: addresses that are not those of a page for search engines,
 * or are listed twice; pages in no sitemap; sitemaps that do not exist, or that the index does not list.
 */
export function checkSitemaps({ url, routes, files, scanned }: SiteLists): [string, PageFault][] {
  const sitemaps = [...scanned].filter(([file]) => file.startsWith('sitemap'));
  // A sitemap that is cut off does not show which pages it should list.
  if (sitemaps.some(([, { faults }]) => faults.some(({ code }) => code === 'built-file-invalid')))
    return [];
  const pages = new Map(routes.map((route) => [url + route.path, route]));
  const listed = new Set<string>();
  const faults: [string, PageFault][] = [];
  const kindOf = (address: string) => {
    const route = pages.get(address);
    if (!route) return 'page';
    if (!route.indexable) return 'hidden';
    if (route.canonical !== route.path) return 'canonical';
    return listed.has(address) ? 'repeated' : undefined;
  };
  for (const [file, scan] of sitemaps) {
    for (const { address, offset } of usesOf('page', scan)) {
      const kind = kindOf(address);
      if (kind) faults.push([file, { code: 'built-sitemap', args: { kind, address }, offset }]);
      listed.add(address);
    }
  }
  const leftOut = routes.filter(
    ({ path, indexable, canonical }) =>
      indexable && canonical === path && !listed.has(url + path) && files.has(pageFile(path)),
  );
  const isMany = leftOut.length >= MANY_PAGES;
  for (const { path } of isMany ? leftOut.slice(0, 1) : leftOut) {
    const args = {
      kind: 'left-out',
      address: url + path,
      ...(isMany && { pages: leftOut.length }),
    } as const;
    faults.push([pageFile(path), { code: 'built-sitemap', args, offset: 0 }]);
  }
  return [...faults, ...indexFaults(url, sitemaps)];
}

/** Compares the index of sitemaps with their files. */
function indexFaults(
  url: string,
  sitemaps: readonly (readonly [string, ScannedFile])[],
): [string, PageFault][] {
  const known = new Set(sitemaps.map(([file]) => `${url}/${file}`));
  const inIndex = new Set<string>();
  const faults: [string, PageFault][] = [];
  const indexes = sitemaps.filter(([, scan]) => usesOf('sitemap', scan).length > 0);
  for (const [file, scan] of indexes) {
    inIndex.add(`${url}/${file}`);
    for (const { address, offset } of usesOf('sitemap', scan)) {
      inIndex.add(address);
      if (known.has(address)) continue;
      faults.push([file, { code: 'built-sitemap', args: { kind: 'file', address }, offset }]);
    }
  }
  if (indexes.length === 0) return faults;
  for (const [file] of sitemaps) {
    const address = `${url}/${file}`;
    if (inIndex.has(address)) continue;
    const args = { kind: 'unlisted', address } as const;
    faults.push([file, { code: 'built-sitemap', args, offset: 0 }]);
  }
  return faults;
}
