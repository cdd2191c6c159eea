import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { codeStamp, renderingCode } from '#cli/cache/codeStamp.ts';
import {
  buildBundles,
  bundlesExist,
  prerenderWithVike,
  removeOldAssets,
  renderShells,
  shellName,
} from '#cli/prerender/viteTasks.ts';
import type { Shells } from '#cli/prerender/viteTasks.ts';
import { pageProgress } from '#cli/prerender/progress.ts';
import { pageFile } from '#cli/prerender/renderChunk.ts';
import type { RenderedChunk, RenderJob } from '#cli/prerender/renderChunk.ts';
import { renderPages } from '#cli/prerender/renderPages.ts';
import { isUntouched, readRenderState, writeRenderState } from '#cli/prerender/renderState.ts';
import type { RenderState } from '#cli/prerender/renderState.ts';
import { syncPublic } from '#cli/prerender/syncPublic.ts';
import type { Project } from '#cli/project.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import { writeFileAtomic } from '#cli/write/writeFileAtomic.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { generateSite } from './generateSite.ts';

export interface BuildOptions {
  format: ReportFormat;
  renderer: 'direct' | 'vike';
  only?: string;
  shard?: { part: number; of: number };
  merge: boolean;
  threads?: number;
}

/** `site build`: content to a site that a host can serve. With errors in the content the last site stays as it is. */
export async function build(
  project: Project,
  terminal: Terminal,
  options: BuildOptions,
): Promise<number> {
  const start = performance.now();
  if (!`${project.distDir}/`.startsWith(`${project.root}/`)) {
    terminal.note(
      'The output folder must lie inside the project, where the packages are. Choose another with --dist.\n',
    );
    return 1;
  }
  // vite.config.ts and pages/ read the output folder from here.
  process.env.SITE_DIST = project.distDir;
  process.env.SITE_TODAY ??= new Date().toISOString().slice(0, 10);
  // Whatever a machine sets: React's development build renders ten times slower and does not fit what Vite builds here.
  process.env.NODE_ENV = 'production';

  const { findings, texts, files, errors, generated } = await generateSite(project);
  const outcome = generated ? '' : 'Nothing was written; the last build is still there.';
  if (findings.length > 0) {
    terminal.print(
      formatReport({ findings, texts, files, outcome }, options.format, terminal.colour),
    );
  }
  if (!generated) return errors > 0 ? 1 : 2;

  const { manifest } = generated;
  if (options.renderer === 'vike') return buildWithVike(project, terminal, manifest, start);
  if (options.merge) return mergeShards(project, terminal, manifest);

  const state = readRenderState(project.distDir);
  const assets = await bundles(project, state);
  const shells = await shellsFor(project, manifest, assets.stamp);
  const publicFiles = syncPublic(
    project.publicDir,
    join(project.distDir, 'client'),
    state.publicFiles,
  );
  const before = state.key === shells.key ? state.chunks : {};
  const todo = chunksToRender(project, manifest, before, options);

  const chunks: RenderState['chunks'] = {};
  for (const { name } of manifest.chunks) {
    const kept = before[name];
    if (kept) chunks[name] = kept;
  }
  const inputs = new Map(manifest.chunks.map((chunk) => [chunk.name, chunkInputs(chunk)]));
  const job: RenderJob = {
    distDir: project.distDir,
    today: process.env.SITE_TODAY,
    chunks: todo.map(({ name, file, only }) => ({ name, file, ...(only && { only }) })),
  };
  const total = todo.reduce((sum, { pages }) => sum + pages, 0);
  const progress = pageProgress(terminal, total);
  let written = 0;
  let rendered = 0;
  const pagesStart = performance.now();
  await renderPages(
    job,
    (chunk: RenderedChunk) => {
      written += chunk.written;
      rendered += chunk.pages.length;
      progress.add(chunk.pages.length);
      // A chunk that was rendered in part only is not known to be whole.
      if (!options.only)
        chunks[chunk.name] = { inputs: inputs.get(chunk.name) ?? '', pages: chunk.pages };
    },
    options.threads,
  );
  progress.end();
  const pagesSeconds = (performance.now() - pagesStart) / 1000;

  const removed =
    options.only || options.shard ? 0 : removeUnplanned(project, publicFiles.files, manifest);
  const next: RenderState = {
    key: shells.key,
    chunks,
    assets,
    publicFiles: publicFiles.files,
  };
  writeRenderState(project.distDir, next, options.shard && shardName(options.shard));
  if (!options.shard) removeOldAssets(project, new Set([...assets.current, ...assets.previous]));

  const bytes = Object.values(chunks).reduce(
    (sum, { pages }) => sum + pages.reduce((inChunk, [, size]) => inChunk + size, 0),
    0,
  );
  terminal.print(
    summary({
      pages: generated.routes.length,
      rendered,
      written,
      removed,
      bytes,
      seconds: (performance.now() - start) / 1000,
      pagesSeconds,
    }),
  );
  return 0;
}

/** Bundles for the code as it is now: those of the last build where the code is the same and all of them are there. */
async function bundles(project: Project, { assets }: RenderState): Promise<RenderState['assets']> {
  const stamp = codeStamp(project.root, renderingCode);
  if (assets.stamp === stamp && bundlesExist(project, assets.current)) return assets;
  const current = await buildBundles(project);
  return { stamp, current, previous: assets.current };
}

