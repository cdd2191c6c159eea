import { join } from 'node:path';
import type { Code } from '#cli/cache/codeStamp.ts';
import { inputComparer, recordInputs } from '#cli/cache/inputRecord.ts';
import { copyIcons, prepareIcons } from '#cli/brand/prepareIcons.ts';
import { syncCards } from '#cli/cards/syncCards.ts';
import { removeTemporary } from '#cli/cache/removeTemporary.ts';
import type { FolderScan, FoundFolder } from '#cli/files/scanFolder.ts';
import type { InputTable } from '#cli/model/inputs.ts';
import { chunkInputs, chunksToRender } from '#cli/prerender/chunksToRender.ts';
import type { ChunkToRender } from '#cli/prerender/chunksToRender.ts';
import { addFetchedPictures, removeFetchedPictures } from '#cli/prerender/fetchedPictures.ts';
import { touchedPageIn } from '#cli/prerender/pagesOnDisk.ts';
import { removePartStamp, removePartStamps, writePartStamp } from '#cli/prerender/partStamp.ts';
import type { BundlesAhead } from '#cli/prerender/prepareBundles.ts';
import { prepareShells, shellsKey } from '#cli/prerender/prepareShells.ts';
import { pageProgress } from '#cli/prerender/progress.ts';
import { removeUnplanned } from '#cli/prerender/removeUnplanned.ts';
import type { PagesAhead } from '#cli/prerender/scanAhead.ts';
import type { RenderJob } from '#cli/prerender/renderChunk.ts';
import { renderPages } from '#cli/prerender/renderPages.ts';
import { writeRenderState } from '#cli/prerender/renderState.ts';
import type { RenderState } from '#cli/prerender/renderState.ts';
import { syncPublic } from '#cli/prerender/syncPublic.ts';
import { removeOldAssets } from '#cli/prerender/viteTasks.ts';
import type { Project } from '#cli/project.ts';
import type { BuildSummary } from '#cli/report/formatBuild.ts';
import { bundlesMade, cardMade, chunksMade, formatMade } from '#cli/report/formatReasons.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { BuildOptions } from './buildOptions.ts';
import type { GenerateResult } from './generateSite.ts';

export type Generated = NonNullable<GenerateResult['generated']>;

/** The day, the state of the last build, its pages, and the bundles. A build that leaves the pages to Vike needs none of them. */
export interface Prepared {
  today: string;
  state: RenderState;
  pagesAhead: PagesAhead;
  bundles: BundlesAhead;
}

interface DirectBuild extends Prepared {
  project: Project;
  generated: Generated;
  code: Code;
  terminal: Terminal;
  options: BuildOptions;
}

interface BuiltPages extends Omit<BuildSummary, 'pages' | 'seconds'> {
  /** The folders of pages that the build has left alone. */
  untouchedFolders: ReadonlyMap<string, FoundFolder>;
  /** Returns whether the pages in the other folders, which have been looked up since, are those that the build has written. */
  isAsWritten(others: ReadonlyMap<string, FolderScan>): boolean;
}

/**
 * Writes bundles, shells, public files and pages, then the files that name pages, and finally removes files that nothing names. Returns
 * `undefined` if the requested part of the site has no page.
 */
export async function buildDirectly(build: DirectBuild): Promise<BuiltPages | undefined> {
  const { project, generated, state, terminal, options } = build;
  const { distDir } = project;
  const { manifest } = generated;
  const isPart = Boolean(options.only || options.shard);
  removeTemporary(distDir);
  const { assets, shells, drawn, publicFiles, onDisk } = await prepareFiles(build);
  const key = shellsKey(manifest, assets.stamp);
  const now = { key, today: build.today };
  const todo = chunksToRender(distDir, onDisk, manifest, state, now, options);
  if (options.only && todo.length === 0) {
    terminal.note(`No page matches "${options.only}". "npm run site -- routes" lists the pages.\n`);
    return undefined;
  }
  // From here on, pages may differ from the stamps of earlier parts.
  if (options.shard) removePartStamp(project, options.shard);
  else removePartStamps(project);
  const sources = sourcesOf(build);
  if (options.explain) explain(build, todo, drawn, sources);
  const { chunks, ...done } = await renderChunks(build, { shells, todo, key });

  // Redirects and sitemaps name pages. They are written after the new pages, and before old pages are removed.
  await generated.publish();
  const pages = Object.values(chunks).flatMap((chunk) => chunk.pages);
  const rendered = todo.flatMap(({ name }) => chunks[name]?.pages.map(([path]) => path) ?? []);
  const { folders: untouchedFolders, others } = onDisk.untouchedFolders(pages, rendered);
  const removed = isPart
    ? 0
    : removeUnplanned(
        distDir,
        onDisk,
        publicFiles,
        others.map(([path]) => path),
        untouchedFolders,
      );
  if (!isPart) removeFetchedPictures(distDir, generated.fetchedPictures);
  writeRenderState(distDir, { key, chunks, assets, publicFiles });
  const { plannedChunks, plannedAssets, inputs } = generated;
  if (todo.length + drawn.length + plannedChunks.length > 0 || build.bundles.reason) {
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
    generated.remember();
  }

  const bytes = pages.reduce((sum, [, size]) => sum + size, 0);
  const isAsWritten = (found: ReadonlyMap<string, FolderScan>) =>
    touchedPageIn(join(distDir, 'client'), found, others) === undefined;
  return { ...done, removed, bytes, untouchedFolders, isAsWritten };
}

