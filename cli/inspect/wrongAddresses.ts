import { checkAddress } from './checkAddresses.ts';
import type { SiteAddresses } from './checkAddresses.ts';
import type { CheckedPages } from './checkedPages.ts';
import { placesIn } from '#cli/report/placeAt.ts';
import type { PlacedFault } from './pageFault.ts';
import { scanPage } from './scanPage.ts';
import type { PlansByFile } from './scanPage.ts';

/** The number of pages with the same wrong address from which only the first page has a fault, because scanning each page for the place is slow. */
const MANY_PAGES = 100;

interface SiteLinks {
  addresses: SiteAddresses;
  plans: PlansByFile;
  pages: CheckedPages['pages'];
  /** The ids and addresses that `pages` name by their index. */
  strings: readonly string[];
  /** Returns the HTML of a file. */
  readPage: (file: string) => string;
}

/** Returns the links and files that the site does not have, by the files of the pages that name them. Reads only those pages. */
export function wrongAddresses({
  addresses,
  plans,
  pages,
  strings,
  readPage,
}: SiteLinks): [string, PlacedFault][] {
  const wrong = new Map(
    strings.flatMap((key, index) => {
      const fault = /^(?:link|file|\d+(?:w|[x:]\d+)|[a-z]+-(?:src|action)) /.test(key)
        ? checkAddress(key, addresses)
        : undefined;
      return fault ? [[index, key]] : [];
    }),
  );
  if (wrong.size === 0) return [];
  const wrongOn = (file: string) =>
    pages[file]?.addresses.flatMap((index) => wrong.get(index) ?? []) ?? [];
  const counts = new Map<string, number>();
  for (const key of [...plans.keys()].flatMap(wrongOn)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const done = new Set<string>();
  const faults: [string, PlacedFault][] = [];
  for (const [file, { plan }] of plans) {
    const keys = wrongOn(file).filter((key) => !done.has(key));
    if (keys.length === 0) continue;
    const html = readPage(file);
    // The places of links are not kept, because almost all links are right.
    const offsets = scanPage(html, plan).addresses;
    const placeOf = placesIn(html);
    for (const key of keys) {
      const fault = checkAddress(key, addresses, placeOf(offsets.get(key) ?? 0));
      if (!fault) continue;
      const count = counts.get(key) ?? 0;
      if (count < MANY_PAGES) {
        faults.push([file, fault]);
        continue;
      }
      done.add(key);
      faults.push([file, { ...fault, args: { ...fault.args, pages: count } } as PlacedFault]);
    }
  }
  return faults;
}