/** Shells for these bundles and this layout, from the last build where both are the same. */
async function shellsFor(
  project: Project,
  manifest: Manifest,
  stamp: string,
): Promise<{ key: string; shells: Shells }> {
  const file = join(project.distDir, 'cache', 'shells.json');
  const routes = manifest.chunks.flatMap((chunk) => chunk.routes);
  const sections = [...new Set(routes.map(shellName))].sort();
  const key = createHash('sha1')
    .update([stamp, manifest.layout, ...sections].join('\0'))
    .digest('hex');
  try {
    const cached: { key: string; shells: Shells } = JSON.parse(readFileSync(file, 'utf8'));
    if (cached.key === key) return cached;
  } catch {
    // No shells yet.
  }
  const made = { key, shells: await renderShells(project, routes) };
  writeFileAtomic(file, JSON.stringify(made));
  return made;
}

interface ChunkToRender {
  name: string;
  file: string;
  pages: number;
  only?: string[];
}

/** The chunks whose pages are not on disk as they should be, or, with `--only`, those with pages that match. */
function chunksToRender(
  { distDir }: Project,
  manifest: Manifest,
  before: RenderState['chunks'],
  { only, shard }: BuildOptions,
): ChunkToRender[] {
  return manifest.chunks.flatMap((chunk, index): ChunkToRender[] => {
    if (shard && index % shard.of !== shard.part - 1) return [];
    const { name, file, routes } = chunk;
    if (only) {
      const matching = routes.map(({ path }) => path).filter((path) => matchesGlob(path, only));
      return matching.length > 0 ? [{ name, file, only: matching, pages: matching.length }] : [];
    }
    const last = before[name];
    if (last?.inputs === chunkInputs(chunk) && isUntouched(distDir, last.pages)) return [];
    return [{ name, file, pages: routes.length }];
  });
}

/** What the HTML of a chunk depends on beside code and layout: its models, and today where a legal page shows it. */
function chunkInputs({ file, routes }: Manifest['chunks'][number]): string {
  const dated = routes.some(({ type }) => type === 'legal');
  return dated ? `${file} ${process.env.SITE_TODAY}` : file;
}

/**
 * Removes every page that is not planned, whichever build made it, and what a killed build was writing: such a build, or one
 * whose notes were lost, does not tell what it left.
 */
function removeUnplanned(
  { distDir }: Project,
  publicFiles: readonly string[],
  manifest: Manifest,
): number {
  const client = join(distDir, 'client');
  const planned = manifest.chunks.flatMap(({ routes }) => routes.map(({ path }) => pageFile(path)));
  const kept = new Set([...planned, ...publicFiles].map(normalize));
  const unplanned = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:html|\d+\.tmp)$/.test(file) && !kept.has(file),
  );
  for (const file of unplanned) rmSync(join(client, file), { force: true });
  return unplanned.length;
}

async function buildWithVike(
  project: Project,
  terminal: Terminal,
  manifest: Manifest,
  start: number,
): Promise<number> {
  const client = join(project.distDir, 'client');
  mkdirSync(client, { recursive: true });
  await buildBundles(project);
  await prerenderWithVike();
  const { files } = syncPublic(project.publicDir, client, []);
  removeUnplanned(project, files, manifest);
  const pages = manifest.chunks.reduce((sum, { routes }) => sum + routes.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  terminal.print(`${number(pages)} pages by Vike alone in ${seconds} s.\n`);
  return 0;
}

function shardName({ part, of }: { part: number; of: number }): string {
  return `rendered-${part}-of-${of}`;
}

function mergeShards(project: Project, terminal: Terminal, manifest: Manifest): number {
  const missing = manifest.chunks
    .flatMap(({ routes }) => routes)
    .filter(({ path }) => !isPresent(project, path));
  if (missing.length === 0) {
    const pages = manifest.chunks.reduce((sum, { routes }) => sum + routes.length, 0);
    terminal.print(`The parts make up the whole site: ${number(pages)} pages.\n`);
    return 0;
  }
  const shown = missing.slice(0, 5).map(({ path }) => `  ${path}\n`);
  terminal.print(
    `${number(missing.length)} pages are missing, for instance:\n${shown.join('')}Build the parts that lack them and copy their dist/client here.\n`,
  );
  return 1;
}

function isPresent({ distDir }: Project, path: string): boolean {
  try {
    return readFileSync(join(distDir, 'client', pageFile(path))).length > 0;
  } catch {
    return false;
  }
}

function summary(done: {
  pages: number;
  rendered: number;
  written: number;
  removed: number;
  bytes: number;
  seconds: number;
  pagesSeconds: number;
}): string {
  const { pages, rendered, written, removed, bytes, seconds, pagesSeconds } = done;
  const speed = rendered > 0 ? ` (${number(Math.round(rendered / pagesSeconds))} pages/s)` : '';
  const gone = removed > 0 ? `, ${number(removed)} removed` : '';
  return `${number(pages)} pages, ${(bytes / 1024 / 1024).toFixed(1)} MB: ${number(rendered)} rendered${speed}, ${number(written)} changed${gone}, in ${seconds.toFixed(2)} s.\n`;
}

function number(amount: number): string {
  return amount.toLocaleString('en-GB');
}
