import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChunkFileSchema, ManifestSchema } from '#schemas/generated/manifest.ts';
import type { PlannedRoute } from '#schemas/generated/manifest.ts';
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
  /** The chunk of each path. */
  chunks: Map<string, string>;
  routes: Map<string, PlannedRoute>;
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
    chunks: new Map(chunks.flatMap(({ file, routes }) => routes.map(({ path }) => [path, file]))),
    routes: new Map(chunks.flatMap(({ routes }) => routes.map((route) => [route.path, route]))),
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
  const { chunks, pages } = siteData();
  const file = chunks.get(path);
  if (file === undefined) return undefined;
  if (!pages.has(path)) {
    for (const page of ChunkFileSchema.parse(readJson(file)).pages) pages.set(page.path, page);
  }
  return pages.get(path);
}

/** The paths of all pages of a type. */
export function pathsOf(type: PageType): string[] {
  return [...siteData().routes.values()]
    .filter((route) => route.type === type)
    .map(({ path }) => path);
}

/** The type of the page at `path`. */
export function typeOf(path: string): PageType | undefined {
  return siteData().routes.get(path)?.type;
}
