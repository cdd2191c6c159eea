import type { KeepValues } from '#cli/model/keepValues.ts';

/** Returns a value of a kind of which there is only one, from an earlier run if it had the same key. */
export function keepOne<T>(keep: KeepValues, name: string, key: string, make: () => T): T {
  const [value = make()] = keep(name, [{ key, make }]);
  return value;
}
