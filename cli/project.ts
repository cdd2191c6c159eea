import { resolve } from 'node:path';

/** Where a project keeps its parts. All paths are absolute. */
export interface Project {
  /** The folder of package.json: code and configuration. */
  root: string;
  contentDir: string;
  publicDir: string;
  /** Everything that is made: `generated/`, `client/`, `server/`, `hosts/`, `cache/`. */
  distDir: string;
}

/** The folder of this package. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** The project at `root`, with content and output elsewhere where the options say so. */
export function projectAt(options: { content?: string; dist?: string } = {}): Project {
  return {
    root: projectRoot,
    contentDir: options.content ? resolve(options.content) : resolve(projectRoot, 'content'),
    publicDir: resolve(projectRoot, 'public'),
    distDir: options.dist ? resolve(options.dist) : resolve(projectRoot, 'dist'),
  };
}
