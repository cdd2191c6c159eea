import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { PagesOnDisk } from './pagesOnDisk.ts';
import type { PageOnDisk } from './renderChunk.ts';

/** The pages of a chunk. They are not checked one by one, because there are many, and a wrong one only counts as touched. */
const PagesSchema = z.custom<PageOnDisk[]>(Array.isArray);

/** The state in which the last build left `dist/client`, kept in `dist/cache/rendered.json`. */
const RenderStateSchema = z.object({
  /** A hash of code, layout and shells. If it changes, every page is rendered again. */
  key: z.string(),
  chunks: z.record(z.string(), z.object({ inputs: z.string(), pages: PagesSchema })),
  /** Assets of this build, and older ones that pages on disk or open pages may still request. */
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

/** Reads the state that the last build left. Returns an empty state if the file is missing or damaged. */
export function readRenderState(distDir: string): RenderState {
  try {
    const text = readFileSync(join(distDir, 'cache', 'rendered.json'), 'utf8');
    return RenderStateSchema.parse(JSON.parse(text));
  } catch {
    return nothing;
  }
}

/** Writes the state for the next build. */
export function writeRenderState(distDir: string, state: RenderState): void {
  writeFileAtomic(join(distDir, 'cache', 'rendered.json'), JSON.stringify(state));
}

/** Returns the path of a page that is not on disk as the last build left it, or `undefined` if all are. */
export function touchedPage(
  onDisk: PagesOnDisk,
  pages: RenderState['chunks'][string]['pages'],
): string | undefined {
  const touched = pages.find(([path, bytes, modified]) => {
    const file = onDisk.fileOf(path);
    return file?.size !== bytes || file.mtimeMs !== modified;
  });
  return touched?.[0];
}
