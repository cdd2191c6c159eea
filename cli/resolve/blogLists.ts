import type { CollectionEntry } from '#cli/model/content.ts';
import { blogTags } from './blogTags.ts';
import type { BlogTag } from './blogTags.ts';
import { newestFirst } from './newestFirst.ts';

type PostEntry = CollectionEntry<'posts'>;

/** Posts on one page of a list. */
export const POSTS_PER_PAGE = 12;

/** One page of a list of posts: of all posts, or of those with a tag. */
export interface BlogListPage {
  path: string;
  tag?: BlogTag;
  /** From 1. */
  number: number;
  /** The paths of all pages of the list, this one among them. */
  paths: readonly string[];
  posts: readonly PostEntry[];
  /** How many posts the whole list has. */
  total: number;
}

/** Every page of every list of posts: the newest first, the first page of each list where the list is. */
export function blogLists(posts: readonly PostEntry[], listPath: string): BlogListPage[] {
  const newest = newestFirst(posts);
  return [
    ...pagesOf(newest, listPath),
    ...blogTags(newest, listPath).flatMap((tag) => pagesOf(tag.posts, tag.path, tag)),
  ];
}

function pagesOf(posts: readonly PostEntry[], first: string, tag?: BlogTag): BlogListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  const paths = Array.from({ length: count }, (_, index) =>
    index === 0 ? first : `${first}/page/${index + 1}`,
  );
  return paths.map((path, index) => ({
    path,
    ...(tag && { tag }),
    number: index + 1,
    paths,
    posts: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
    total: posts.length,
  }));
}
