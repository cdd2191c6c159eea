import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordBuild } from '#cli/cache/completeBuild.ts';
import { readChangedCode } from '#cli/cache/codeStamp.ts';
import type { Code } from '#cli/cache/codeStamp.ts';
import { inputComparer, recordInputs } from '#cli/cache/inputRecord.ts';
import { copyIcons, prepareIcons } from '#cli/brand/prepareIcons.ts';
import { syncCards } from '#cli/cards/syncCards.ts';
import { chunkInputs, chunksToRender } from '#cli/prerender/chunksToRender.ts';
import { missingFromMerge } from '#cli/prerender/missingFromMerge.ts';
import {
  faultOfMerge,
  removePartStamp,
  removePartStamps,
  writePartStamp,
} from '#cli/prerender/partStamp.ts';
import { prepareBundles } from '#cli/prerender/prepareBundles.ts';
import type { BundlesAhead } from '#cli/prerender/prepareBundles.ts';
import { prepareShells, shellsKey } from '#cli/prerender/prepareShells.ts';
import { pageProgress } from '#cli/prerender/progress.ts';
import { removeUnplanned } from '#cli/prerender/removeUnplanned.ts';
import { pagesOnDisk } from '#cli/prerender/pagesOnDisk.ts';
import { renderPages } from '#cli/prerender/renderPages.ts';
import { readRenderState, writeRenderState } from '#cli/prerender/renderState.ts';
import type { RenderState } from '#cli/prerender/renderState.ts';
import { syncPublic } from '#cli/prerender/syncPublic.ts';
import { buildBundles, prerenderWithVike, removeOldAssets } from '#cli/prerender/viteTasks.ts';
import { addFetchedPictures, removeFetchedPictures } from '#cli/prerender/fetchedPictures.ts';
import type { FolderScan } from '#cli/files/scanFolder.ts';
import type { Project } from '#cli/project.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import { formatBuild } from '#cli/report/formatBuild.ts';
import { diffSummary } from '#cli/report/formatDiff.ts';
import { bundlesMade, cardMade, chunksMade, formatMade } from '#cli/report/formatReasons.ts';
import { formatMerge, formatMergeFault } from '#cli/report/formatMerge.ts';
import type { Terminal } from '#cli/terminal.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { nextPublication } from '#cli/load/publication.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { settingsOf } from '#cli/load/siteSettings.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { generateSite } from './generateSite.ts';
import type { GenerateResult } from './generateSite.ts';
import type { BuildOptions } from './buildOptions.ts';
import { printFindings } from './printFindings.ts';
import { letYoungGenerationGrow } from '#cli/heap.ts';

type Generated = NonNullable<GenerateResult['generated']>;

/** The start of a build. */
interface Start {
  /** The time in milliseconds, as `performance.now()` returns it. */
  time: number;
  /** The stamp of the inputs, if a build from the same ones can be left out. */
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
  try {
    return await buildFrom(project, terminal, options, start, code, { today, state, bundles });
  } finally {
    // If the content has errors, the bundles are not needed.
    await bundles.cancel();
  }
}

/** The day, the state of the last build, and the bundles. A build that leaves the pages to Vike needs none of them. */
interface Prepared {
  today: string;
  state: RenderState;
  bundles: BundlesAhead;
}

/** Reads, checks and plans the content. Returns only what the rest of a build needs, because the content must not stay in memory while pages are rendered. */
async function generate(project: Project, options: BuildOptions, code: Code) {
  const { findings, texts, files, errors, generated, lacksDrafts, loaded } = await generateSite(
    project,
    { ...options, stamp: code.content.hash, publishes: true },
  );
  const outcome = generated ? '' : 'Nothing was written; the last build is still there.';
  const named = new Map([...texts].filter(([name]) => findings.some(({ file }) => file === name)));
  return {
    report: { findings, texts: named, files, outcome },
    errors,
    generated,
    lacksDrafts,
    timeZone: settingsOf(loaded).timeZone,
    until: nextPublication(loaded, new Date())?.getTime() ?? null,
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
    const pages = generated.pages.toLocaleString('en-GB');
    say(`${pages} pages by Vike alone in ${seconds().toFixed(1)} s.\n`);
    return 0;
  }
  const { pages } = generated;
  return buildDirectly(project, generated, code, prepared, terminal, options, (done) => {
    if (start.inputs !== undefined && !(options.only || options.shard || options.drafts)) {
      const { findings, texts, files } = report;
      const { today } = prepared;
      const outcome = { findings, texts: [...texts], files, pages, bytes: done.bytes };
      recordBuild(
        project,
        start.inputs,
        { ...outcome, today, timeZone, until },
        done.untouchedFolders,
      );
    }
    say(
      formatBuild({ ...done, pages, seconds: seconds() }) +
        (generated.changes ? diffSummary(generated.changes) : ''),
    );
  });
}

/** Checks that the parts of a build form one complete site after they were copied together. */
function merge(
  project: Project,
  { manifest, pages, remember }: Generated,
  say: (text: string) => void,
): number {
  const fault = faultOfMerge(project, manifest);
  if (fault) {
    say(formatMergeFault(fault));
    return 1;
  }
  const missing = missingFromMerge(project.distDir, manifest);
  say(formatMerge(pages, missing));
  if (missing.length > 0) return 1;
  removePartStamps(project);
  remember();
  return 0;
}

