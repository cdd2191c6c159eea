import { z } from 'zod';
import { pageRecord } from '#cli/cache/folderListings.ts';
import { readLines, saveLines, valueOf } from '#cli/cache/keyedLines.ts';
import type { KeyedLines } from '#cli/cache/keyedLines.ts';
import type { PageOnDisk } from './renderChunk.ts';

/** The pages of a chunk. They are not checked one by one, because there are many, and a wrong one only counts as touched. */
const PagesSchema = z.custom<PageOnDisk[]>(Array.isArray);
const ChunkSchema = z.object({ inputs: z.string(), pages: PagesSchema });

/** The state in which the last build left `dist/client`, apart from chunks. */
const SiteSchema = z.object({
  /** A hash of code, layout and shells. If it changes, every page is rendered again. */
  key: z.string(),
  /** Assets of this build, and older ones that pages on disk or open pages may still request. */
  assets: z.object({
    stamp: z.string(),
    current: z.array(z.string()),
    previous: z.array(z.string()),
  }),
  /** Files copied from public/. */
  publicFiles: z.array(z.string()),
});

/** The state in which the last build left `dist/client`, kept in `dist/cache/rendered.json`: a line for the site and one for each chunk. */
export type RenderState = z.infer<typeof SiteSchema> & {
  chunks: Record<string, ChunkState>;
};

type ChunkState = z.infer<typeof ChunkSchema>;

/** The lines of the chunks that were read, and the file that has them. Chunks that a build leaves alone are not formatted again. */
const lineOf = new WeakMap<ChunkState, { line: Buffer; file: KeyedLines }>();

/** Returns the assets that only earlier builds have written. */
export function olderAssets({ assets }: Pick<RenderState, 'assets'>): Set<string> {
  return new Set(assets.previous).difference(new Set(assets.current));
}

/** The key of the line for the site. No chunk has this name. */
const SITE = 'site:';

/** The state of a site that was never built. */
const nothing: RenderState = {
  key: '',
  chunks: {},
  assets: { stamp: '', current: [], previous: [] },
  publicFiles: [],
};

/** Reads the state that the last build left. Returns an empty state if the file is missing or damaged. */
export function readRenderState(distDir: string): RenderState {
  const file = readLines(pageRecord(distDir));
  const { [SITE]: site, ...chunks } = Object.fromEntries(file.values);
  if (!site) return nothing;
  const chunkIn = (line: Buffer): ChunkState => {
    const chunk = ChunkSchema.parse(valueOf(line));
    lineOf.set(chunk, { line, file });
    return chunk;
  };
  try {
    return {
      ...SiteSchema.parse(valueOf(site)),
      chunks: Object.fromEntries(
        Object.entries(chunks).map(([name, line]) => [name, chunkIn(line)]),
      ),
    };
  } catch {
    return nothing;
  }
}

/** Writes the state for the next build. Only the lines that differ are written. */
export function writeRenderState(distDir: string, { chunks, ...site }: RenderState): void {
  const [kept] = Object.values(chunks).flatMap((chunk) => lineOf.get(chunk) ?? []);
  const old = kept?.file ?? readLines(pageRecord(distDir));
  const lines = Object.entries(chunks).map(([name, chunk]) => {
    const known = lineOf.get(chunk);
    return [name, known?.file === old ? known.line : JSON.stringify(chunk)] as const;
  });
  const ofSite = JSON.stringify(site);
  const before = old.values.get(SITE);
  const siteLine = before?.toString() === ofSite ? before : ofSite;
  saveLines(
    pageRecord(distDir),
    old,
    new Map<string, Buffer | string>([...lines, [SITE, siteLine]]),
  );
}
