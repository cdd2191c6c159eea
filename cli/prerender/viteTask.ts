import type { ShellExample } from '#schemas/generated/manifest.ts';

/**
 * Work for Vite and Vike. Each task runs in a process of its own: their 200 MB are given back before the pages are rendered, and
 * the command line loads neither where code and layout are unchanged.
 */
export type ViteTask =
  | { task: 'bundles'; distDir: string }
  | { task: 'shells'; distDir: string; examples: Record<string, ShellExample> }
  | { task: 'prerender' };

/** What each task answers. */
export interface ViteAnswers {
  /** The files that the browser's bundle consists of, below `client/`. */
  bundles: string[];
  shells: Shells;
  prerender: null;
}

/** A shell for each type of page and each menu entry that such pages mark as current. */
export type Shells = Record<string, string>;
