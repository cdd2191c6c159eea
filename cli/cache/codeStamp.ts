import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file of the project that can change what is made of content. One list for all that is kept between runs: a list for each
 * kind would have to follow the imports of its code, and one that misses a module keeps what that module made before.
 */
const code = [
  'cli/**/*.ts',
  'content/schemas/**/*.ts',
  'pages/**/*.{ts,tsx}',
  'renderer/**/*.{ts,tsx}',
  'templates/**/*.{ts,tsx,css,woff2}',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Returns a hash of the code of the project at `root`. When it changes, everything kept from earlier runs is made anew. */
export function codeStamp(root: string): string {
  return hashFiles(root, globSync(code, { cwd: root }).sort());
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
