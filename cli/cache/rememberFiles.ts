import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** The time after which files for another key are removed, in milliseconds. Another process may still read younger ones. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** A file that proves that all others are there. It is written last. */
const COMPLETE = 'complete';

/**
 * Returns a folder below `folder` with the files for `key`, a hash. If it has none, calls `make`, which returns files by their names, and
 * writes them.
 */
export async function rememberFiles(
  folder: string,
  key: string,
  make: () => Promise<ReadonlyMap<string, string | Uint8Array>>,
): Promise<string> {
  const own = join(folder, key);
  if (existsSync(join(own, COMPLETE))) return own;
  for (const [name, bytes] of await make()) writeFileAtomic(join(own, name), bytes);
  writeFileAtomic(join(own, COMPLETE), '');
  for (const other of readdirSync(folder)) {
    const age = Date.now() - statSync(join(folder, other)).mtimeMs;
    if (other !== key && age > MAX_AGE) rmSync(join(folder, other), { recursive: true });
  }
  return own;
}
