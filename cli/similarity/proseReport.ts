import type { ProseMeasures } from '#cli/model/locationIndexing.ts';
import type { Indexing } from '#schemas/site.ts';

/** A page about a town with the measures of its prose. */
export interface ReportedPage extends ProseMeasures {
  path: string;
  town: string;
  nation: string;
  population: number;
  /** The title of the service; left out for the town's hub. */
  service?: string;
  /** Whether it is the second page of a service in the town, which another page stands for in search results. */
  isSecond: boolean;
  indexable: boolean;
  /** The share of its runs of eight words that pages of other towns have too, from 0 to 1. */
  coverage: number;
  /** Where an editor would write to give the page more words of its own. */
  write: { file: string; key: string; exists: boolean };
}

/** A page that has not earned its place in search results, and what it lacks. */
export interface QueuedPage {
  path: string;
  town: string;
  nation: string;
  population: number;
  service: string;
  own: number;
  /** The share of words in sentences that other towns have, from 0 to 1. */
  share: number;
  /** The number of words of its own that it lacks. */
  missing: number;
  file: string;
  key: string;
  exists: boolean;
}

/** The number of pages about towns that search engines may list, and the reasons for the others. Shares are between 0 and 1. */
export interface ProseReport {
  limits: Indexing;
  services: { total: number; indexable: number; greatestShare: number; medianShare: number };
  hubs: { total: number; indexable: number; greatestShare: number; leastOwn: number };
  /** The service pages by their share in steps of 0.05, with those that search engines may list. */
  distribution: { from: number; pages: number; indexable: number }[];
  /** Medians over the service pages that search engines may list. */
  medians: { own: number; sharedInTown: number; coverage: number; local: number };
  /** The listed pages that are nearest to a limit: those with the greatest share, and those with the fewest words of their own. */
  greatestShares: { path: string; share: number }[];
  fewestOwn: { path: string; own: number }[];
  /** The pages that lack words of their own, those of the largest towns first. */
  queue: QueuedPage[];
  pages: readonly ReportedPage[];
}

const STEP = 0.05;
const SHOWN = 10;

/** Summarises the measures of all pages about towns. */
export function proseReport(pages: readonly ReportedPage[], limits: Indexing): ProseReport {
  const services = pages.filter(({ service }) => service !== undefined);
  const hubs = pages.filter(({ service }) => service === undefined);
  const listed = services.filter(({ indexable }) => indexable);
  const medianOf = (measure: (page: ReportedPage) => number) => median(listed.map(measure));
  return {
    limits,
    services: {
      total: services.length,
      indexable: listed.length,
      greatestShare: Math.max(0, ...listed.map(shareOf)),
      medianShare: medianOf(shareOf),
    },
    hubs: {
      total: hubs.length,
      indexable: hubs.filter(({ indexable }) => indexable).length,
      greatestShare: Math.max(0, ...hubs.map(shareOf)),
      leastOwn: Math.min(...hubs.map(({ own }) => own)),
    },
    distribution: Array.from({ length: Math.round(1 / STEP) }, (_, step) => {
      const inStep = services.filter(
        (page) => Math.min(1 / STEP - 1, Math.floor(shareOf(page) / STEP)) === step,
      );
      return {
        from: step * STEP,
        pages: inStep.length,
        indexable: inStep.filter(({ indexable }) => indexable).length,
      };
    }),
    medians: {
      own: medianOf(({ own }) => own),
      sharedInTown: medianOf(({ sharedInTown, words }) => sharedInTown / Math.max(1, words)),
      coverage: medianOf(({ coverage }) => coverage),
      local: medianOf(({ local, statements }) => local / Math.max(1, statements)),
    },
    greatestShares: listed
      .map((page) => ({ path: page.path, share: shareOf(page) }))
      .sort((a, b) => b.share - a.share)
      .slice(0, SHOWN),
    fewestOwn: listed
      .map(({ path, own }) => ({ path, own }))
      .sort((a, b) => a.own - b.own)
      .slice(0, SHOWN),
    queue: pages
      .filter(({ indexable, isSecond }) => !indexable && !isSecond)
      .map((page) => queued(page, limits))
      .sort(
        (a, b) => b.population - a.population || (a.town < b.town ? -1 : a.town > b.town ? 1 : 0),
      ),
    pages,
  };
}

/** Returns the share of a page's words in sentences that pages of other towns have too, from 0 to 1. */
export function shareOf({ words, sharedWithTowns }: ProseMeasures): number {
  return sharedWithTowns / Math.max(1, words);
}

/**
 * Returns what a page lacks. If it has a text of its own, further words must also outweigh those that it shares. The first text of a page
 * takes the place of shared ones, so that its share is not known before.
 */
function queued(page: ReportedPage, { greatestShare, leastOwnWords }: Indexing): QueuedPage {
  const { path, town, nation, population, service = 'All services', own, write } = page;
  const toOutweigh = Math.ceil(page.sharedWithTowns / greatestShare) - page.words;
  const missing = Math.max(leastOwnWords - own, write.exists ? toOutweigh : 0);
  return { path, town, nation, population, service, own, share: shareOf(page), missing, ...write };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
