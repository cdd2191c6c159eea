import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import type { CardPost } from './fillCard.client.ts';

/** What a visitor looks for; both empty for everything. */
export interface Wish {
  query: string;
  tag: string;
}

/** A list of posts that can be searched. */
export interface PostSearch {
  /** The posts that fit a wish, the newest first. */
  find(wish: Wish): CardPost[];
  /** How many posts there are. */
  total: number;
}

/**
 * Prepares searching: a query is found in title, meta description or tags, a tag is one of the post's, and case does not count
 * (specification, section 5). `newer` posts, which the index may not know, come first.
 */
export function postSearch(
  { tags, posts }: BlogIndex,
  newer: readonly CardPost[] = [],
): PostSearch {
  const indexed = posts.map(
    ([slug, title, description, numbers, date, minutes, picture]): CardPost => {
      const [src = '', alt = '', width = 0, height = 0] = picture ?? [];
      return {
        path: `/blog/${slug}`,
        title,
        description,
        tags: numbers.map((number) => tags[number] ?? ''),
        date,
        minutes,
        picture: picture && { src, alt, width, height },
      };
    },
  );
  const known = new Set(indexed.map(({ path }) => path));
  const prepared = [...newer.filter(({ path }) => !known.has(path)), ...indexed].map((post) => ({
    post,
    // A line break parts the fields, so that no query is found across two of them.
    text: [post.title, post.description, ...post.tags].join('\n').toLowerCase(),
    keys: post.tags.map((name) => name.toLowerCase()),
  }));
  const find = ({ query, tag }: Wish) => {
    const wantedText = query.trim().toLowerCase();
    const wantedTag = tag.toLowerCase();
    const fits = prepared.filter(
      ({ text, keys }) =>
        text.includes(wantedText) && (wantedTag === '' || keys.includes(wantedTag)),
    );
    return fits.map(({ post }) => post);
  };
  return { find, total: prepared.length };
}
