import type { BlogListWords } from '#templates/blog/BlogPage.tsx';
import { fillCounts } from '../fillCounts.client.ts';

/** Returns the number of posts of a list as text, such as "1,250 posts". */
export function formatPosts({ count: plural }: BlogListWords, count: number): string {
  return fillCounts(plural, count, { count });
}

/** Returns the number of posts that a search found as text, such as "3 of 1,250 posts". */
export function formatFound(words: BlogListWords, found: number, count: number): string {
  return fillCounts(words.found, count, { found, count });
}
