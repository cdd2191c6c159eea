import { join } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { isUntouched } from './renderState.ts';
import type { RenderState } from './renderState.ts';

/** Pages to render: all of a chunk, or only those of a list. */
export interface ChunkToRender {
  name: string;
  file: string;
  pages: number;
  only?: readonly string[];
}

/**
 * The chunks whose pages are not on disk as they should be; with `only`, those with pages that match the glob, whatever lies on
 * disk; with `shard`, of these every `of`-th.
 */
export function chunksToRender(
  distDir: string,
  manifest: Manifest,
  before: RenderState['chunks'],
  today: string,
  { only, shard }: { only?: string; shard?: Part },
): ChunkToRender[] {
  return chunksOf(manifest, shard).flatMap((chunk): ChunkToRender[] => {
    const { name, models, pages } = chunk;
    const { file } = models;
    if (only) {
      const matching = [...plannedRoutes([chunk], join(distDir, 'generated'))]
        .map(({ path }) => path)
        .filter((path) => matchesGlob(path, only));
      return matching.length > 0 ? [{ name, file, only: matching, pages: matching.length }] : [];
    }
    const last = before[name];
    if (last?.inputs === chunkInputs(chunk, today) && isUntouched(distDir, last.pages)) return [];
    return [{ name, file, pages }];
  });
}

/** One of the parts into which a build is divided; parts count from 1. */
export interface Part {
  part: number;
  of: number;
}

/** Returns the chunks of a part of the build, or all chunks. */
export function chunksOf({ chunks }: Manifest, shard?: Part): Manifest['chunks'] {
  return shard ? chunks.filter((_, index) => index % shard.of === shard.part - 1) : chunks;
}

/** What the HTML of a chunk depends on beside code and layout: its models, and today where a legal page shows it. */
export function chunkInputs({ models, shells }: Manifest['chunks'][number], today: string): string {
  return shells.some(({ type }) => type === 'legal') ? `${models.file} ${today}` : models.file;
}
