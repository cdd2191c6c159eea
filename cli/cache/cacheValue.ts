import type { KeyedValue } from '#cli/model/keepValues.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';

/**
 * Returns the value that `file` holds for `key`. If it has none, calls `make` and writes its result to the file as JSON, which replaces
 * the value for any other key. A file that is missing or damaged counts as empty.
 */
export function cacheValue<T>(file: string, key: string, make: () => Promise<T>): Promise<T>;
export function cacheValue<T>(file: string, key: string, make: () => T): T;
export function cacheValue<T>(
  file: string,
  key: string,
  make: () => T | Promise<T>,
): T | Promise<T> {
  // A key of a line has no tab.
  const name = JSON.stringify(key);
  const line = readLines(file).values.get(name);
  const kept = line && valueOf<T>(line);
  if (kept !== undefined) return kept;
  const keep = (value: T): T => {
    saveValue(file, value, name);
    return value;
  };
  const made = make();
  return made instanceof Promise ? made.then(keep) : keep(made);
}

/**
 * Returns the values of `wanted` in their order. Takes them from `file` if it has their keys, and otherwise makes them. The file then
 * holds these values, and no others. A file that is missing or damaged counts as empty.
 */
export function cacheEach<T>(file: string, wanted: readonly KeyedValue<T>[]): T[] {
  const kept = readLines(file);
  const lines = new Map<string, Buffer | string>();
  const values = wanted.map(({ key, make }): T => {
    const line = kept.values.get(key);
    const old = line && valueOf<T>(line);
    const value = old === undefined ? make() : old;
    lines.set(key, line && old !== undefined ? line : JSON.stringify(value));
    return value;
  });
  saveLines(file, kept, lines);
  return values;
}

/** Writes a value to a file, with a checksum. Replaces what the file had. */
export function saveValue(file: string, value: unknown, key = 'value'): void {
  // Without the lines that were read, the file is replaced.
  saveLines(file, { values: new Map(), stamp: '' }, new Map([[key, JSON.stringify(value)]]));
}

/**
 * Returns the value that `saveValue` or `cacheValue` has written to a file, whatever its key, or `undefined` if the file is missing or
 * damaged.
 */
export function lastValue<T>(file: string): T | undefined {
  const [line] = readLines(file).values.values();
  return line && valueOf<T>(line);
}
