import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folders of a site and of the code that builds it, as absolute paths. In this repository, both roots are the same folder. */
export interface Project {
  /** The root of the code: `cli/`, `templates/` and so on. Nothing is ever written there. */
  codeRoot: string;
  /** The root of the site: the folder with `.env`, `data/` and `site.config.ts`. */
  siteRoot: string;
  contentDir: string;
  publicDir: string;
  /** The output: `generated/`, `client/`, `server/`, `hosts/`, `cache/`. */
  distDir: string;
}

/** The root of the code. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** Whether the code is that of an installed package, which is JavaScript. */
const isPackage = import.meta.filename.endsWith('.js');

/**
 * Returns the root of the site for a command that runs in `cwd`: the nearest folder upwards with `content/site.yaml`. Without one, it is the
 * repository that contains the code. Returns `undefined` if the code is an installed package and no site is above `cwd`.
 */
export function siteAbove(cwd: string): string | undefined {
  const isSite = (folder: string) => existsSync(join(folder, 'content', 'site.yaml'));
  let folder = resolve(cwd);
  while (!isSite(folder)) {
    const parent = dirname(folder);
    if (parent === folder) return isPackage ? undefined : projectRoot;
    folder = parent;
  }
  return folder;
}

/** Returns the project of a command that runs in `cwd`. The options may name other folders for content and output. */
export function projectAt(
  options: { content?: string; dist?: string } = {},
  cwd: string = process.cwd(),
): Project {
  const siteRoot = siteAbove(cwd) ?? resolve(cwd);
  return {
    codeRoot: projectRoot,
    siteRoot,
    contentDir: resolve(cwd, options.content ?? join(siteRoot, 'content')),
    publicDir: join(siteRoot, 'public'),
    distDir: resolve(cwd, options.dist ?? join(siteRoot, 'dist')),
  };
}
