import { join } from 'node:path';
import { collectAfter } from '#cli/heap.ts';
import type { KeepValues, KeyedValue } from '#cli/model/keepValues.ts';
import { cacheBytes } from '#cli/cache/cacheBytes.ts';
import { cacheEach } from '#cli/cache/cacheValue.ts';

/** Returns functions that take values from the notes of earlier runs with the same code, and make the others. `stamp` identifies the code. */
export function keepIn(distDir: string, stamp: string): KeepValues {
  const keyed = <T>({ key, make }: KeyedValue<T>): KeyedValue<T> => ({
    key: `${stamp} ${key}`,
    make: () => collectAfter(make),
  });
  return Object.assign(
    <T>(name: string, wanted: readonly KeyedValue<T>[]) =>
      cacheEach(notesFile(distDir, name), wanted.map(keyed)),
    {
      bytes: (name: string, wanted: readonly KeyedValue<Uint8Array>[]) =>
        cacheBytes(join(distDir, 'cache', `${name}.bin`), wanted.map(keyed)),
    },
  );
}

/** Returns the file for notes of a kind. */
export function notesFile(distDir: string, name: string): string {
  return join(distDir, 'cache', `${name}.json`);
}
