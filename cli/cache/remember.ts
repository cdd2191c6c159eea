import { readFileSync } from 'node:fs';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/**
 * Returns the value that `file` holds for `key`. If it has none, calls `make` and writes its result to the file as JSON, which replaces
 * the value for any other key. A file that is missing or damaged counts as empty.
 */
export function remember<T>(file: string, key: string, make: () => Promise<T>): Promise<T>;
export function remember<T>(file: string, key: string, make: () => T): T;
export function remember<T>(file: string, key: string, make: () => T | Promise<T>): T | Promise<T> {
  const kept = valueIn<T>(file, key);
  if (kept) return kept.value;
  const keep = (value: T): T => {
    writeFileAtomic(file, JSON.stringify({ key, value }));
    return value;
  };
  const made = make();
  return made instanceof Promise ? made.then(keep) : keep(made);
}

function valueIn<T>(file: string, key: string): { value: T } | undefined {
  try {
    const kept: { key: string; value: T } = JSON.parse(readFileSync(file, 'utf8'));
    return kept.key === key && 'value' in kept ? kept : undefined;
  } catch {
    return undefined;
  }
}
