import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything that decides how content becomes findings, models, cards and sitemaps. It is a list of whole folders: a list of modules
 * would have to follow imports by hand. The architecture test checks that `cli` imports nothing from other folders.
 */
const code = [
  'cli/**/*.ts',
  'content/schemas/**/*.ts',
  'supabase/*.ts',
  'package.json',
  'package-lock.json',
];

/** Everything else that decides how models become pages. */
const pageCode = [
  'pages/**/*.{ts,tsx}',
  'renderer/**/*.{ts,tsx}',
  'templates/**/*.{ts,tsx,css,woff2}',
  'vite.config.ts',
];

/**
 * Returns a hash of the code that handles content in the project at `root`. When it changes, everything kept from earlier runs is made
 * anew.
 */
export function codeStamp(root: string): string {
  return hashMatching(root, code);
}

/** Returns a hash of all code that pages are made with. When it changes, every page is rendered anew. */
export function pageStamp(root: string): string {
  return hashMatching(root, [...code, ...pageCode]);
}

function hashMatching(root: string, patterns: readonly string[]): string {
  return hashFiles(root, globSync([...patterns], { cwd: root }).sort());
}

/** Returns a hash of the names and the bytes of files below `root`. */
export function hashFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha1');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