/**
 * Makes bundles, shells, icons and social cards, and copies public files. Returns what the pages and the records need of them, and the files
 * that were on disk before.
 */
async function prepareFiles({ project, generated, code, state, pagesAhead, bundles }: DirectBuild) {
  const { distDir, publicDir } = project;
  const { manifest, look, cards, fetchedPictures } = generated;
  const shellsFrom = async () => {
    const assets = await bundles.ready();
    return { assets, shells: await prepareShells(project, manifest, assets.stamp) };
  };
  // Cards are drawn in separate processes, at the same time as Vite and Vike run.
  const [made, icons, drawn] = await Promise.all([
    shellsFrom(),
    prepareIcons(project, look, code.content.hash),
    syncCards(project, look, cards, code.content.hash),
  ]);
  const onDisk = await pagesAhead.ready();
  const { files } = syncPublic(
    publicDir,
    join(distDir, 'client'),
    state.publicFiles,
    onDisk.isAsLeft,
  );
  // After that, because public/ may have had icons of the same names.
  copyIcons(project, icons);
  addFetchedPictures(distDir, fetchedPictures);
  return { ...made, drawn, publicFiles: files, onDisk };
}

/** Returns the inputs of everything that a build makes, by its name. */
function sourcesOf({ generated, code }: DirectBuild): Map<string, InputTable[]> {
  const ofChunks = [...generated.inputs].map(([name, tables]): [string, InputTable[]] => [
    name,
    [code.pages, ...tables],
  ]);
  return new Map([...ofChunks, ['bundles', [code.pages]], ['cards', [code.content]]]);
}

/** Prints why each bundle, card and chunk is rebuilt. */
function explain(
  { project, generated, bundles, terminal }: DirectBuild,
  todo: readonly ChunkToRender[],
  drawn: Awaited<ReturnType<typeof syncCards>>,
  sources: ReadonlyMap<string, readonly InputTable[]>,
): void {
  const changed = inputComparer(project.distDir);
  const changedOf = (name: string) => changed(name, sources.get(name) ?? []);
  terminal.note(
    formatMade([
      ...(bundles.reason ? [bundlesMade(bundles.reason, changedOf('bundles'))] : []),
      ...drawn.map(({ name, reason }) => cardMade(name, reason, changedOf('cards'))),
      ...chunksMade(todo, generated.plannedChunks, changedOf),
    ]),
  );
}

/** Renders the pages of `todo`. Returns the state of all chunks, and how many pages were rendered and written, and in how many seconds. */
async function renderChunks(
  { project, generated, state, today, terminal, options }: DirectBuild,
  {
    shells,
    todo,
    key,
  }: { shells: RenderJob['shells']; todo: readonly ChunkToRender[]; key: string },
) {
  const { distDir } = project;
  const inputs = new Map<string, string>();
  const chunks: RenderState['chunks'] = {};
  for (const chunk of generated.manifest.chunks) {
    inputs.set(chunk.name, chunkInputs(chunk, today));
    const kept = state.key === key ? state.chunks[chunk.name] : undefined;
    if (kept) chunks[chunk.name] = kept;
  }
  const total = todo.reduce((sum, { pages }) => sum + pages, 0);
  const progress = pageProgress(terminal, total);
  const done = { rendered: 0, written: 0 };
  const start = performance.now();
  await renderPages(
    { distDir, today, shells, chunks: todo },
    ({ name, pages, rendered, written }) => {
      done.rendered += rendered;
      done.written += written;
      progress.add(pages.length);
      // A chunk may be incomplete on disk if only some of its pages were rendered.
      if (!options.only) chunks[name] = { inputs: inputs.get(name) ?? '', pages };
    },
    options.threads,
  );
  progress.end();
  return { ...done, chunks, pagesSeconds: (performance.now() - start) / 1000 };
}
