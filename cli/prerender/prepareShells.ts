import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { cacheValue } from '#cli/cache/cacheValue.ts';
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
  const file = join(project.distDir, 'cache', 'shells.json');
  return cacheValue(file, shellsKey(manifest, stamp), () =>
    renderShells(project, examplesOf(manifest)),
  );
}

/** Returns a hash of everything that shells depend on: the code, the layout and the kinds of pages. */
export function shellsKey(manifest: Manifest, stamp: string): string {
  const names = Object.keys(examplesOf(manifest)).sort();
  return createHash('sha1')
    .update([stamp, manifest.layout, ...names].join('\0'))
    .digest('hex');
}

/** Returns a page for each shell, by the name of the shell. */
function examplesOf({ chunks }: Manifest): Record<string, ShellExample> {
  return Object.fromEntries(
    chunks.flatMap(({ shells }) => shells.map((page) => [shellName(page), page])),
  );
}
