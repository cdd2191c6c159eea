import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findSite } from './findSite.ts';

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

/**
 * Returns the root of the site for a command that runs in `cwd`: the nearest folder with `content/site.yaml`. Without one, it is the
 * repository that contains the code, or `cwd` itself if the code is an installed package.
 */
export function siteRootFor(cwd: string): string {
  const isRepository = existsSync(join(projectRoot, 'content', 'site.yaml'));
  return findSite(cwd) ?? (isRepository ? projectRoot : resolve(cwd));
}

/** Returns the project of a command that runs in `cwd`. The options may name other folders for content and output. */
export function projectAt(
  options: { content?: string; dist?: string } = {},
  cwd: string = process.cwd(),
): Project {
  const siteRoot = siteRootFor(cwd);
  return {
    codeRoot: projectRoot,
    siteRoot,
    contentDir: resolve(cwd, options.content ?? join(siteRoot, 'content')),
    publicDir: join(siteRoot, 'public'),
    distDir: resolve(cwd, options.dist ?? join(siteRoot, 'dist')),
  };
}
