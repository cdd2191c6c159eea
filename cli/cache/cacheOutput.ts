import { dirname, join, relative } from 'node:path';
import { fileHash } from '#cli/files/fileHash.ts';
import { lastValue, saveValue } from './cacheValue.ts';

/** The key and the files of the last call. */
interface Output {
  key: string;
  /** The hashes of the files by their paths. The paths are relative to the folder of the notes, so they are also valid in a copy of the site. */
  files: Record<string, string | undefined>;
}

/**
 * Calls `make`, which writes files and returns their paths, unless it was called for the same `key` before and its files still have the same
 * bytes. Returns the paths. `notes` is the file with the key and the hashes; if it is missing or damaged, `make` is called.
 */
export async function cacheOutput(
  notes: string,
  key: string,
  make: () => Promise<string[]>,
): Promise<string[]> {
  const last = lastValue<Output>(notes);
  const folder = dirname(notes);
  const isSame =
    last?.key === key &&
    Object.entries(last.files).every(([name, hash]) => fileHash(join(folder, name)) === hash);
  if (isSame) return Object.keys(last.files).map((name) => join(folder, name));
  const made = await make();
  const files = Object.fromEntries(made.map((file) => [relative(folder, file), fileHash(file)]));
  saveValue(notes, { key, files } satisfies Output);
  return made;
}
