import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { PlannedRoute, ShellExample } from '#schemas/generated/manifest.ts';
import { runViteTask } from './runViteTask.ts';
import type { Shells } from './viteTask.ts';

/** What was built of the code: its stamp, and the assets that pages name, paths below `client/`. */
export interface Bundles {
  stamp: string;
  current: string[];
}

/**
 * Builds the browser's and the server's code, whose stamp is `stamp`, without rendering a page. Old assets stay, for pages that are
 * still served name them. Throws where `signal` ends it.
 */
export async function buildBundles(
  { distDir }: Project,
  stamp: string,
  signal?: AbortSignal,
): Promise<Bundles> {
  // The server's code has no readers: made anew in an empty folder, it cannot be a mixture.
  rmSync(join(distDir, 'server'), { recursive: true, force: true });
  const files = await runViteTask({ task: 'bundles', distDir }, signal);
  writeFileAtomic(stampFile(distDir), stamp);
  return { stamp, current: files.filter((name) => name.startsWith('assets/')).sort() };
}

/** Whether the bundles are on disk, all of them. */
export function bundlesExist({ distDir }: Project, { stamp, current }: Bundles): boolean {
  const server = ['entry.mjs', 'renderPages.mjs'].map((name) => join('server', name));
  const client = current.map((name) => join('client', name));
  // Whoever was interrupted after another build of the bundles noted no assets, and left the server's code of that one.
  return (
    stamp === readStamp(distDir) &&
    current.length > 0 &&
    [...server, ...client].every((file) => existsSync(join(distDir, file)))
  );
}

/** Names the code that the server's bundle was built of; written last, it says that the bundle is whole. */
function stampFile(distDir: string): string {
  return join(distDir, 'server', 'stamp');
}

function readStamp(distDir: string): string {
  try {
    return readFileSync(stampFile(distDir), 'utf8');
  } catch {
    // Never built, or interrupted.
    return '';
  }
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
export async function prerenderWithVike(): Promise<void> {
  await runViteTask({ task: 'prerender' });
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
