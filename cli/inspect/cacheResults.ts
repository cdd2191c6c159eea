import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/**
 * Returns each item with its result, in the order of the items. Takes the results whose keys `file` has, and calls `make` for the others,
 * one after another. The file then holds the results of these items as JSON, and no others. A file that is missing or damaged counts as
 * empty.
 */
export async function cacheResults<Item, Result>(
  file: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  make: (item: Item) => Promise<Result>,
): Promise<[Item, Result][]> {
  const kept = readResults<Result>(file);
  const results: [Item, Result][] = [];
  for (const item of items) {
    results.push([item, kept.get(keyOf(item)) ?? (await make(item))]);
  }
  const byKey = new Map(results.map(([item, result]) => [keyOf(item), result]));
  if (byKey.size !== kept.size || [...byKey.keys()].some((key) => !kept.has(key))) {
    writeFileAtomic(file, JSON.stringify(Object.fromEntries(byKey)));
  }
  return results;
}

function readResults<T>(file: string): Map<string, T> {
  try {
    const kept: Record<string, T> = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(kept));
  } catch {
    return new Map();
  }
}
