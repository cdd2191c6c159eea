import { join } from 'node:path';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import type { RenderReason } from '#cli/model/inputs.ts';
import type { PagesOnDisk } from './pagesOnDisk.ts';
import type { RenderedBefore } from './renderChunk.ts';
import { pathsThatMatch } from './pathsThatMatch.ts';
import type { RenderState } from './renderState.ts';

/** The pages of a chunk to render: all of them, or only those in a list. */
export interface ChunkToRender {
  name: string;
  file: string;
  pages: number;
  only?: readonly string[];
  last?: RenderedBefore;
  reason: RenderReason;
}

/**
 * Returns the chunks whose pages on disk are out of date. With `only`, it returns those with pages that match the glob, whether or not
 * they are out of date; with `shard`, only chunks of that part.
 */
export function chunksToRender(
  distDir: string,
  onDisk: PagesOnDisk,
  manifest: Manifest,
  state: RenderState,
  now: { key: string; today: string },
  { only, shard }: { only?: string; shard?: Part },
): ChunkToRender[] {
  return chunksOf(manifest, shard).flatMap((chunk): ChunkToRender[] => {
    const { name, models, pages } = chunk;
    const { file } = models;
    if (only) {
      const routes = [...plannedRoutes([chunk], join(distDir, 'generated'))];
      const paths = routes.map(({ path }) => path);
      const matching = pathsThatMatch(paths, only);
      if (matching.length === 0) return [];
      return [{ name, file, only: matching, pages: matching.length, reason: { kind: 'asked' } }];
    }
    const reason = staleReason(onDisk, chunk, state, now);
    if (!reason) return [];
    const last = reason.kind === 'models' ? state.chunks[name] : undefined;
    // A page that shows another day, or that somebody has changed, is rendered again even if its model is the same.
    const isSameDay = last && dayIn(last.inputs) === dayIn(chunkInputs(chunk, now.today));
    if (!isSameDay || onDisk.touchedPage(last.pages) !== undefined) {
      return [{ name, file, pages, reason }];
    }
    return [
      { name, file, pages, reason, last: { file: modelsIn(last.inputs), pages: last.pages } },
    ];
  });
}

/** Returns why the pages of a chunk on disk are out of date, or `undefined` if they are not. */
export function staleReason(
  onDisk: PagesOnDisk,
  chunk: Manifest['chunks'][number],
  { key, chunks }: RenderState,
  now: { key: string; today: string },
): RenderReason | undefined {
  const last = chunks[chunk.name];
  if (!last) return { kind: 'new' };
  if (key !== now.key) return { kind: 'shell' };
  if (last.inputs !== chunkInputs(chunk, now.today)) {
    return { kind: modelsIn(last.inputs) === chunk.models.file ? 'day' : 'models' };
  }
  const path = onDisk.touchedPage(last.pages);
  return path === undefined ? undefined : { kind: 'file', path };
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

/** Returns the file of the models in the inputs of a chunk. */
function modelsIn(inputs: string): string {
  return inputs.split(' ')[0] ?? '';
}

/** Returns the day in the inputs of a chunk, or `undefined` if its pages show none. */
function dayIn(inputs: string): string | undefined {
  return inputs.split(' ')[1];
}

/** Returns what the HTML of a chunk depends on besides code, layout and shells: its models, and the day if a legal page shows it. */
export function chunkInputs({ models, shells }: Manifest['chunks'][number], today: string): string {
  return shells.some(({ type }) => type === 'legal') ? `${models.file} ${today}` : models.file;
}
