import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeStamp, renderingCode } from '#cli/cache/codeStamp.ts';
import type { Project } from '#cli/project.ts';
import { writeFileAtomic } from '#cli/write/writeFileAtomic.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import type { RenderState } from './renderState.ts';
import { buildBundles, bundlesExist, renderShells, shellName } from './viteTasks.ts';
import type { Shells } from './viteTasks.ts';

/**
 * Bundles for the code as it is now: those of the last build where the code is the same and all of them are there. Assets that
 * pages on disk may still name are `previous`; `keepsPages` says that this build leaves most pages as they are.
 */
export async function prepareBundles(
  project: Project,
  { assets }: RenderState,
  keepsPages: boolean,
): Promise<RenderState['assets']> {
  const stamp = codeStamp(project.root, renderingCode);
  if (assets.stamp === stamp && bundlesExist(project, assets.current)) return assets;
  const older = keepsPages ? assets.previous : [];
  const current = await buildBundles(project);
  return { stamp, current, previous: [...new Set([...older, ...assets.current])] };
}

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
