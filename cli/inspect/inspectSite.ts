import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect, Route } from '#schemas/generated/route.ts';
import { fileStats } from '#cli/files/fileStats.ts';
import { filesBelow } from '#cli/files/filesBelow.ts';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { SiteAddresses } from './checkAddresses.ts';
import { stringTable, withoutUnused } from './checkedPages.ts';
import type { CheckedPage, CheckedPages } from './checkedPages.ts';
import { inspectPages } from './inspectPages.ts';
import type { PageToInspect } from './inspectPages.ts';
import type { PlacedFault } from './pageFault.ts';
import type { PlansByFile } from './scanPage.ts';
import { readPolicy } from './securityPolicy.ts';
import { sharedHeads } from './sharedHeads.ts';
import { sitePictures } from './sitePictures.ts';
import { wrongAddresses } from './wrongAddresses.ts';

/** A built site with its plan. */
export interface SiteToInspect {
  clientDir: string;
  /** The URL of the site, without a slash at its end. */
  url: string;
  /** The language of the site, such as "en-GB". */
  language: string;
  /** The name of the agency. */
  name: string;
  routes: readonly Route[];
  redirects: readonly Redirect[];
}

/** A fault with its file: that of its page below `client/`, or another one by its path from there. */
export interface SiteFault {
  file: string;
  /** The planned page, if the file is one. */
  route?: Route | undefined;
  fault: PlacedFault;
}

export interface InspectedSite {
  faults: SiteFault[];
  /** The pages, files and redirects of the site. */
  addresses: SiteAddresses;
  /** The pages that differ from those that the last check saw. */
  changed: ReadonlySet<string>;
  /** The results for the next check, without its findings. */
  checked: Omit<CheckedPages, 'findings'>;
}

/** Checks every built page, and compares pages with each other. Pages that are as the last check saw them are not read. */
export async function inspectSite(site: SiteToInspect, last: CheckedPages): Promise<InspectedSite> {
  const { clientDir, routes, redirects } = site;
  const files = new Set(filesBelow(clientDir));
  const readPage = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  const isOwnSite = !(sampleTraces.names as readonly string[]).includes(site.name);
  const strings = [...last.strings];
  const placeOf = stringTable(strings);
  const pages: Record<string, CheckedPage> = {};
  const changed = new Set<string>();
  const toInspect: PageToInspect[] = [];
  const faults: SiteFault[] = [];
  const plans: PlansByFile = new Map();

  for (const route of routes) {
    const file = pageFile(route.path);
    const { path, canonical, indexable } = route;
    const plan = { url: site.url, language: site.language, path, canonical, indexable, isOwnSite };
    plans.set(file, { route, plan });
    const stats = files.has(file) ? fileStats(join(clientDir, file)) : undefined;
    if (!stats) {
      const fault = { code: 'built-page-missing', args: { path }, line: 1, column: 1 } as const;
      faults.push({ file, route, fault });
      continue;
    }
    const planKey = JSON.stringify(plan);
    const { size, mtimeMs, ctimeMs } = stats;
    const known = last.pages[file];
    const isSamePlan = known?.plan === planKey;
    if (
      isSamePlan &&
      known.size === size &&
      known.modified === mtimeMs &&
      known.changed === ctimeMs
    ) {
      pages[file] = known;
      continue;
    }
    toInspect.push({ file, plan, known: isSamePlan ? known.bytes : undefined });
  }

  await inspectPages({ clientDir, pages: toInspect }, (inspected) => {
    for (const { index, bytes, scan } of inspected) {
      const page = toInspect[index];
      if (!page) continue;
      const { file, plan } = page;
      const { size, mtimeMs: modified, ctimeMs } = statSync(join(clientDir, file));
      const stamp = { size, modified, changed: ctimeMs, bytes, plan: JSON.stringify(plan) };
      const known = last.pages[file];
      if (scan) {
        const { ids, addresses, ...facts } = scan;
        if (known?.bytes !== bytes) changed.add(file);
        pages[file] = {
          ...facts,
          ...stamp,
          ids: ids.map(placeOf),
          addresses: addresses.map(placeOf),
        };
      } else if (known) pages[file] = { ...known, ...stamp };
    }
  });

  for (const file of files) {
    if (!file.endsWith('.html') || plans.has(file)) continue;
    faults.push({ file, fault: { code: 'built-page-unplanned', args: {}, line: 1, column: 1 } });
  }
  const addFault = (file: string, fault: PlacedFault) => {
    faults.push({ file, route: plans.get(file)?.route, fault });
  };
  for (const file of plans.keys()) {
    for (const fault of pages[file]?.faults ?? []) addFault(file, fault);
  }
  for (const [file, fault] of sharedHeads({ plans, pages, readPage })) addFault(file, fault);

  const headers = join(clientDir, '_headers');
  const addresses = {
    files,
    pages: new Map(
      [...plans].flatMap(([file, { route }]) => {
        const page = pages[file];
        return page ? [[route.path, new Set(page.ids.map((id) => strings[id] ?? ''))]] : [];
      }),
    ),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    policy: readPolicy(fileStats(headers) ? readFileSync(headers, 'utf8') : ''),
    pictures: sitePictures(clientDir),
  };
  const linked = { addresses, plans, pages, strings, readPage };
  for (const [file, fault] of wrongAddresses(linked)) addFault(file, fault);
  return { faults, addresses, changed, checked: withoutUnused({ strings, pages }) };
}
