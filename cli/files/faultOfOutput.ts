import { join } from 'node:path';
import { isWithin } from './isWithin.ts';

/** The folders of a site that hold sources, enquiries or packages. A site of its own has few of them. */
const KEPT_FOLDERS = [
  ...['content', 'data', 'templates', 'node_modules', '.git'],
  ...['api', 'cli', 'pages', 'renderer', 'supabase'],
];

/** Returns why nothing may be written into an output folder: its files would be mixed with others. Returns `undefined` if it may. */
export function faultOfOutput({
  siteRoot,
  contentDir,
  publicDir,
  distDir,
}: Record<'siteRoot' | 'contentDir' | 'publicDir' | 'distDir', string>): string | undefined {
  const kept = [publicDir, ...KEPT_FOLDERS.map((name) => join(siteRoot, name))];
  // If --content names the site itself, the check of the content says so.
  if (!isWithin(siteRoot, contentDir)) kept.unshift(contentDir);
  const around = kept.find((folder) => isWithin(distDir, folder));
  const inside = [siteRoot, contentDir].find((folder) => isWithin(folder, distDir));
  if (around === undefined && inside === undefined) return undefined;
  const expected = around === undefined ? `not contain ${inside}` : `be outside of ${around}`;
  return `the output folder is ${distDir}. It must ${expected}. Choose another with --dist.`;
}
