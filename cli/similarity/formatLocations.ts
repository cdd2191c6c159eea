import { DUPLICATE_LIMIT } from './duplicates.ts';
import { DISTINCT_LIMIT, HISTOGRAM_STEPS } from './measureLocations.ts';
import type { LocationsReport, Pair } from './measureLocations.ts';

/** The smallest number of words of main content on a location page. */
const LEAST_WORDS = 450;
/** The share of pairs that must lie below `DISTINCT_LIMIT`. */
const DISTINCT_SHARE = 0.99;
const BAR_WIDTH = 40;

/** Returns the goals for location pages, each with the figures found and whether it is reached. */
export function goalsOf({
  words,
  pairs,
  twins,
}: LocationsReport): { goal: string; found: string; reached: boolean }[] {
  return [
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
      goal: `two pages of one service in a town below ${decimal(DUPLICATE_LIMIT)}, or the second not listed`,
      found: `${decimal(twins.greatest)} at most, ${twins.notListed} not listed`,
      reached: twins.misjudged.length === 0,
    },
  ];
}

/** Formats the report for a terminal. */
export function formatLocations(report: LocationsReport): string {
  const { pages, words, own, pairs, twins } = report;
  const scope =
    pairs.compared === pairs.total
      ? `all ${number(pairs.total)} pairs`
      : `a sample of ${number(pairs.compared)} of ${number(pairs.total)} pairs; the worst are of all`;
  return [
    `${number(pages)} location pages. Similarity is Jaccard over runs of five words of <main>, 0 to 1.`,
    '',
    ...goalsOf(report).map(
      ({ goal, found, reached }) => `${reached ? '✓' : '✗'} ${goal}: ${found}`,
    ),
    '',
    `The same service in two towns (${scope})`,
    `  mean ${decimal(pairs.mean)}, median ${decimal(pairs.median)}, 99% below ${decimal(pairs.p99)}, greatest ${decimal(pairs.greatest)}`,
    ...histogramLines(pairs.histogram),
    '',
    'The most alike pairs',
    ...pairs.worst.slice(0, 10).map(pairLine),
    '',
    `Two pages of one service in one town (${number(twins.total)} pairs)`,
    ...twins.worst.slice(0, 5).map(pairLine),
    ...twins.misjudged.map((path) => `  wrongly ${'listed or left out'}: ${path}`),
    '',
    'The fewest words',
    ...words.fewest.slice(0, 5).map(({ path, words: count }) => `  ${count}  ${path}`),
    '',
    'The smallest share of words that no other town has',
    ...own.slice(0, 5).map(({ path, share }) => `  ${percent(share)}  ${path}`),
    '',
  ].join('\n');
}

function histogramLines(histogram: readonly number[]): string[] {
  const greatest = Math.max(...histogram, 1);
  const last = histogram.findLastIndex((count) => count > 0);
  return histogram.slice(0, last + 1).map((count, step) => {
    const bar = '█'.repeat(Math.ceil((count / greatest) * BAR_WIDTH));
    return `  ${decimal(step / HISTOGRAM_STEPS)}  ${bar} ${number(count)}`;
  });
}

function pairLine({ a, b, similarity }: Pair): string {
  return `  ${decimal(similarity)}  ${a}\n        ${b}`;
}

/** Formats the report as an HTML page with a histogram. */
export function locationsPage(report: LocationsReport): string {
  const { histogram } = report.pairs;
  const greatest = Math.max(...histogram, 1);
  const bars = histogram
    .map((count, step) => {
      const height = (Math.log10(count + 1) / Math.log10(greatest + 1)) * 240;
      const x = step * 36;
      const label = decimal(step / HISTOGRAM_STEPS);
      return `<g><title>${label} to ${decimal((step + 1) / HISTOGRAM_STEPS)}: ${number(count)} pairs</title><rect x="${x}" y="${260 - height}" width="32" height="${height}"/><text x="${x + 16}" y="276">${label}</text></g>`;
    })
    .join('');
  const rows = report.pairs.worst
    .map(({ a, b, similarity }) => `<tr><td>${decimal(similarity)}<td>${a}<td>${b}`)
    .join('');
  const goals = goalsOf(report)
    .map(({ goal, found, reached }) => `<li>${reached ? '✓' : '✗'} ${goal}: <b>${found}</b>`)
    .join('');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Likeness of location pages</title>
<style>body{font:16px/1.5 system-ui;max-width:900px;margin:40px auto;padding:0 16px}rect{fill:#00513b}text{font-size:10px;text-anchor:middle}td{padding:4px 12px 4px 0;vertical-align:top}</style>
<h1>Likeness of location pages</h1><ul>${goals}</ul>
<h2>Pairs of towns by likeness (logarithmic)</h2><svg viewBox="0 0 720 280" role="img" aria-label="Histogram of similarities">${bars}</svg>
<h2>The most alike</h2><table>${rows}</table></html>
`;
}

function decimal(value: number): string {
  return value.toFixed(2);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0.99 && share < 1 ? 2 : 0)}%`;
}

function number(amount: number): string {
  return amount.toLocaleString('en-GB');
}
