import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { cacheOutput } from './cacheOutput.ts';

/**
 * The time for which the files for a key are kept after their last use, in milliseconds. Other parts of this build and other processes may
 * still read them.
 */
const MAX_AGE = 24 * 60 * 60 * 1000;

/**
 * Returns a folder below `folder` with the files for `key`, a hash. If it has none, or if one of them is missing or damaged, calls `make`,
 * which returns files by their names, writes them, and removes the files of keys that have not been used within `MAX_AGE`.
 */
export async function cacheFiles(
  folder: string,
  key: string,
  make: () => Promise<ReadonlyMap<string, string | Uint8Array>>,
): Promise<string> {
  const own = join(folder, key);
  let isMade = false;
  await cacheOutput(join(own, 'complete'), key, async () => {
    isMade = true;
    return [...(await make())].map(([name, bytes]) => {
      const file = join(own, name);
      writeFileAtomic(file, bytes);
      return file;
    });
  });
  // The modification time of the folder is the time of the last use.
  utimesSync(own, new Date(), new Date());
  if (isMade) removeUnused(folder, key);
  return own;
}

function removeUnused(folder: string, key: string): void {
  for (const other of readdirSync(folder)) {
    // Another process may remove the same folder at this moment.
    const used = statSync(join(folder, other), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (other !== key && Date.now() - used > MAX_AGE) {
      rmSync(join(folder, other), { recursive: true, force: true });
    }
  }
}
