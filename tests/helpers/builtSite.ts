import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#cli/project.ts';
import { LayoutSchema } from '#schemas/generated/layout.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import { RedirectsFileSchema, RoutesFileSchema } from '#schemas/generated/route.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';

/** The site that `site build` left in `dist/`, with what it was planned to be. */
export interface BuiltSite {
  distDir: string;
  clientDir: string;
  /** The address of the site, without a slash at its end. */
  url: string;
  layout: Layout;
  routes: readonly Route[];
  redirects: readonly Redirect[];
  /** Every file of the site, below `clientDir`. */
  files: ReadonlySet<string>;
  read(file: string): string;
}

/** The site in `dist/`. Throws where it was never built. */
export function builtSite(distDir = join(projectRoot, 'dist')): BuiltSite {
  const clientDir = join(distDir, 'client');
  if (!existsSync(join(clientDir, 'index.html'))) {
    throw new Error(
      `There is no built site in ${distDir}. Run "npm run site -- build" first, then the tests again.`,
    );
  }
  const generated = (file: string): unknown =>
    JSON.parse(readFileSync(join(distDir, 'generated', file), 'utf8'));
  const layout = LayoutSchema.parse(generated('layout.json'));
  return {
    distDir,
    clientDir,
    url: layout.site.url,
    layout,
    routes: RoutesFileSchema.parse(generated('routes.json')).routes,
    redirects: RedirectsFileSchema.parse(generated('redirects.json')).redirects,
    files: new Set(filesBelow(clientDir)),
    read: (file) => readFileSync(join(clientDir, file), 'utf8'),
  };
}

/** Every file below a folder, hidden ones too. */
export function filesBelow(folder: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The file of a page: `/a/b` is `a/b.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
