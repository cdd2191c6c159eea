import { z } from 'zod';
import { PageModelSchema } from './pageModel.ts';
import { RouteSchema } from './route.ts';

/** A page of a chunk, without its date. */
const PlannedRouteSchema = RouteSchema.omit({ lastModified: true }).extend({
  sources: z.array(z.string()).describe('every file that the page is made from'),
  section: z.string().describe('the menu entry that is marked as current'),
});
export type PlannedRoute = z.infer<typeof PlannedRouteSchema>;

/** A file below `dist/generated/` whose name contains a hash of its bytes. */
const HashedFileSchema = z.strictObject({
  file: z.string().describe('the path below `dist/generated/`'),
  bytes: z.number().int().describe('the size of the file, by which a damaged one is known'),
});
export type HashedFile = z.infer<typeof HashedFileSchema>;

/** A group of pages that are planned, written and rendered together. Data that grows with their number is in separate files. */
export const ChunkSchema = z.strictObject({
  name: z.string().describe('stable from one generation to the next'),
  inputs: z.string().describe('a hash of all that the models are made from'),
  models: HashedFileSchema.describe('the page models'),
  routes: HashedFileSchema.describe('the list of the pages, in the same order'),
  pages: z.number().int().describe('how many pages the chunk has'),
  parts: z
    .array(z.tuple([z.string(), z.number().int()]))
    .describe(
      'for each part that is planned alone, such as a town: a hash of all that it is made from, and its number of pages',
    ),
  shells: z
    .array(PlannedRouteSchema.pick({ path: true, type: true, section: true }))
    .describe('for each shell that pages of the chunk go into, one of these pages'),
});
export type Chunk = z.infer<typeof ChunkSchema>;
export type ShellExample = Chunk['shells'][number];

/** `dist/generated/manifest.json`: written last, so that every file it names is complete. */
export const ManifestSchema = z.strictObject({
  version: z.literal(6),
  hash: z.string().describe('a hash of all that follows, by which a damaged file is known'),
  inputs: z.string().describe('a hash of all content and of the planning code'),
  layout: z.string().describe('a hash of layout.json'),
  routes: z.string().describe('a hash of routes.json'),
  routesFrom: z.string().describe('a hash of all that routes.json is made from'),
  chunks: z.array(ChunkSchema),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** A file of page models. */
export const ChunkFileSchema = z.strictObject({ pages: z.array(PageModelSchema) });

/** A file that lists the pages of a chunk. */
export const ChunkRoutesSchema = z.strictObject({ routes: z.array(PlannedRouteSchema) });
