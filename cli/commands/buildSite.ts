import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordOutputs } from '#cli/cache/buildOutputs.ts';
import { recordBuild } from '#cli/cache/completeBuild.ts';
import { readChangedCode } from '#cli/cache/codeStamp.ts';
import type { Code } from '#cli/cache/codeStamp.ts';
import { copyIcons, prepareIcons } from '#cli/brand/prepareIcons.ts';
import { removeOtherCards, syncCards } from '#cli/cards/syncCards.ts';
import { missingFromMerge } from '#cli/prerender/missingFromMerge.ts';
import { faultOfMerge, removePartStamps } from '#cli/prerender/partStamp.ts';
import { prepareBundles } from '#cli/prerender/prepareBundles.ts';
import { removeUnplanned } from '#cli/prerender/removeUnplanned.ts';
import { pagesOnDisk } from '#cli/prerender/pagesOnDisk.ts';
import { scanAhead } from '#cli/prerender/scanAhead.ts';
import { readRenderState } from '#cli/prerender/renderState.ts';
import { syncPublic } from '#cli/prerender/syncPublic.ts';
import { buildBundles, prerenderWithVike } from '#cli/prerender/viteTasks.ts';
import { addFetchedPictures, removeFetchedPictures } from '#cli/prerender/fetchedPictures.ts';
import type { Project } from '#cli/project.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import { formatBuild } from '#cli/report/formatBuild.ts';
import { diffSummary } from '#cli/report/formatDiff.ts';
import { formatMerge, formatMergeFault } from '#cli/report/formatMerge.ts';
import type { Terminal } from '#cli/terminal.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { nextPublication } from '#cli/load/publication.ts';
import { readPublic } from '#cli/load/readPublic.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { settingsOf } from '#cli/load/siteSettings.ts';
import { generateSite } from './generateSite.ts';
import { buildDirectly } from './buildDirectly.ts';
import type { Generated, Prepared } from './buildDirectly.ts';
import type { BuildOptions } from './buildOptions.ts';
import { printFindings } from './printFindings.ts';
import { letYoungGenerationGrow } from '#cli/heap.ts';
import { number } from '#cli/report/amounts.ts';

/** The start of a build. */
interface Start {
  /** The time in milliseconds, as `performance.now()` returns it. */
  time: number;
  /** The stamp of the inputs, if a later build from the same inputs can be left out. */
  inputs: string | undefined;
}

/** Builds the site, or the part of it that the options name. Only one build at a time may work in an output folder. */
export async function buildSite(
  project: Project,
  terminal: Terminal,
  options: BuildOptions,
  start: Start,
): Promise<number> {
  // pages/ reads the output folder and the day from the environment.
  process.env.SITE_DIST = project.distDir;
  const today = (process.env.SITE_TODAY ??= todayIn(readSettings(project).timeZone));
  // Overrides the environment: React's development build renders ten times slower and does not match Vite's bundles.
  process.env.NODE_ENV = 'production';

  const { renderer, merge, only, shard } = options;
  const code = readChangedCode(project);
  if (renderer === 'vike' || merge) return buildFrom(project, terminal, options, start, code);
  const state = readRenderState(project.distDir);
  const bundles = prepareBundles(project, state, Boolean(only || shard), code.pages.hash);
  // The memory of a thread would add to that of the bundler.
  const pagesAhead = scanAhead(project.distDir, { inThread: !bundles.reason });
  try {
    return await buildFrom(project, terminal, options, start, code, {
      today,
      state,
      pagesAhead,
      bundles,
    });
  } finally {
    // If the content has errors, the bundles are not needed.
    await bundles.cancel();
  }
}

/**
 * Reads, checks and plans the content. Returns only what the rest of a build needs, because the content must not stay in memory while pages
 * are rendered.
 */
