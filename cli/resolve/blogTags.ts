import { slugOf } from '#schemas/slugOf.ts';
import type { CollectionEntry } from '#cli/model/content.ts';

type PostEntry = CollectionEntry<'posts'>;

/** A tag with the posts that have it. */
export interface BlogTag {
  /** The name as the newest of its posts spells it. */
  name: string;
  path: string;
  /** The posts in the order in which they were given. */
  posts: readonly PostEntry[];
}

/**
 * Returns the tags of posts, the one with most posts first. Tags that differ only in case are the same tag, because filters
 * ignore case. `posts` must be sorted newest first. `listPath` is the path of the list of all posts.
 */
export function blogTags(posts: readonly PostEntry[], listPath: string): BlogTag[] {
  const byKey = new Map<string, { name: string; posts: PostEntry[] }>();
  for (const post of posts) {
    const names = new Map(post.data.tags.map((name) => [tagKey(name), name]));
    for (const [key, name] of names) {
      const tag = byKey.get(key) ?? { name, posts: [] };
      byKey.set(key, tag);
      tag.posts.push(post);
    }
  }
  const paths = tagPaths([...byKey.keys()], listPath);
  return [...byKey]
    .map(([key, tag]) => ({ ...tag, path: paths.get(key) ?? '' }))
    .sort((a, b) => b.posts.length - a.posts.length || a.name.localeCompare(b.name, 'en'));
}

/** Returns the key by which tags are compared. A letter with an accent may be written as one character or as two. */
export function tagKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Returns a readable, unique path for each key. Tags may consist of any characters. */
function tagPaths(keys: readonly string[], listPath: string): Map<string, string> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  for (const key of keys.toSorted()) {
    const words = wordsOf(key) || 'tag';
    let slug = words;
    for (let number = 2; taken.has(slug); number++) slug = `${words}-${number}`;
    taken.add(slug);
    paths.set(key, `${listPath}/tag/${slug}`);
  }
  return paths;
}

/** Returns a tag in characters for a path: "C++" becomes `c-plus-plus`, "Zoë & co" becomes `zoe-and-co`. */
function wordsOf(key: string): string {
  return slugOf(
    key
      .normalize('NFKD')
      .replaceAll('+', '-plus-')
      .replaceAll('#', '-sharp-')
      .replaceAll('&', '-and-'),
  );
}