/** Writes bundles, shells, public files and pages, then the files that name pages, and finally removes files that nothing names. */
async function buildDirectly(
  project: Project,
  {
    manifest,
    look,
    cards,
    fetchedPictures,
    plannedAssets,
    inputs,
    plannedChunks,
    publish,
    remember,
  }: Generated,
  code: Code,
  { today, state, bundles }: Prepared,
  terminal: Terminal,
  options: BuildOptions,
  report: (done: {
    rendered: number;
    written: number;
    removed: number;
    bytes: number;
    pagesSeconds: number;
    untouchedFolders: ReadonlyMap<string, FolderScan>;
  }) => void,
): Promise<number> {
  const { distDir, publicDir } = project;
  const isPart = Boolean(options.only || options.shard);
  for (const left of globSync('page-*.tmp', { cwd: join(distDir, 'cache') })) {
    rmSync(join(distDir, 'cache', left), { force: true });
  }
  // Cards are drawn in threads of their own while Vite and Vike work in their processes.
  const [{ assets, shells }, icons, drawn] = await Promise.all([
    shellsFor(project, manifest, bundles),
    prepareIcons(project, look, code.content.hash),
    syncCards(project, look, cards, code.content.hash),
  ]);
  const key = shellsKey(manifest, assets.stamp);
  const publicFiles = syncPublic(publicDir, join(distDir, 'client'), state.publicFiles).files;
  // After that, because public/ may have had icons of the same names.
  copyIcons(project, icons);

  const before = state.key === key ? state.chunks : {};
  addFetchedPictures(distDir, fetchedPictures);

  const onDisk = pagesOnDisk(distDir);
  const todo = chunksToRender(distDir, onDisk, manifest, state, { key, today }, options);
  if (options.only && todo.length === 0) {
    terminal.note(`No page matches "${options.only}". "site routes" lists the pages.\n`);
    return 2;
  }
  // From here on, pages may differ from the stamps of earlier parts.
  if (options.shard) removePartStamp(project, options.shard);
  else removePartStamps(project);
  const sources = new Map([...inputs].map(([name, tables]) => [name, [code.pages, ...tables]]));
  sources.set('bundles', [code.pages]).set('cards', [code.content]);
  if (options.explain) {
    const changed = inputComparer(distDir);
    const changedOf = (name: string) => changed(name, sources.get(name) ?? []);
    terminal.note(
      formatMade([
        ...(bundles.reason ? [bundlesMade(bundles.reason, changedOf('bundles'))] : []),
        ...drawn.map(({ name, reason }) => cardMade(name, reason, changedOf('cards'))),
        ...chunksMade(todo, plannedChunks, changedOf),
      ]),
    );
  }
  const keys = new Map(manifest.chunks.map((chunk) => [chunk.name, chunkInputs(chunk, today)]));
  const chunks: RenderState['chunks'] = {};
  for (const { name } of manifest.chunks) {
    const kept = before[name];
    if (kept) chunks[name] = kept;
  }
  const progress = pageProgress(
    terminal,
    todo.reduce((sum, { pages }) => sum + pages, 0),
  );
  const counts = { rendered: 0, written: 0 };
  const pagesStart = performance.now();
  await renderPages(
    { distDir, today, shells, chunks: todo },
    ({ name, pages, written }) => {
      counts.rendered += pages.length;
      counts.written += written;
      progress.add(pages.length);
      // A chunk of which only some pages were rendered may be incomplete on disk.
      if (!options.only) chunks[name] = { inputs: keys.get(name) ?? '', pages };
    },
    options.threads,
  );
  progress.end();
  const pagesSeconds = (performance.now() - pagesStart) / 1000;

  // Redirects and sitemaps name pages. They are written after the new pages, and before old pages are removed.
  await publish();
  const planned = Object.values(chunks).flatMap(({ pages }) => pages.map(([path]) => path));
  const removed = isPart ? 0 : removeUnplanned(distDir, onDisk, publicFiles, planned);
  if (!isPart) removeFetchedPictures(distDir, fetchedPictures);
  writeRenderState(distDir, { key, chunks, assets, publicFiles });
  if (todo.length + drawn.length + plannedChunks.length > 0 || bundles.reason) {
    // A build of some pages changes neither the other chunks nor their records.
    const isMade = (name: string) =>
      !isPart || (!options.only && todo.some((chunk) => chunk.name === name));
    const made = new Map([...sources].filter(([name]) => !inputs.has(name) || isMade(name)));
    recordInputs(distDir, made, sources.keys());
  }
  if (options.shard) writePartStamp(project, manifest, options.shard);
  if (!isPart) {
    const kept = [assets.current, assets.previous, plannedAssets, publicFiles];
    removeOldAssets(project, kept.flat());
    remember();
  }

  const rendered = todo.flatMap(({ name }) => chunks[name]?.pages.map(([path]) => path) ?? []);
  const sizes = Object.values(chunks).flatMap(({ pages }) => pages.map(([, bytes]) => bytes));
  report({
    ...counts,
    removed,
    pagesSeconds,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    untouchedFolders: onDisk.untouchedFolders(planned, rendered),
  });
  return 0;
}

async function shellsFor(project: Project, manifest: Manifest, bundles: BundlesAhead) {
  const assets = await bundles.ready();
  return { assets, shells: await prepareShells(project, manifest, assets.stamp) };
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
  const planned = plannedRoutes(manifest.chunks, join(project.distDir, 'generated'));
  removeUnplanned(
    project.distDir,
    pagesOnDisk(project.distDir),
    files,
    [...planned].map(({ path }) => path),
  );
  remember();
}
