/** The part of `Map` and `WeakMap` that is needed to add missing values. */
interface Values<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/**
 * Returns the value of a key. If there is none, computes it with `make` and stores it, as `Map.prototype.getOrInsertComputed` does in
 * engines that have it (https://github.com/tc39/proposal-upsert).
 */
export function getOrInsertComputed<K, V>(values: Values<K, V>, key: K, make: () => V): V {
  let value = values.get(key);
  if (value === undefined) {
    value = make();
    values.set(key, value);
  }
  return value;
}
