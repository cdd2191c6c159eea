import type { ReadBrand } from '#cli/brand/readBrand.ts';
import type { Project } from '#cli/project.ts';
import type { ShellExample } from '#schemas/generated/manifest.ts';

/**
 * A task for Vite and Vike. Each task runs in a process of its own, so its 200 MB are free again before the pages are rendered. If code
 * and layout are unchanged, neither is loaded.
 */
export type ViteTask =
  | (SiteTask & { task: 'bundles' })
  | { task: 'shells'; distDir: string; examples: Record<string, ShellExample> }
  | (SiteTask & { task: 'prerender' });

/** The site of a task. The caller reads the brand, because it has already loaded the schemas of content, which takes long. */
export interface SiteTask {
  project: Project;
  brand?: ReadBrand;
}

/** The answers by task. */
export interface ViteAnswers {
  /** The files of the browser's bundle, relative to `client/`. */
  bundles: string[];
  shells: Shells;
  prerender: null;
}

/** HTML documents with slots by `shellName`: one for each type of page and each menu entry that such pages mark as current. */
export type Shells = Record<string, string>;
