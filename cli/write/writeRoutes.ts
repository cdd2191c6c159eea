import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateRoutes } from '#cli/plan/lastModified.ts';
import type { Chunk, PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Route } from '#schemas/generated/route.ts';
import { jsonLines } from './jsonLines.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/** The number of routes that are formatted at a time. */
const ROUTES_PER_PART = 1000;

/**
 * Writes `routes.json` and returns a hash of it. `dates` says when each file of content changed. The text is collected as bytes
 * because one string for all pages of a large site would be the largest object on the heap (decision 9).
 */
export function writeRoutes(
  chunks: readonly Chunk[],
  dates: ReadonlyMap<string, string>,
  generatedDir: string,
): string {
  const routes = dateRoutes(plannedRoutes(chunks, generatedDir), dates);
  const text = Buffer.concat([...routesText(routes)]);
  writeIfChanged(join(generatedDir, 'routes.json'), text);
  return createHash('sha1').update(text).digest('hex');
}

/** Reads all routes with their dates, sorted by path. */
export function readRoutes(generatedDir: string): Route[] {
  const { routes }: { routes: Route[] } = JSON.parse(
    readFileSync(join(generatedDir, 'routes.json'), 'utf8'),
  );
  return routes;
}

/** Yields the planned routes chunk by chunk, so that only the list of one chunk is in memory. */
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
