import { fillPlural } from '#schemas/fillWords.ts';
import type { BlogListWords } from '#templates/blog/BlogPage.tsx';
import { pageLocale } from '../wordsOf.client.ts';

/** Returns the number of posts of a list as text, such as "1,250 posts". */
export function formatPosts({ count: plural }: BlogListWords, count: number): string {
  const locale = pageLocale();
  return fillPlural(plural, count, locale, { count: count.toLocaleString(locale) });
}

/** Returns the number of posts that a search found as text, such as "3 of 1,250 posts". */
export function formatFound(words: BlogListWords, found: number, count: number): string {
  const locale = pageLocale();
  return fillPlural(words.found, count, locale, {
    found: found.toLocaleString(locale),
    count: count.toLocaleString(locale),
  });
}
