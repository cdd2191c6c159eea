/**
 * Returns the first of the items with the lowest cost, and `undefined` if there are none. Costs are at least 0, so the search stops at an
 * item that costs nothing.
 */
export function cheapest<T>(items: Iterable<T>, costOf: (item: T) => number): T | undefined {
  let best: { item: T; cost: number } | undefined;
  for (const item of items) {
    const cost = costOf(item);
    if (!best || cost < best.cost) best = { item, cost };
    if (best.cost === 0) break;
  }
  return best?.item;
}
