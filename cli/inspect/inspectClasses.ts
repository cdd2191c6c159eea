import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '#schemas/generated/route.ts';
import type { CheckedPage } from './checkedPages.ts';
import type { SiteFault } from './inspectSite.ts';
import { loadOptional } from './loadOptional.ts';
import type { PlacedFault } from './pageFault.ts';
import { cacheResults } from './cacheResults.ts';
import { representatives } from './representatives.ts';
import type { Representative } from './representatives.ts';

/** The pages of a built site that stand for others. */
interface ClassesToInspect {
  distDir: string;
  /** A hash of the code that checks. */
  stamp: string;
  pages: Readonly<Record<string, CheckedPage>>;
  /** The planned pages by their files below `client/`. */
  routes: ReadonlyMap<string, Route>;
  /** The hashes of the files beside the pages, by their paths. */
  hashes: Readonly<Record<string, string>>;
  /** Whether pages are also opened in a browser. */
  browser: boolean;
  /** Whether every page is checked, and not only those that stand for others. */
  everyPage?: boolean;
}

export interface InspectedClasses {
  faults: SiteFault[];
  /** One line for each check that could not be made. */
  notes: string[];
  /** The advice on installing the browser, if one is needed and missing. */
  missingBrowser?: string;
}

/**
 * Checks the pages that stand for all pages of their structure with an HTML validator, and in a browser. Results are kept by the bytes of
 * pages, and those of the browser also by the files that pages may load.
 */
export async function inspectClasses(site: ClassesToInspect): Promise<InspectedClasses> {
  const { distDir, pages, routes, browser, everyPage } = site;
  const chosen = everyPage
    ? Object.entries(pages).map(([file, { bytes }]): Representative => ({ file, bytes }))
    : representatives(pages);
  const read = (file: string) => readFileSync(join(distDir, 'client', file), 'utf8');
  const faults: SiteFault[] = [];
  const notes: string[] = [];
  const ask = async (
    name: string,
    inputs: string,
    check: (file: string) => Promise<PlacedFault[]>,
  ) => {
    const cache = join(distDir, 'cache', `checked-${name}${everyPage ? '-everywhere' : ''}.json`);
    const results = await cacheResults(
      cache,
      chosen,
      ({ file, bytes }) => `${site.stamp} ${inputs} ${file} ${bytes}`,
      ({ file }) => check(file),
    );
    for (const [{ file }, found] of results) {
      for (const fault of found) faults.push({ file, route: routes.get(file), fault });
    }
  };

  const validator = await loadOptional(() => import('./markupValidator.ts'));
  if (validator) {
    let validate: ReturnType<typeof validator.markupValidator> | undefined;
    await ask('markup', '', (file) => {
      validate ??= validator.markupValidator();
      return validate(read(file));
    });
  } else notes.push('Markup was not validated: run "npm install --save-dev html-validate".');

  if (!browser) return { faults, notes };
  const module = await loadOptional(() => import('./browserChecker.ts'));
  const checker = await module?.browserChecker(distDir);
  if (checker) {
    // Scripts, styles and pictures decide what the browser shows, and `_headers` decides what it blocks. It loads no sitemaps and feeds.
    const loaded = Object.entries(site.hashes).filter(([file]) => !/\.(?:xml|txt)$/.test(file));
    try {
      await ask('browser', hash('sha1', JSON.stringify(loaded.toSorted())), (file) => {
        const route = routes.get(file);
        // The not-found page leads elsewhere at its own address.
        const path = route?.type === 'not-found' ? '/locations/nowhere' : (route?.path ?? '/');
        return checker.check(path, read(file));
      });
    } finally {
      await checker.close();
    }
  } else {
    const missingBrowser = module
      ? 'run "npx playwright install chromium", or set CHROMIUM_PATH'
      : 'run "npm install --save-dev playwright @axe-core/playwright"';
    return { faults, notes, missingBrowser };
  }
  return { faults, notes };
}
