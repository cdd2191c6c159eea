import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { pageFile } from './renderChunk.ts';

const PageOnDiskSchema = z.tuple([z.string(), z.number(), z.number()]);

/** What the last build left in `dist/client`, kept in `dist/cache/rendered.json`. */
const RenderStateSchema = z.object({
  /** Code, layout and shells: with other ones every page is rendered anew. */
  key: z.string(),
  chunks: z.record(z.string(), z.object({ inputs: z.string(), pages: z.array(PageOnDiskSchema) })),
  /** Assets of this build, and older ones that pages on disk or open pages may still ask for. */
  assets: z.object({
    stamp: z.string(),
    current: z.array(z.string()),
    previous: z.array(z.string()),
  }),
  /** Files copied from public/. */
  publicFiles: z.array(z.string()),
});
export type RenderState = z.infer<typeof RenderStateSchema>;

/** The state of a site that was never built. */
const nothing: RenderState = {
  key: '',
  chunks: {},
  assets: { stamp: '', current: [], previous: [] },
  publicFiles: [],
};

/** Reads what the last build left; nothing where the file is missing or damaged. */
export function readRenderState(distDir: string): RenderState {
  try {
    const text = readFileSync(join(distDir, 'cache', 'rendered.json'), 'utf8');
    return RenderStateSchema.parse(JSON.parse(text));
  } catch {
    return nothing;
  }
}

/** Keeps what this build left for the next. */
export function writeRenderState(distDir: string, state: RenderState): void {
  writeFileAtomic(join(distDir, 'cache', 'rendered.json'), JSON.stringify(state));
}

/** Whether every page of a chunk lies on disk as the last build left it. */
export function isUntouched(
  distDir: string,
  pages: RenderState['chunks'][string]['pages'],
): boolean {
  return pages.every(([path, bytes, modified]) => {
    const file = statSync(join(distDir, 'client', pageFile(path)), { throwIfNoEntry: false });
    return file !== undefined && file.size === bytes && file.mtimeMs === modified;
  });
}
