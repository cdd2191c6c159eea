import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '#cli/project.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { renderShells, shellName } from './viteTasks.ts';
import type { Shells } from './viteTask.ts';

/** Sees to shells for these bundles and this layout in `cache/shells.json`, and returns the key of both. */
export async function prepareShells(
  project: Project,
  manifest: Manifest,
  stamp: string,
): Promise<string> {
  const file = join(project.distDir, 'cache', 'shells.json');
  const examples = Object.fromEntries(
    manifest.chunks.flatMap(({ shells }) => shells.map((page) => [shellName(page), page])),
  );
  const names = Object.keys(examples).sort();
  const key = createHash('sha1')
    .update([stamp, manifest.layout, ...names].join('\0'))
    .digest('hex');
  try {
    const cached: { key: string; shells: Shells } = JSON.parse(readFileSync(file, 'utf8'));
    if (cached.key === key) return key;
  } catch {
    // No shells yet.
  }
  writeFileAtomic(file, JSON.stringify({ key, shells: await renderShells(project, examples) }));
  return key;
}
