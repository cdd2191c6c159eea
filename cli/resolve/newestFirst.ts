import { compareTexts } from '#schemas/compareTexts.ts';
import type { CollectionEntry } from '#cli/model/content.ts';

/** Returns posts from the newest to the oldest. Posts of one day are sorted by slug. */
export function newestFirst(
  posts: readonly CollectionEntry<'posts'>[],
): CollectionEntry<'posts'>[] {
  return posts.toSorted(
    (a, b) =>
      compareTexts(b.data.publishedDate, a.data.publishedDate) || compareTexts(a.slug, b.slug),
  );
}
