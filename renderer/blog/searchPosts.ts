import { compareTexts } from '#schemas/compareTexts.ts';
import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import type { CardPost } from './fillCard.client.ts';

/** A query for posts. If both fields are empty, it matches all posts. */
export interface PostQuery {
  query: string;
  tag: string;
}

/** A list of posts that can be searched. */
export interface PostSearch {
  /** Returns the posts that match a query, newest first. */
  find(query: PostQuery): CardPost[];
  /** The number of posts. */
  total: number;
}

/** The posts that changed since the index was built. */
export interface BlogChanges {
  /** The current version of new and edited posts, in any order. */
  posts: readonly CardPost[];
  /** The paths of posts that visitors can no longer read. */
  withdrawn: ReadonlySet<string>;
  /** Whether all posts in `posts` that are also in the index were edited. If it is false, some may be unchanged. */
  knowsEdits: boolean;
}

const noChanges: BlogChanges = { posts: [], withdrawn: new Set(), knowsEdits: true };

/** Returns a search over the posts of an index, after changes are applied to it. It ignores case and the shape of quotation marks (docs/behaviour.md#blog). */
export function postSearch({ tags, posts }: BlogIndex, changes = noChanges): PostSearch {
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
  const prepared = merge(indexed, changes).map((post) => ({
    post,
    // The line break between fields prevents a query from matching across two of them.
    text: [post.title, post.description, ...post.tags].map(searchKey).join('\n'),
    keys: post.tags.map(searchKey),
  }));
  const find = ({ query, tag }: PostQuery) => {
    const wantedText = searchKey(query.trim());
    const wantedTag = searchKey(tag);
    const fits = prepared.filter(
      ({ text, keys }) =>
        text.includes(wantedText) && (wantedTag === '' || keys.includes(wantedTag)),
    );
    return fits.map(({ post }) => post);
  };
  return { find, total: prepared.length };
}

/**
 * Returns a text in lower case with straight quotation marks, as visitors type them. Pages and the index have curly ones. A letter with an
 * accent is one character.
 */
export function searchKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** Applies changes to the posts of the index. Returns them in the order of the site: by day, newest first, then by path. */
function merge(indexed: readonly CardPost[], changes: BlogChanges): readonly CardPost[] {
  const known = new Set(indexed.map(({ path }) => path));
  const changed = changes.posts.filter(({ path }) => changes.knowsEdits || !known.has(path));
  const replaced = new Set([...changed.map(({ path }) => path), ...changes.withdrawn]);
  return [...indexed.filter(({ path }) => !replaced.has(path)), ...changed].sort(
    (a, b) => compareTexts(b.date, a.date) || compareTexts(a.path, b.path),
  );
}
