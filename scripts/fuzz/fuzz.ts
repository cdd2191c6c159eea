import fc from 'fast-check';
import type { FuzzRun, FuzzSite } from './fuzzSite.ts';
import { siteEdits } from './siteEdit.ts';

/** The maximum number of edits that follow each other before the site starts again. */
const LONGEST = 16;

interface FuzzOptions {
  /** The seed of the first list of edits. That of the next is one more. */
  seed: number;
  /** The number of edits after which no further list begins. */
  steps: number;
  print(line: string): void;
}

/** Tries lists of edits until enough edits were made. Returns the shortest run with a difference, or `undefined` if there was none. */
export async function fuzz(
  site: FuzzSite,
  { seed, steps, print }: FuzzOptions,
): Promise<FuzzRun | undefined> {
  const total = { built: 0, refused: 0, killed: 0 };
  for (let list = seed; total.built + total.refused < steps; list++) {
    const [edits = []] = fc.sample(siteEdits(LONGEST), { seed: list, numRuns: 1 });
    const run = await site.run(edits);
    for (const key of ['built', 'refused', 'killed'] as const) total[key] += run[key];
    const { built, refused, killed } = total;
    print(`seed ${list}: ${built + refused} edits, ${refused} refused, ${killed} builds killed`);
    if (run.differences.length === 0) continue;
    const failure = await shorten(site, run, print);
    print('The incremental build differs from a clean one after these edits:');
    for (const line of failure.log) print(`  ${line}`);
    for (const line of failure.differences) print(`    ${line}`);
    print(`Repeat it with: npm run fuzz:build -- --seed ${list} --steps 1`);
    return failure;
  }
  return undefined;
}

/** Drops each edit in turn if there is still a difference without it. Returns the run of the edits that are left. */
async function shorten(
  site: FuzzSite,
  failure: FuzzRun,
  print: FuzzOptions['print'],
): Promise<FuzzRun> {
  let shortest = failure;
  for (const edit of failure.made.toReversed()) {
    const run = await site.run(shortest.made.filter((other) => other !== edit));
    if (run.differences.length === 0) continue;
    shortest = run;
    print(`  ${run.made.length} edits still show it`);
  }
  return shortest;
}
