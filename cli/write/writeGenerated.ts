import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dateRoutes } from '#cli/plan/lastModified.ts';
import type { SitePlan, ChunkPlan } from '#cli/plan/planSite.ts';
import { plannedRoute } from '#cli/plan/plannedPage.ts';
import { ManifestSchema } from '#schemas/generated/manifest.ts';
import type { Chunk, Manifest } from '#schemas/generated/manifest.ts';
import type { Route } from '#schemas/generated/route.ts';
import { writeFileAtomic } from './writeFileAtomic.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/** What `generate` left behind. */
export interface Generated {
  manifest: Manifest;
  routes: readonly Route[];
  /** Pages that were worked out anew. */
  planned: number;
}

/**
 * Writes `dist/generated/`. Chunks of page models have a hash of their bytes in their name and are never overwritten; the
 * manifest that names them is replaced last, in one step. So a reader, or a crash at any moment, finds the old site or
 * the new one. Chunks whose inputs are unchanged are neither planned nor written.
 */
export function writeGenerated(
  plan: SitePlan,
  dates: ReadonlyMap<string, string>,
  generatedDir: string,
): Generated {
  const before = readManifest(generatedDir);
  const old = new Map(before?.chunks.map((chunk) => [chunk.name, chunk]));
  let planned = 0;
  const chunks = plan.chunks.map((chunk): Chunk => {
    const kept = old.get(chunk.name);
    if (kept?.inputs === chunk.inputs && isWhole(kept, generatedDir)) return kept;
    const made = writeChunk(chunk, generatedDir);
    planned += made.routes.length;
    return made;
  });

  const layout = JSON.stringify(plan.layout);
  const manifest: Manifest = { version: 1, inputs: plan.inputs, layout: sha1(layout), chunks };
  const routes = dateRoutes(
    chunks.flatMap((chunk) => chunk.routes),
    dates,
  );
  const write = (name: string, text: string) => writeIfChanged(join(generatedDir, name), text);
  write('layout.json', layout);
  write('routes.json', `{"routes":[\n${jsonLines(routes)}\n]}\n`);
  write('redirects.json', `{"redirects":[\n${jsonLines(plan.redirects)}\n]}\n`);
  write('manifest.json', JSON.stringify(manifest));
  removeOthers(manifest, before, generatedDir);
  return { manifest, routes, planned };
}

/** The manifest of the last run; undefined where there is none, or one that this version cannot read. */
export function readManifest(generatedDir: string): Manifest | undefined {
  try {
    const text = readFileSync(join(generatedDir, 'manifest.json'), 'utf8');
    return ManifestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function writeChunk(chunk: ChunkPlan, generatedDir: string): Chunk {
  const pages = chunk.plan();
  const text = `{"pages":[\n${jsonLines(pages.map(({ model }) => model))}\n]}\n`;
  const file = `pages/${chunk.name}.${sha1(text).slice(0, 16)}.json`;
  const path = join(generatedDir, file);
  const bytes = Buffer.byteLength(text);
  const made = {
    name: chunk.name,
    inputs: chunk.inputs,
    file,
    bytes,
    routes: pages.map(plannedRoute),
  };
  if (!isWhole(made, generatedDir)) writeFileAtomic(path, text);
  return made;
}

/** Whether the file of a chunk is there in its full length. */
function isWhole({ file, bytes }: Chunk, generatedDir: string): boolean {
  return statSync(join(generatedDir, file), { throwIfNoEntry: false })?.size === bytes;
}

/**
 * Removes chunks that neither this manifest nor the one before names, and what a killed run left. Those of the one before stay, for
 * a build that began with it may still be reading them.
 */
function removeOthers(
  manifest: Manifest,
  before: Manifest | undefined,
  generatedDir: string,
): void {
  const named = new Set([...manifest.chunks, ...(before?.chunks ?? [])].map(({ file }) => file));
  for (const name of readdirSync(join(generatedDir, 'pages'))) {
    if (!named.has(`pages/${name}`)) rmSync(join(generatedDir, 'pages', name), { force: true });
  }
}

/** One object a line, so that a difference between two runs can be read. */
function jsonLines(items: readonly unknown[]): string {
  return items.map((item) => JSON.stringify(item)).join(',\n');
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
