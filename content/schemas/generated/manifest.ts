import { z } from 'zod';
import { PageModelSchema } from './pageModel.ts';
import { RouteSchema } from './route.ts';

/** One file of page models below `dist/generated/pages/`. */
export const ChunkSchema = z.strictObject({
  name: z.string().describe('stable from one generation to the next'),
  inputs: z.string().describe('a hash of all that the models are made from'),
  file: z.string().describe('the file; its name holds a hash of its bytes'),
  bytes: z.number().int().describe('the size of the file, by which a damaged one is known'),
  routes: z
    .array(
      RouteSchema.omit({ lastModified: true }).extend({
        sources: z.array(z.string()).describe('every file that the page is made from'),
        section: z.string().describe('the menu entry that is marked as current'),
      }),
    )
    .describe('the pages of the chunk, in its order'),
});
export type Chunk = z.infer<typeof ChunkSchema>;
export type PlannedRoute = Chunk['routes'][number];

/** `dist/generated/manifest.json`: written last, so that what it names is complete. */
export const ManifestSchema = z.strictObject({
  version: z.literal(1),
  inputs: z.string().describe('a hash of all content and of the planning code'),
  layout: z.string().describe('a hash of layout.json'),
  chunks: z.array(ChunkSchema),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** A file of page models. */
export const ChunkFileSchema = z.strictObject({ pages: z.array(PageModelSchema) });
