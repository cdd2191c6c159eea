import type { CollectionEntry } from '#cli/model/content.ts';
import type { BlogTag } from '#cli/resolve/blogTags.ts';

type PostEntry = CollectionEntry<'posts'>;

/** The number of related posts below a post. */
const MORE_POSTS = 3;

/**
 * The number of neighbours of a post, among the posts of one tag, that are candidates. Comparing all posts would take quadratic
 * time.
 */
const REACH = 6;

/**
 * Returns a function that finds the posts to read after a post: those that share most tags with it, then the nearest in time,
 * then the newest. `newest` are the posts, newest first. `tags` are the tags of these posts.
 */
export function relatedPosts(
  newest: readonly PostEntry[],
  tags: readonly BlogTag[],
): (post: PostEntry) => PostEntry[] {
  const place = new Map(newest.map(({ slug }, index) => [slug, index]));
  const neighbours = new Map<string, PostEntry[]>();
  for (const { posts } of tags) {
    for (const [index, { slug }] of posts.entries()) {
      const near = posts.slice(Math.max(0, index - REACH), index + REACH + 1);
      neighbours.set(slug, [...(neighbours.get(slug) ?? []), ...near]);
    }
  }
  return ({ slug }) => {
    const own = place.get(slug) ?? 0;
    const shared = new Map<PostEntry, number>();
    for (const other of neighbours.get(slug) ?? []) {
      if (other.slug !== slug) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const distance = (other: PostEntry) => Math.abs((place.get(other.slug) ?? 0) - own);
    const related = [...shared]
      .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || distance(a) - distance(b))
      .map(([other]) => other);
    const others = newest.slice(0, MORE_POSTS + 1).filter((other) => other.slug !== slug);
    return [...new Set([...related.slice(0, MORE_POSTS), ...others])].slice(0, MORE_POSTS);
  };
}
