import type { CollectionEntry } from '#cli/model/content.ts';
import { blogTags } from './blogTags.ts';
import type { BlogTag } from './blogTags.ts';
import { newestFirst } from './newestFirst.ts';

type PostEntry = CollectionEntry<'posts'>;

/** The number of posts on a page of a list. */
export const POSTS_PER_PAGE = 12;

/** A page of a list of posts: of all posts, or of those with a tag. */
export interface BlogListPage {
  path: string;
  tag?: BlogTag;
  /** The number of the page, from 1. */
  number: number;
  /** The paths of all pages of the list, including this one. */
  paths: readonly string[];
  posts: readonly PostEntry[];
  /** The number of posts in the whole list. */
  total: number;
}

/** Returns every page of every list of posts, newest posts first. The first page of a list has the path of the list itself. */
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
