import type { CollectionEntry } from '#cli/model/content.ts';

/** Returns posts from the newest to the oldest. Posts of one day are sorted by slug. */
export function newestFirst(
  posts: readonly CollectionEntry<'posts'>[],
): CollectionEntry<'posts'>[] {
  return posts.toSorted(
    (a, b) => compare(b.data.publishedDate, a.data.publishedDate) || compare(a.slug, b.slug),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
