import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import type { PlannedRoute, ShellExample } from '#schemas/generated/manifest.ts';
import { runViteTask } from './runViteTask.ts';

/** A shell for each type of page and each menu entry that such pages mark as current. */
export type Shells = Record<string, string>;

/**
 * Work for Vite and Vike. Each task runs in a process of its own: their 200 MB are given back before the pages are rendered, and
 * the command line loads neither where code and layout are unchanged.
 */
export type ViteTask =
  | { task: 'bundles'; distDir: string }
  | { task: 'shells'; distDir: string; examples: Record<string, ShellExample> }
  | { task: 'prerender'; distDir: string };

/** What each task answers. */
export interface ViteAnswers {
  /** The files that the browser's bundle consists of, below `client/`. */
  bundles: string[];
  shells: Shells;
  prerender: null;
}

/**
 * Builds the browser's and the server's code, without rendering a page. Old assets stay, for pages that are still served name
 * them. Returns the assets that the new pages will name.
 */
export async function buildBundles({ distDir }: Project): Promise<string[]> {
  // The server's code has no readers: made anew in an empty folder, it cannot be a mixture.
  rmSync(join(distDir, 'server'), { recursive: true, force: true });
  const files = await runViteTask({ task: 'bundles', distDir });
  return files.filter((name) => name.startsWith('assets/')).sort();
}

/** Whether the server's code and all assets of the last build are still on disk. */
export function bundlesExist({ distDir }: Project, assets: readonly string[]): boolean {
  const server = ['entry.mjs', 'renderPages.mjs'].map((name) => join('server', name));
  const client = assets.map((name) => join('client', name));
  return (
    assets.length > 0 && [...server, ...client].every((file) => existsSync(join(distDir, file)))
  );
}

/**
 * Has Vike render the shells: the document with header, footer and assets, and slots for head and main content. `examples` has a page
 * for each shell, by its name.
 */
export async function renderShells(
  { distDir }: Project,
  examples: Record<string, ShellExample>,
): Promise<Shells> {
  return runViteTask({ task: 'shells', distDir, examples });
}

/** The name of the shell that a page goes into. */
export function shellName({ type, section }: Pick<PlannedRoute, 'type' | 'section'>): string {
  return `${type} ${section}`;
}

/** Has Vike render every page by itself: slow, and the yardstick of the mass renderer. */
export async function prerenderWithVike(distDir: string): Promise<void> {
  await runViteTask({ task: 'prerender', distDir });
}

/** Removes assets that are not among `files`, paths below `client/`. */
export function removeOldAssets({ distDir }: Project, files: readonly string[]): void {
  const kept = new Set(files.map((file) => file.replaceAll('\\', '/')));
  const folder = join(distDir, 'client', 'assets');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(name) && !kept.has(`assets/${name.replaceAll('\\', '/')}`))
      rmSync(join(folder, name));
  }
}
