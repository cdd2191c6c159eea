import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { cacheValue, lastValue } from '#cli/cache/cacheValue.ts';
import type { Manifest, ShellExample } from '#schemas/generated/manifest.ts';
import { shellName } from './shellName.ts';
import { renderShells } from './viteTasks.ts';
import type { Shells } from './viteTask.ts';

/**
 * Returns the shells for the bundles with this stamp and for the layout of the site. Vike renders them if `cache/shells.json`
 * does not have them.
 */
export function prepareShells(
  project: Project,
  manifest: Manifest,
  stamp: string,
): Promise<Shells> {
  return cacheValue(fileOf(project.distDir), shellsKey(manifest, stamp), () =>
    renderShells(project, examplesOf(manifest)),
  );
}

/** Returns the shells of the last build, or `undefined` if none has kept them. */
export function keptShells(distDir: string): Shells | undefined {
  return lastValue<Shells>(fileOf(distDir));
}

/** Returns a hash of everything that shells depend on: the code, the layout and the kinds of pages. */
export function shellsKey(manifest: Manifest, stamp: string): string {
  const names = Object.keys(examplesOf(manifest)).sort();
  return hash('sha1', [stamp, manifest.layout, ...names].join('\0'));
}

/** Returns a page for each shell, by the name of the shell. */
function examplesOf({ chunks }: Manifest): Record<string, ShellExample> {
  return Object.fromEntries(
    chunks.flatMap(({ shells }) => shells.map((page) => [shellName(page), page])),
  );
}

function fileOf(distDir: string): string {
  return join(distDir, 'cache', 'shells.json');
}
