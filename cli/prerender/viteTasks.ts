import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageStamp } from '#cli/cache/codeStamp.ts';
import { readBrand } from '#cli/brand/readBrand.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { filesBelow } from '#cli/files/filesBelow.ts';
import type { Project } from '#cli/project.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { ShellExample } from '#schemas/generated/manifest.ts';
import { runViteTask } from './runViteTask.ts';
import type { Shells, SiteTask } from './viteTask.ts';

/** Built bundles: the stamp of the code, and the assets that pages name, as paths relative to `client/`. */
export interface Bundles {
  stamp: string;
  current: string[];
}

/**
 * Builds the bundles for the browser and the server without rendering a page. `stamp` is a hash of the code and the brand. Keeps old
 * assets, because pages that are still served name them. Throws if `signal` aborts it.
 */
export async function buildBundles(
  project: Project,
  stamp: string,
  signal?: AbortSignal,
): Promise<Bundles> {
  const { distDir } = project;
  // Nothing reads the server's bundle while it is built, and an empty folder prevents a mixture of two versions.
  rmSync(join(distDir, 'server'), { recursive: true, force: true });
  const files = await runViteTask({ task: 'bundles', ...siteTask(project) }, signal);
  const current = files.filter((name) => name.startsWith('assets/')).sort();
  // If the code has changed meanwhile, the bundles may be of neither version. With a stamp of their own, nothing is taken from other builds,
  // and the next build makes them again.
  const bundles = { stamp: pageStamp(project) === stamp ? stamp : randomUUID(), current };
  recordBundles(project, bundles);
  return bundles;
}

/** Writes the stamp and the hashes of bundles that are complete. */
export function recordBundles({ distDir }: Project, bundles: Bundles): void {
  writeFileAtomic(stampFile(distDir), describeBundles(distDir, bundles));
}

function siteTask(project: Project): SiteTask {
  const brand = readBrand(project);
  return { project, ...(brand && { brand }) };
}

/** Returns whether all files of the bundles are on disk, with the bytes that they had. */
export function bundlesExist({ distDir }: Project, bundles: Bundles): boolean {
  // An interrupted build may have replaced the server's bundle without recording its assets.
  const recorded = readStamp(distDir);
  return (
    recorded !== '' && bundles.current.length > 0 && recorded === describeBundles(distDir, bundles)
  );
}

/** Returns the stamp of bundles and the hashes of their files, as they are on disk. The folder of the server's bundle must exist. */
function describeBundles(distDir: string, { stamp, current }: Bundles): string {
  const server = filesBelow(join(distDir, 'server'))
    .filter((name) => name !== STAMP)
    .sort()
    .map((name) => join('server', name));
  const client = current.map((name) => join('client', name));
  // A file may be changed by hand, or damaged by a power cut, and keep its size.
  const hashes = [...server, ...client].map(
    (file) => `${fileHash(join(distDir, file)) ?? 'missing'} ${file}`,
  );
  return [stamp, ...hashes].join('\n');
}

/** The file with the stamp of the server's bundle. It is written last, so it proves that the bundle is complete. */
const STAMP = 'stamp';

function stampFile(distDir: string): string {
  return join(distDir, 'server', STAMP);
}

function readStamp(distDir: string): string {
  try {
    return readFileSync(stampFile(distDir), 'utf8');
  } catch {
    // The bundle was never built, or its build was interrupted.
    return '';
  }
}

/**
 * Renders the shells with Vike: documents with header, footer and assets, and slots for head and main content. `examples` has a
 * page for each shell, by its name.
 */
export async function renderShells(
  { distDir }: Project,
  examples: Record<string, ShellExample>,
): Promise<Shells> {
  return runViteTask({ task: 'shells', distDir, examples });
}

/** Renders every page with Vike alone, which is slow, for comparison with the worker threads. */
export async function prerenderWithVike(project: Project): Promise<void> {
  await runViteTask({ task: 'prerender', ...siteTask(project) });
}

/** Removes assets that are not among `files`, which are paths relative to `client/`. */
export function removeOldAssets({ distDir }: Project, files: readonly string[]): void {
  const kept = new Set(files.map((file) => file.replaceAll('\\', '/')));
  const folder = join(distDir, 'client', 'assets');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(name) && !kept.has(`assets/${name.replaceAll('\\', '/')}`))
      rmSync(join(folder, name));
  }
}
