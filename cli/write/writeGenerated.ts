import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { collectAfter } from '#cli/heap.ts';
import { dateRoutes } from '#cli/plan/lastModified.ts';
import type { ChunkPlan } from '#cli/plan/chunkPlan.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { plannedRoute } from '#cli/plan/plannedPage.ts';
import { ManifestSchema } from '#schemas/generated/manifest.ts';
import type { Chunk, HashedFile, Manifest, PlannedRoute } from '#schemas/generated/manifest.ts';
import { hasNamedBytes, hashedName } from './hashedFile.ts';
import { joinLines, jsonLines, splitLines } from './jsonLines.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { textEncoder } from './textEncoder.ts';
import { writeIfChanged } from './writeIfChanged.ts';
import { plannedRoutes, routesHash, writeRoutes } from './writeRoutes.ts';

/** The result of `generate`. Facts about single pages are read from disk when they are needed (decision 9). */
export interface Generated {
  manifest: Manifest;
  /** The number of pages of the site. */
  pages: number;
  /** The number of pages that were planned again. */
  planned: number;
  /** The names of the chunks that were planned again. */
  plannedChunks: string[];
  /** The files that a dry run would have written, by their paths below `dist/generated/`; those of page models are left out. */
  unwritten: ReadonlyMap<string, Buffer>;
}

/** The folders below `dist/generated/` whose files have a hash of their bytes in their name. */
const hashedFolders = ['pages', 'routes'] as const;

/**
 * Writes `dist/generated/`. Chunks of page models, and the lists of their pages, have a hash of their bytes in their name and are
 * never overwritten. The manifest that names them is replaced last, in one step, so a reader finds either the old site or the new one,
 * even after a crash. Chunks whose inputs are unchanged are neither planned nor written. A dry run writes nothing.
 */
export function writeGenerated(
  plan: SitePlan,
  dates: ReadonlyMap<string, string>,
  generatedDir: string,
  { dryRun = false } = {},
): Generated {
  const unwritten = new Map<string, Buffer>();
  const write = (name: string, content: Buffer) => {
    if (dryRun) unwritten.set(name, content);
    else writeIfChanged(join(generatedDir, name), content);
  };
  const since = modifiedAt(join(generatedDir, 'manifest.json'));
  const isWhole = (hashed: HashedFile) => isWholeFile(hashed, generatedDir, since);
  const encode = textEncoder();
  const writeText: WriteText = (folder, name, text) => {
    const content = encode(text);
    const hashed = { file: hashedName(`${folder}/${name}`, content), bytes: content.length };
    if (isWhole(hashed)) return hashed;
    if (!dryRun) writeFileAtomic(join(generatedDir, hashed.file), content);
    else if (folder === 'routes') unwritten.set(hashed.file, Buffer.from(content));
    return hashed;
  };
  const before = readManifest(generatedDir);
  const old = new Map(before?.chunks.map((chunk) => [chunk.name, chunk]));
  let planned = 0;
  const plannedChunks: string[] = [];
  const chunks = plan.chunks.map((chunk): Chunk => {
    const kept = old.get(chunk.name);
    const last = kept && isWhole(kept.models) && isWhole(kept.routes) ? kept : undefined;
    if (last && last.inputs === chunk.inputs) return last;
    const made = collectAfter(() => writeChunk(chunk, partsOf(last, generatedDir), writeText));
    planned += made.planned;
    plannedChunks.push(chunk.name);
    return made.chunk;
  });

  const layout = JSON.stringify(plan.layout);
  write('layout.json', Buffer.from(layout));
  write('handler-words.json', Buffer.from(JSON.stringify(plan.handlerWords)));
  const lists = chunks.map((chunk) => chunk.routes.file);
  const routesFrom = hash('sha1', JSON.stringify([plan.code, lists, [...dates]]));
  const isKept = before?.routesFrom === routesFrom && before.routes === routesHash(generatedDir);
  const routes = isKept
    ? before.routes
    : writeRoutes(dateRoutes(plannedRoutes(chunks, generatedDir, unwritten), dates), write);
  write('redirects.json', Buffer.from([...jsonLines('redirects', plan.redirects)].join('')));
  const rest = { inputs: plan.inputs, layout: hash('sha1', layout), routes, routesFrom, chunks };
  const manifest: Manifest = { version: 6, hash: hash('sha1', JSON.stringify(rest)), ...rest };
  write('manifest.json', Buffer.from(JSON.stringify(manifest)));
  for (const folder of dryRun ? [] : hashedFolders) {
    removeOthers(folder, manifest, before, generatedDir);
  }
  const pages = chunks.reduce((sum, chunk) => sum + chunk.pages, 0);
  return { manifest, pages, planned, plannedChunks, unwritten };
}

