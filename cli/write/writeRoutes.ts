import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateRoutes } from '#cli/plan/lastModified.ts';
import type { Chunk, Manifest, PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Route } from '#schemas/generated/route.ts';
import { jsonLines } from './jsonLines.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** So many routes at a time become text. */
const ROUTES_PER_PART = 1000;

/** What `routes.json` is made from. */
interface RouteSources {
  chunks: readonly Chunk[];
  /** A hash of all content and of the planning code. */
  planInputs: string;
  /** When each file of content changed. */
  dates: ReadonlyMap<string, string>;
  /** What the last manifest says of the file. */
  before: Manifest['routes'] | undefined;
}

/**
 * Writes `routes.json` and says what it holds. It is not even worked out where it was made from the same pages and dates and
 * nobody touched it since. The text is never held as a whole, for that of a large site would be the largest thing in memory.
 */
export function writeRoutes(
  { chunks, planInputs, dates, before }: RouteSources,
  generatedDir: string,
): Manifest['routes'] {
  const file = join(generatedDir, 'routes.json');
  const inputs = sha1([planInputs, ...[...dates].map(([path, date]) => `\n${path} ${date}`)]);
  const onDisk = hashOfFile(file);
  if (before?.inputs === inputs && before.hash === onDisk) return before;

  const parts = [...routesText(dateRoutes(plannedRoutes(chunks, generatedDir), dates))];
  const hash = sha1(parts);
  if (hash !== onDisk) writeFileAtomic(file, parts);
  return { inputs, hash };
}

/** All routes with their dates, sorted by path. */
export function readRoutes(generatedDir: string): Route[] {
  const { routes }: { routes: Route[] } = JSON.parse(
    readFileSync(join(generatedDir, 'routes.json'), 'utf8'),
  );
  return routes;
}

/** What was planned of each page, chunk by chunk: only one chunk's list is in memory. */
export function* plannedRoutes(
  chunks: readonly Pick<Chunk, 'routes'>[],
  generatedDir: string,
): Generator<PlannedRoute> {
  for (const { routes: list } of chunks) {
    const { routes }: { routes: PlannedRoute[] } = JSON.parse(
      readFileSync(join(generatedDir, list.file), 'utf8'),
    );
    yield* routes;
  }
}

function* routesText(routes: readonly Route[]): Generator<Buffer> {
  yield Buffer.from('{"routes":[\n');
  for (let start = 0; start < routes.length; start += ROUTES_PER_PART) {
    const comma = start === 0 ? '' : ',\n';
    yield Buffer.from(comma + jsonLines(routes.slice(start, start + ROUTES_PER_PART)));
  }
  yield Buffer.from('\n]}\n');
}

function hashOfFile(file: string): string | undefined {
  try {
    return sha1([readFileSync(file)]);
  } catch {
    // The file is not there yet.
    return undefined;
  }
}

function sha1(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
