import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, PlannedRoute } from '#schemas/generated/manifest.ts';
import type { Route } from '#schemas/generated/route.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { jsonLines } from './jsonLines.ts';

/**
 * Writes `routes.json` with `write`, and returns a hash of it. The text is collected as bytes because one string for all pages of a large
 * site would be the largest object on the heap (decision 9).
 */
export function writeRoutes(
  routes: readonly Route[],
  write: (name: string, content: Buffer) => void,
): string {
  const text = Buffer.concat(Array.from(jsonLines('routes', routes), (line) => Buffer.from(line)));
  write('routes.json', text);
  return hash('sha1', text);
}

/** Returns the hash of `routes.json` as it is on disk, or `undefined` if there is none. */
export function routesHash(generatedDir: string): string | undefined {
  return fileHash(join(generatedDir, 'routes.json'));
}

/** Reads all routes with their dates, sorted by path. `unwritten` has the files of a dry run. */
export function readRoutes(generatedDir: string, unwritten?: ReadonlyMap<string, Buffer>): Route[] {
  const { routes }: { routes: Route[] } = JSON.parse(
    textOf(generatedDir, 'routes.json', unwritten),
  );
  return routes;
}

/** Yields the planned routes chunk by chunk, so that only the list of one chunk is in memory. `unwritten` has the files of a dry run. */
export function* plannedRoutes(
  chunks: readonly Pick<Chunk, 'routes'>[],
  generatedDir: string,
  unwritten?: ReadonlyMap<string, Buffer>,
): Generator<PlannedRoute> {
  for (const { routes: list } of chunks) {
    const { routes }: { routes: PlannedRoute[] } = JSON.parse(
      textOf(generatedDir, list.file, unwritten),
    );
    yield* routes;
  }
}

function textOf(
  generatedDir: string,
  name: string,
  unwritten?: ReadonlyMap<string, Buffer>,
): string {
  return (unwritten?.get(name) ?? readFileSync(join(generatedDir, name))).toString();
}