/** Returns the manifest of the last run, or `undefined` if there is none, if it is damaged, or if this version cannot read it. */
function readManifest(generatedDir: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(generatedDir, 'manifest.json'), 'utf8'));
    const { version: _, hash: own, ...rest } = manifest as Manifest;
    return own === hash('sha1', JSON.stringify(rest)) ? ManifestSchema.parse(manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text, in parts, to a file with a hash of its bytes in its name. */
type WriteText = (
  folder: (typeof hashedFolders)[number],
  name: string,
  text: Iterable<string>,
) => HashedFile;

/** The pages of a part of a chunk. The models are JSON. */
interface PlannedPart {
  inputs: string;
  models: readonly string[];
  routes: readonly PlannedRoute[];
}

/** Writes the files of a chunk. Plans only the parts that are not in `known`, which has those of the last run by their inputs. */
function writeChunk(
  { name, inputs, parts }: ChunkPlan,
  known: ReadonlyMap<string, PlannedPart>,
  writeText: WriteText,
): { chunk: Chunk; planned: number } {
  let planned = 0;
  const made = parts().map((part): PlannedPart => {
    const kept = known.get(part.inputs);
    if (kept) return kept;
    const pages = part.plan();
    planned += pages.length;
    return {
      inputs: part.inputs,
      models: pages.map(({ model }) => JSON.stringify(model)),
      routes: pages.map(plannedRoute),
    };
  });
  const models = made.flatMap((part) => part.models);
  const routes = made.flatMap((part) => part.routes);
  const examples = new Map(
    routes.map(({ path, type, section }) => [`${type} ${section}`, { path, type, section }]),
  );
  const chunk: Chunk = {
    name,
    inputs,
    models: writeText('pages', name, joinLines('pages', models)),
    routes: writeText('routes', name, jsonLines('routes', routes)),
    pages: routes.length,
    parts: made.map((part) => [part.inputs, part.routes.length]),
    shells: [...examples.values()],
  };
  return { chunk, planned };
}

/** Returns the parts of a chunk of the last run by their inputs. There are none if its files are not those that the run wrote. */
function partsOf(chunk: Chunk | undefined, generatedDir: string): Map<string, PlannedPart> {
  // The only part of a chunk has its inputs, which have changed.
  if (!chunk || chunk.parts.length < 2) return new Map();
  const files = [chunk.models, chunk.routes].map(({ file }) => ({
    file,
    bytes: readFileSync(join(generatedDir, file)),
  }));
  // Their lines are written to new files, whose names would say that they are whole.
  if (!files.every(({ file, bytes }) => hasNamedBytes(file, bytes))) return new Map();
  const [models = [], routes = []] = files.map(({ bytes }) => splitLines(bytes.toString()));
  let start = 0;
  return new Map(
    chunk.parts.map(([inputs, count]) => {
      const [from, to] = [start, (start += count)];
      const part: PlannedPart = {
        inputs,
        models: models.slice(from, to),
        routes: routes.slice(from, to).map((line): PlannedRoute => JSON.parse(line)),
      };
      return [inputs, part];
    }),
  );
}

/**
 * Returns whether a file exists in its full length. If it has changed since the manifest was written at `since`, its bytes are compared with
 * its name, because something other than a run may have written it. Its own date does not show every change, because programs can restore it.
 */
function isWholeFile({ file, bytes }: HashedFile, generatedDir: string, since: number): boolean {
  const path = join(generatedDir, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.size !== bytes) return false;
  return stats.ctimeMs < since || hasNamedBytes(file, readFileSync(path));
}

/** Returns the date of change of a file, or 0 if there is none. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Removes files of chunks that neither this manifest nor the previous one names, and the files that a killed run left. Those of the
 * previous manifest stay because a build that started with it may still read them.
 */
function removeOthers(
  folder: (typeof hashedFolders)[number],
  manifest: Manifest,
  before: Manifest | undefined,
  generatedDir: string,
): void {
  const named = new Set(
    [...manifest.chunks, ...(before?.chunks ?? [])].flatMap(({ models, routes }) => [
      models.file,
      routes.file,
    ]),
  );
  for (const name of readdirSync(join(generatedDir, folder))) {
    if (!named.has(`${folder}/${name}`)) rmSync(join(generatedDir, folder, name), { force: true });
  }
}
