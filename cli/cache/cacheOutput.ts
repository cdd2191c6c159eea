import { fileHash } from '#cli/files/fileHash.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { jsonIn } from './cacheValue.ts';

/** The files of the last call: their hashes by their paths. */
interface Output {
  key: string;
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
  const last = jsonIn<Output>(notes);
  const isSame =
    last?.key === key &&
    Object.entries(last.files).every(([file, hash]) => fileHash(file) === hash);
  if (isSame) return Object.keys(last.files);
  const made = await make();
  const files = Object.fromEntries(made.map((file) => [file, fileHash(file)]));
  writeFileAtomic(notes, JSON.stringify({ key, files } satisfies Output));
  return made;
}
