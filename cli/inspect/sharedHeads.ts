import type { CheckedPages } from './checkedPages.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import type { PlacedFault } from './pageFault.ts';
import type { PlansByFile } from './scanPage.ts';

interface SiteHeads {
  plans: PlansByFile;
  pages: CheckedPages['pages'];
  /** Returns the HTML of a file. */
  readPage: (file: string) => string;
}

/** Returns the titles and descriptions that several pages for search engines share, by the files. The first page may keep them. */
export function sharedHeads({ plans, pages, readPage }: SiteHeads): [string, PlacedFault][] {
  const faults: [string, PlacedFault][] = [];
  for (const what of ['title', 'description'] as const) {
    const owners = new Map<string, string>();
    for (const [file, { route }] of plans) {
      const text = pages[file]?.[what];
      if (!text || !route.indexable) continue;
      const owner = owners.get(text);
      if (owner === undefined) {
        owners.set(text, route.path);
        continue;
      }
      const html = readPage(file);
      const tag = what === 'title' ? /<title[\s>]/ : /<meta[^>]*name="description"/;
      const place = placeAt(html, Math.max(0, html.search(tag)));
      const args = { what, text, path: owner };
      faults.push([file, { code: 'built-head-shared', args, evidence: text, ...place }]);
    }
  }
  return faults;
}
