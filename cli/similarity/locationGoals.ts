import type { LikenessReport } from './measureLikeness.ts';
import { DISTINCT_LIMIT } from './measureLikeness.ts';
import type { ProseReport } from './proseReport.ts';
import { number } from '#cli/report/amounts.ts';

/** The result of `site report locations`. */
export interface LocationsReport extends LikenessReport {
  prose: ProseReport;
}

/** A goal for location pages, and the figures that were found. */
export interface Goal {
  goal: string;
  found: string;
  reached: boolean;
}

/** The smallest number of words of main content on a location page. */
const LEAST_WORDS = 450;
/** The share of pairs that must be below `DISTINCT_LIMIT`. */
const DISTINCT_SHARE = 0.99;
/** The similarity from which two pages are duplicates. No limit in content can allow more. */
const DUPLICATE_LIMIT = 0.6;
/** The median share of words in sentences of other towns that the listed service pages must stay below. */
const MEDIAN_SHARE = 0.35;

/** Returns the goals for location pages. */
export function locationGoals({ words, pairs, twins, prose }: LocationsReport): Goal[] {
  const { limits, services, hubs } = prose;
  return [
    {
      goal: `at least ${number(limits.goal)} pages of services in towns in search results`,
      found: `${number(services.indexable)} of ${number(services.total)}`,
      reached: services.indexable >= limits.goal,
    },
    {
      goal: `none of them with more than ${percent(limits.greatestShare)} of its words in sentences of other towns, half below ${percent(MEDIAN_SHARE)}`,
      found: `${percent(services.greatestShare)} at most, median ${percent(services.medianShare)}`,
      reached:
        services.greatestShare <= limits.greatestShare && services.medianShare < MEDIAN_SHARE,
    },
    {
      goal: `the page of every town in search results, with ${limits.leastOwnWords} words of its own`,
      found: `${number(hubs.indexable)} of ${number(hubs.total)}; ${number(hubs.leastOwn)} words at least, ${percent(hubs.greatestShare)} shared at most`,
      reached: hubs.indexable === hubs.total,
    },
    {
      goal: `at least ${LEAST_WORDS} words of main content on every page`,
      found: `${words.least} on the shortest, ${words.median} on the middle one`,
      reached: words.least >= LEAST_WORDS,
    },
    {
      goal: `no two towns above ${decimal(DUPLICATE_LIMIT)} for the same service`,
      found: `${decimal(pairs.greatest)} at most`,
      reached: pairs.greatest <= DUPLICATE_LIMIT,
    },
    {
      goal: `${percent(DISTINCT_SHARE)} of pairs below ${decimal(DISTINCT_LIMIT)}`,
      found: percent(pairs.belowLimit),
      reached: pairs.belowLimit >= DISTINCT_SHARE,
    },
    {
      goal: 'no second page of a service in a town in search results',
      found: twins.listed.length === 0 ? 'none' : twins.listed.join(', '),
      reached: twins.listed.length === 0,
    },
  ];
}

/** Formats a similarity. */
export function decimal(value: number): string {
  return value.toFixed(2);
}

/** Formats a share of 1 as a percentage. */
export function percent(share: number): string {
  const digits = share > 0.99 && share < 1 ? 2 : 1;
  return `${(share * 100).toFixed(digits).replace(/\.0$/, '')}%`;
}
