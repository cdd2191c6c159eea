/**
 * Groups items by the key that `keyOf` returns. The groups have the order of their first items. `Map.groupBy` is newer than the oldest
 * browsers of the build.
 */
export function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
