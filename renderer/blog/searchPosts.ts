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
 * (specification, section 5).
 */
export function postSearch({ tags, posts }: BlogIndex): PostSearch {
  const prepared = posts.map(
    ([slug, title, description, numbers, date, minutes, picture]): CardPost & {
      text: string;
      keys: string[];
    } => {
      const names = numbers.map((number) => tags[number] ?? '');
      const [src = '', alt = '', width = 0, height = 0] = picture ?? [];
      return {
        path: `/blog/${slug}`,
        title,
        description,
        tags: names,
        date,
        minutes,
        picture: picture && { src, alt, width, height },
        // A line break parts the fields, so that no query is found across two of them.
        text: [title, description, ...names].join('\n').toLowerCase(),
        keys: names.map((name) => name.toLowerCase()),
      };
    },
  );
  const find = ({ query, tag }: Wish) => {
    const wantedText = query.trim().toLowerCase();
    const wantedTag = tag.toLowerCase();
    return prepared.filter(
      ({ text, keys }) =>
        text.includes(wantedText) && (wantedTag === '' || keys.includes(wantedTag)),
    );
  };
  return { find, total: prepared.length };
}
