import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/**
 * Returns the result for each key, in the order of the keys. Takes those that `file` has, and calls `make` for the others, one after another. The
 * file then holds the results of these keys as JSON, and no others. A file that is missing or damaged counts as empty.
 */
export async function rememberResults<T>(
  file: string,
  keys: readonly string[],
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  const kept = readResults<T>(file);
  const results: [string, T][] = [];
  for (const [index, key] of keys.entries()) {
    results.push([key, kept.get(key) ?? (await make(index))]);
  }
  if (keys.some((key) => !kept.has(key))) {
    writeFileAtomic(file, JSON.stringify(Object.fromEntries(results)));
  }
  return results.map(([, result]) => result);
}

function readResults<T>(file: string): Map<string, T> {
  try {
    const kept: Record<string, T> = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(kept));
  } catch {
    return new Map();
  }
}
