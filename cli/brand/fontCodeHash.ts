import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#cli/project.ts';

/** Returns a hash of the modules in this folder, which make fonts, and of the versions of the packages that they use. */
export function fontCodeHash(): string {
  const hash = createHash('sha1');
  const folder = import.meta.dirname;
  const files = globSync('*.{ts,js}', { cwd: folder }).sort();
  for (const file of files) hash.update(readFileSync(join(folder, file)));
  hash.update(readFileSync(join(projectRoot, 'package.json')));
  return hash.digest('hex');
}
