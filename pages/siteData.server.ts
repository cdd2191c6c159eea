import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChunkFileSchema, ChunkRoutesSchema, ManifestSchema } from '#schemas/generated/manifest.ts';
import { LayoutSchema } from '#schemas/generated/layout.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import type { PageType } from '#schemas/generated/route.ts';

/** The folder that `site generate` wrote; the command line names it where it is not `dist/`. */
const generatedDir = resolve(process.env.SITE_DIST ?? 'dist', 'generated');

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(generatedDir, file), 'utf8'));

interface SiteData {
  version: string;
  layout: Layout;
  /** The type of each page, and the file that holds its model. */
  routes: Map<string, { type: PageType; file: string }>;
  pages: Map<string, PageModel>;
}

let data: SiteData | undefined;

/** What was generated, read anew when a later `generate` has replaced it. */
function siteData(): SiteData {
  const { mtimeMs, size } = statSync(resolve(generatedDir, 'manifest.json'));
  const version = `${mtimeMs} ${size}`;
  if (data?.version === version) return data;
  const { chunks } = ManifestSchema.parse(readJson('manifest.json'));
  data = {
    version,
    layout: LayoutSchema.parse(readJson('layout.json')),
    routes: new Map(
      chunks.flatMap(({ models: { file }, routes }) =>
        ChunkRoutesSchema.parse(readJson(routes.file)).routes.map(({ path, type }) => [
          path,
          { type, file },
        ]),
      ),
    ),
    pages: new Map(),
  };
  return data;
}

/** What all pages share. */
export function siteLayout(): Layout {
  return siteData().layout;
}

/** The model of the page at `path`; undefined where there is none. A chunk is read and checked when its first page is asked for. */
export function pageAt(path: string): PageModel | undefined {
  const { routes, pages } = siteData();
  const file = routes.get(path)?.file;
  if (file === undefined) return undefined;
  if (!pages.has(path)) {
    for (const page of ChunkFileSchema.parse(readJson(file)).pages) pages.set(page.path, page);
  }
  return pages.get(path);
}

/** The paths of all pages of a type. */
export function pathsOf(type: PageType): string[] {
  return [...siteData().routes].filter(([, route]) => route.type === type).map(([path]) => path);
}

/** The type of the page at `path`. */
export function typeOf(path: string): PageType | undefined {
  return siteData().routes.get(path)?.type;
}
