import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { changeOneTown } from './benchContent.ts';
import { medianOf } from './medianOf.ts';
import { runMeasured } from './runMeasured.ts';
import type { Run } from './runMeasured.ts';

/** The measurements for content of each size, in their order: the bare loop, then the builds. */
export type BuildKind = 'floor' | 'full' | 'unchanged' | 'one town';

/** The median of each figure of several runs. */
export interface BuildFigures extends Omit<Run, 'output'> {
  kind: BuildKind;
  towns: number;
  /** The number of pages of the site. */
  pages: number;
  /** The number of pages that were rendered. */
  rendered: number;
  /** Seconds from loading the bundle to writing the last page; 0 if no page was rendered. */
  pagesSeconds: number;
}

/** The cost of a check of all pages of a site of one size. */
export interface CheckFigures extends Omit<Run, 'output'> {
  kind: 'first' | 'unchanged' | 'one town';
  towns: number;
  pages: number;
}

type BuildRun = Omit<BuildFigures, 'kind' | 'towns'>;

const cli = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));
const floorScript = fileURLToPath(new URL('./renderFloor.ts', import.meta.url));

/**
 * Builds a site of one size in every way that an editor would, and checks its pages, and renders the same pages in a bare loop. `runs` has
 * the number of full builds, and of the builds and checks that repeat them. Changes `contentDir`. `distDir` must be empty and inside the
 * project. It keeps every site that was built, because removing thousands of files would slow down the next build.
 */
export function measureSize(
  { towns, contentDir, distDir }: { towns: number; contentDir: string; distDir: string },
  runs: { full: number; again: number },
): { builds: BuildFigures[]; checks: CheckFigures[] } {
  const siteDir = (run: number) => join(distDir, `site-${run}`);
  const build = (run: number) =>
    parseBuild(runMeasured(cli, buildArguments(contentDir, siteDir(run))));
  const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const again = numbersTo(runs.again);

  // The two are measured in turn, so that other load on the machine affects both.
  const pairs = numbersTo(runs.full).map((run) => {
    const full = build(run);
    return {
      full,
      floor: rendering(renderFloor(siteDir(run), join(distDir, `floor-${run}`)), full.pages),
    };
  });
  const unchanged = again.map(() => rendering(build(runs.full), 0));
  const check = () =>
    withoutOutput(runMeasured(cli, checkArguments(contentDir, siteDir(runs.full))));
  const first = check();
  const checkedAgain = again.map(check);
  const oneTown = again.map((run) => {
    changeOneTown(contentDir, run);
    return { build: build(runs.full), check: check() };
  });
  const [{ full } = { full: oneTown[0]?.build }] = pairs;
  const ofSize = { towns, pages: full?.pages ?? 0 };
  return {
    builds: [
      { kind: 'floor', towns, ...medianOf(pairs.map(({ floor }) => floor)) },
      { kind: 'full', towns, ...medianOf(pairs.map(({ full }) => full)) },
      { kind: 'unchanged', towns, ...medianOf(unchanged) },
      { kind: 'one town', towns, ...medianOf(oneTown.map(({ build }) => build)) },
    ],
    checks: [
      { kind: 'first', ...ofSize, ...first },
      { kind: 'unchanged', ...ofSize, ...medianOf(checkedAgain) },
      { kind: 'one town', ...ofSize, ...medianOf(oneTown.map(({ check }) => check)) },
    ],
  };
}

function withoutOutput({ output: _, ...usage }: Run): Omit<Run, 'output'> {
  return usage;
}

function checkArguments(contentDir: string, distDir: string): string[] {
  return ['--content', contentDir, '--dist', distDir, 'check', '--changed'];
}

function buildArguments(contentDir: string, distDir: string): string[] {
  return ['--content', contentDir, '--dist', distDir, 'build'];
}

/** Reads the last line of `site build`: "4,658 pages, 87.3 MB: 4,658 rendered (4,462 pages/s), …". */
function parseBuild({ output, ...usage }: Run): BuildRun {
  const summary = /^([\d,]+) pages, [\d.,]+ MB: ([\d,]+) rendered(?: \(([\d,]+) pages\/s\))?/m.exec(
    output,
  );
  if (!summary) throw new Error(`This is not what a build prints at its end:\n${output}`);
  const [pages = 0, rendered = 0, perSecond = 0] = summary
    .slice(1)
    .map((number: string | undefined) => Number((number ?? '0').replaceAll(',', '')));
  return { ...usage, pages, rendered, pagesSeconds: perSecond > 0 ? rendered / perSecond : 0 };
}

const FloorSchema = z.object({ pages: z.number(), seconds: z.number() });

function renderFloor(siteDir: string, floorDir: string): BuildRun {
  const today = new Date().toISOString().slice(0, 10);
  const { output, ...usage } = runMeasured(floorScript, [siteDir, today, floorDir]);
  const { pages, seconds } = FloorSchema.parse(JSON.parse(output));
  return { ...usage, pages, rendered: pages, pagesSeconds: seconds };
}

/** Returns a run. Throws if it did not render the expected number of pages, because then its figures cannot be compared. */
function rendering(run: BuildRun, pages: number): BuildRun {
  if (run.rendered === pages) return run;
  throw new Error(
    `${run.rendered} pages were rendered instead of ${pages}. Was the code changed meanwhile? Then measure again.`,
  );
}
