import { number } from '#cli/report/amounts.ts';
import { decimal, locationGoals, percent } from './locationGoals.ts';
import type { LocationsReport } from './locationGoals.ts';
import { HISTOGRAM_STEPS } from './measureLikeness.ts';
import type { Pair } from './measureLikeness.ts';
import type { QueuedPage } from './proseReport.ts';

const BAR_WIDTH = 40;
/** The number of files of the queue that are printed, and of keys in each. The page has all. */
const QUEUED_SHOWN = 5;
const KEYS_SHOWN = 3;

/** Formats the report for a terminal. */
export function formatLocations(report: LocationsReport): string {
  const { pages, words, pairs, twins, prose } = report;
  const { limits, services, medians, queue } = prose;
  const scope =
    pairs.compared === pairs.total
      ? `all ${number(pairs.total)} pairs`
      : `a sample of ${number(pairs.compared)} of ${number(pairs.total)} pairs; the worst are of all`;
  return [
    `${number(pages)} pages of services in towns, and ${number(prose.hubs.total)} pages of towns`,
    '',
    ...locationGoals(report).map(
      ({ goal, found, reached }) => `${reached ? '✓' : '✗'} ${goal}: ${found}`,
    ),
    '',
    'Words in sentences that other towns have too (names and figures masked), by their share of a service page',
    ...bars(
      prose.distribution.map(({ from, pages: count, indexable }) => ({
        label: percent(from).padStart(4),
        count,
        note: indexable > 0 ? ` (${number(indexable)} in search results)` : '',
      })),
    ),
    '',
    `The ${number(services.indexable)} service pages in search results, by their medians`,
    `  ${percent(services.medianShare)} of words in sentences of other towns, ${percent(medians.sharedInTown)} in sentences of other pages of the town`,
    `  ${percent(medians.coverage)} of runs of eight words on pages of other towns`,
    `  ${number(medians.own)} words of their own; ${percent(medians.local)} of sentences would be false in another town`,
    '',
    ...(prose.greatestShares.length + prose.fewestOwn.length === 0
      ? []
      : [
          'Nearest to a limit',
          ...prose.greatestShares
            .slice(0, 5)
            .map(({ path, share }) => `  ${percent(share)} shared  ${path}`),
          ...prose.fewestOwn.slice(0, 5).map(({ path, own }) => `  ${own} own words  ${path}`),
          '',
        ]),
    ...(queue.length === 0
      ? []
      : [
          `To write next, of ${number(queue.length)} pages that lack words of their own (at least ${limits.leastOwnWords}), largest towns first`,
          ...[...Map.groupBy(queue, ({ file }) => file)].slice(0, QUEUED_SHOWN).flatMap(queueLines),
          '',
        ]),
    `The same service in two towns (${scope}): Jaccard similarity of runs of five words of <main>, 0 to 1`,
    `  mean ${decimal(pairs.mean)}, median ${decimal(pairs.median)}, 99% below ${decimal(pairs.p99)}, greatest ${decimal(pairs.greatest)}`,
    ...bars(
      pairs.histogram.map((count, step) => ({ label: decimal(step / HISTOGRAM_STEPS), count })),
    ),
    '',
    'The most alike pairs',
    ...pairs.worst.slice(0, 5).map(pairLine),
    '',
    `Two pages of one service in one town (${number(twins.total)} pairs)`,
    ...twins.worst.slice(0, 5).map(pairLine),
    '',
    'The fewest words',
    ...words.fewest.slice(0, 5).map(({ path, words: count }) => `  ${count}  ${path}`),
    '',
  ].join('\n');
}

function bars(rows: readonly { label: string; count: number; note?: string }[]): string[] {
  const greatest = Math.max(...rows.map(({ count }) => count), 1);
  const filled = rows.map(({ count }) => count > 0);
  return rows
    .slice(filled.indexOf(true), filled.lastIndexOf(true) + 1)
    .map(({ label, count, note = '' }) => {
      const bar = '█'.repeat(Math.ceil((count / greatest) * BAR_WIDTH));
      return `  ${label}  ${bar} ${number(count)}${note}`;
    });
}

/** Returns the lines on a file: one for each text that is too short, and one for those that are still to be written. */
function queueLines([file, queued]: [string, QueuedPage[]]): string[] {
  const keys = queued.flatMap(({ key, exists }) => (exists ? [] : key));
  const [first] = queued;
  return [
    ...queued.flatMap(({ path, missing, key, exists }) =>
      exists ? `  ${path} lacks ${number(missing)} words: add to ${key} in ${file}` : [],
    ),
    ...(first && keys.length > 0
      ? [
          `  ${first.town}, ${number(first.population)} residents: write in ${file}`,
          ...keys.map((key) => `    ${key}`).slice(0, KEYS_SHOWN),
          ...(keys.length > KEYS_SHOWN ? [`    and ${number(keys.length - KEYS_SHOWN)} more`] : []),
        ]
      : []),
  ];
}

function pairLine({ a, b, similarity }: Pair): string {
  return `  ${decimal(similarity)}  ${a}\n        ${b}`;
}
