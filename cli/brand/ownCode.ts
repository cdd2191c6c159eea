import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a hash of the modules in this folder, which make fonts. */
export function ownCode(): string {
  const hash = createHash('sha1');
  const { dirname } = import.meta;
  const files = globSync('*.{ts,js}', { cwd: dirname }).sort();
  for (const file of files) hash.update(readFileSync(join(dirname, file)));
  return hash.digest('hex');
}
