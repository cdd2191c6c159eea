import type { KeepValues } from '#cli/model/keepValues.ts';

/** Returns the only value of a kind, from an earlier run if that had the same key. */
export function keepOne<T>(keep: KeepValues, name: string, key: string, make: () => T): T {
  const [value = make()] = keep(name, [{ key, make }]);
  return value;
}
