import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the files below `root` that match: a new stamp means that what they made must be made anew. */
export function codeStamp(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha1');
  const files = globSync([...patterns], { cwd: root }).sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** What decides how content becomes page models. */
export const planningCode = [
  'cli/load/*.ts',
  'cli/resolve/*.ts',
  'cli/plan/**/*.ts',
  'cli/similarity/*.ts',
  'cli/write/{jsonLines,writeGenerated,writeRoutes}.ts',
  'content/schemas/**/*.ts',
  'package-lock.json',
];

/** What decides what is found in content. */
export const checkingCode = ['cli/check/**/*.ts', ...planningCode];

/** What decides how page models become HTML. */
export const renderingCode = [
  'cli/prerender/*.ts',
  'content/schemas/**/*.ts',
  'pages/**/*.{ts,tsx}',
  'renderer/**/*.{ts,tsx}',
  'templates/**/*.{ts,tsx,css,woff2}',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** What decides how pictures for social networks are drawn. */
export const cardCode = ['cli/cards/*.ts', 'package-lock.json'];

/** What decides how routes become sitemaps. */
export const sitemapCode = [
  'cli/plan/planSitemap.ts',
  'cli/write/*itemaps.ts',
  'package-lock.json',
];