async function generate(project: Project, options: BuildOptions, code: Code) {
  // A post may appear while the content is read and planned. Taken from then on, its time is past, and the next build is an ordinary one.
  const start = new Date();
  const { findings, texts, files, errors, generated, lacksDrafts, loaded } = await generateSite(
    project,
    { ...options, stamp: code.content.hash, publishes: true },
  );
  const outcome = generated ? '' : 'Nothing was written; the last build is still there.';
  const named = new Map(
    findings.flatMap(({ file }) => {
      const text = texts.get(file);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return {
    report: { findings, texts: named, files, outcome },
    errors,
    generated,
    lacksDrafts,
    timeZone: settingsOf(loaded).timeZone,
    until: nextPublication(loaded, start)?.getTime() ?? null,
  };
}

async function buildFrom(
  project: Project,
  terminal: Terminal,
  options: BuildOptions,
  start: Start,
  code: Code,
  prepared?: Prepared,
): Promise<number> {
  letYoungGenerationGrow(false);
  const { report, errors, generated, lacksDrafts, timeZone, until } = await generate(
    project,
    options,
    code,
  );
  letYoungGenerationGrow(true);
  printFindings(report, terminal, options.format);
  if (!generated) return errors > 0 ? 1 : 2;
  // With JSON, standard output has only the findings.
  const say = options.format === 'json' ? terminal.note : terminal.print;
  if (options.drafts) {
    terminal.note('This is a preview: drafts are shown, and no page is for search engines.\n');
  }
  if (lacksDrafts) {
    terminal.note('Drafts in the database are left out: they need SUPABASE_SERVICE_ROLE_KEY.\n');
  }
  const seconds = () => (performance.now() - start.time) / 1000;

  if (options.merge) {
    return merge(project, generated, say);
  }
  if (!prepared) {
    await buildWithVike(project, generated, code);
    recordOutputs(project.distDir);
    say(`${number(generated.pages)} pages by Vike alone in ${seconds().toFixed(1)} s.\n`);
    return 0;
  }
  const { pages } = generated;
  const done = await buildDirectly({ project, generated, code, ...prepared, terminal, options });
  if (!done) return 2;
  recordOutputs(project.distDir, done.untouchedFolders);
  if (start.inputs !== undefined && !(options.only || options.shard || options.drafts)) {
    const { findings, texts, files } = report;
    const { today } = prepared;
    const outcome = { findings, texts: [...texts], files, pages, bytes: done.bytes };
    const record = { ...outcome, today, timeZone, until };
    recordBuild(project, start.inputs, record, done.untouchedFolders, done.isAsWritten);
  }
  const changes = generated.changes ? diffSummary(generated.changes) : '';
  say(formatBuild({ ...done, pages, seconds: seconds() }) + changes);
  return 0;
}

/**
 * Checks that the parts of a build form one complete site after they were copied together. If they do, writes the files for hosts, and
 * removes files of an older site that were in the folder. Its assets stay, because pages that visitors have open may request them.
 */
async function merge(
  project: Project,
  { manifest, pages, cards, fetchedPictures, publish, remember }: Generated,
  say: (text: string) => void,
): Promise<number> {
  const fault = faultOfMerge(project, manifest);
  if (fault) {
    say(formatMergeFault(fault));
    return 1;
  }
  const missing = missingFromMerge(project.distDir, manifest);
  say(formatMerge(pages, missing));
  if (missing.length > 0) return 1;
  await publish();
  removeOtherFiles(project, manifest, readPublic(project.publicDir).files);
  removeOtherCards(project.distDir, cards);
  removeFetchedPictures(project.distDir, fetchedPictures);
  // If one of these fails, the parts can be merged again.
  removePartStamps(project);
  recordOutputs(project.distDir);
  remember();
  return 0;
}

/** Builds the same site with Vike alone, for comparison. */
async function buildWithVike(
  project: Project,
  { manifest, look, cards, fetchedPictures, publish, remember }: Generated,
  code: Code,
): Promise<void> {
  const client = join(project.distDir, 'client');
  mkdirSync(client, { recursive: true });
  await buildBundles(project, code.pages.hash);
  await prerenderWithVike(project);
  await syncCards(project, look, cards, code.content.hash);
  const { files } = syncPublic(project.publicDir, client, []);
  copyIcons(project, await prepareIcons(project, look, code.content.hash));
  addFetchedPictures(project.distDir, fetchedPictures);
  await publish();
  removeOtherFiles(project, manifest, files);
  remember();
}

/** Removes the files that are neither planned, public nor written by builds. */
function removeOtherFiles(
  { distDir }: Project,
  { chunks }: Generated['manifest'],
  publicFiles: readonly string[],
): void {
  const planned = plannedRoutes(chunks, join(distDir, 'generated'));
  const paths = [...planned].map(({ path }) => path);
  removeUnplanned(distDir, pagesOnDisk(distDir), publicFiles, paths);
}
