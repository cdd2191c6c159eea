import { resolve } from 'node:path';

/** The folders of a project, as absolute paths. */
export interface Project {
  /** The folder of package.json, with code and configuration. */
  root: string;
  contentDir: string;
  publicDir: string;
  /** The output: `generated/`, `client/`, `server/`, `hosts/`, `cache/`. */
  distDir: string;
}

/** The folder of this package. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** Returns the project of this package. The options may name other folders for content and output. */
export function projectAt(options: { content?: string; dist?: string } = {}): Project {
  return {
    root: projectRoot,
    contentDir: options.content ? resolve(options.content) : resolve(projectRoot, 'content'),
    publicDir: resolve(projectRoot, 'public'),
    distDir: options.dist ? resolve(options.dist) : resolve(projectRoot, 'dist'),
  };
}
