import { join } from 'node:path';
import { collectAfter } from '#cli/heap.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import { cacheEach } from '#cli/cache/cacheValue.ts';

/** Returns a function that takes values from the notes of earlier runs with the same code, and makes the others. `stamp` identifies the code. */
export function keepIn(distDir: string, stamp: string): KeepValues {
  return (name, wanted) =>
    cacheEach(
      notesFile(distDir, name),
      wanted.map(({ key, make }) => ({ key: `${stamp} ${key}`, make: () => collectAfter(make) })),
    );
}

/** Returns the file for notes of a kind. */
export function notesFile(distDir: string, name: string): string {
  return join(distDir, 'cache', `${name}.json`);
}
