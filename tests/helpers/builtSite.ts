import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '#cli/project.ts';
import { LayoutSchema } from '#schemas/generated/layout.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import { RedirectsFileSchema, RoutesFileSchema } from './generatedFiles.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';

/** The folder of the built site that tests read. `SITE_TEST_DIST` sets another one, for example of edited content. */
const testedDist = resolve(process.env.SITE_TEST_DIST ?? join(projectRoot, 'dist'));

/** A site that `site build` has written, with its plan. */
export interface BuiltSite {
  distDir: string;
  clientDir: string;
  /** The URL of the site, without a slash at its end. */
  url: string;
  layout: Layout;
  routes: readonly Route[];
  redirects: readonly Redirect[];
  /** Every file of the site, below `clientDir`. */
  files: ReadonlySet<string>;
  read(file: string): string;
}

let testedSite: BuiltSite | undefined;

/** Returns the plan and the file names of a built site; those of the tested site are read once in a process. Throws if there is none. */
export function builtSite(distDir = testedDist): BuiltSite {
  if (distDir !== testedDist) return readSite(distDir);
  testedSite ??= readSite(distDir);
  return testedSite;
}

function readSite(distDir: string): BuiltSite {
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

/** Returns every file below a folder, including hidden ones, as sorted relative paths. */
export function filesBelow(folder: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
