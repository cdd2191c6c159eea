import type { Entry } from '#cli/model/content.ts';

/** Returns entries in the order that editors gave them. */
export function inOrder<T extends { order: number }>(entries: readonly Entry<T>[]): Entry<T>[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
