import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChunkFileSchema, ChunkRoutesSchema, ManifestSchema } from '#schemas/generated/manifest.ts';
import { LayoutSchema } from '#schemas/generated/layout.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';

/** The folder that `site generate` wrote. The command line sets `SITE_DIST` if it is not below `dist/`. */
const generatedDir = resolve(process.env.SITE_DIST ?? 'dist', 'generated');

/** The path of the not-found page in the plan. It is not an address of the site: the page is served for paths without a page. */
const NOT_FOUND = '/404';

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(generatedDir, file), 'utf8'));

interface SiteData {
  version: string;
  layout: Layout;
  /** The file that holds the model of each page, by the path of the page. */
  files: Map<string, string>;
  pages: Map<string, PageModel>;
}

let data: SiteData | undefined;

/** Returns the generated data. Reads it again if a later `generate` has replaced it. */
function siteData(): SiteData {
  const { mtimeMs, size } = statSync(resolve(generatedDir, 'manifest.json'));
  const version = `${mtimeMs} ${size}`;
  if (data?.version === version) return data;
  const { chunks } = ManifestSchema.parse(readJson('manifest.json'));
  data = {
    version,
    layout: LayoutSchema.parse(readJson('layout.json')),
    files: new Map(
      chunks.flatMap(({ models, routes }) =>
        ChunkRoutesSchema.parse(readJson(routes.file)).routes.map(({ path }) => [
          path,
          models.file,
        ]),
      ),
    ),
    pages: new Map(),
  };
  return data;
}

/** Returns the data that all pages share. */
export function siteLayout(): Layout {
  return siteData().layout;
}

/** Returns the model of the page at `path`, or `undefined` if there is none. A chunk is read when its first page is requested. */
export function pageAt(path: string): PageModel | undefined {
  const { files, pages } = siteData();
  const file = files.get(path);
  if (file === undefined) return undefined;
  if (!pages.has(path)) {
    for (const page of ChunkFileSchema.parse(readJson(file)).pages) pages.set(page.path, page);
  }
  return pages.get(path);
}

/** Returns the model of the not-found page. */
export function notFoundPage(): PageModel | undefined {
  return pageAt(NOT_FOUND);
}

/** Returns whether there is a page at `path`. */
export function hasPage(path: string): boolean {
  return path !== NOT_FOUND && siteData().files.has(path);
}

/** Returns the paths of all pages. */
export function allPaths(): string[] {
  return [...siteData().files.keys()].filter(hasPage);
}
