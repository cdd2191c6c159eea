import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import { postSearch } from './searchPosts.ts';
import type { BlogChanges, PostSearch } from './searchPosts.ts';

/** The index of all posts, with the changes that were made since it was built. */
export interface PostIndex {
  /** Returns a search over all posts. Loads the index if necessary. If that fails, the next call tries again. */
  search(): Promise<PostSearch>;
  /** Adds the posts that changed since the build. */
  apply(changes: BlogChanges): void;
}

/** Returns the index of posts, which is loaded when it is first searched. */
export function postIndex(): PostIndex {
  let index: Promise<BlogIndex> | undefined;
  let search: Promise<PostSearch> | undefined;
  let changes: BlogChanges | undefined;

  const prepare = async () => {
    try {
      return postSearch(await (index ??= loadIndex()), changes);
    } catch (error) {
      index = undefined;
      search = undefined;
      throw error;
    }
  };
  return {
    search: () => (search ??= prepare()),
    apply(made) {
      changes = made;
      search = undefined;
    },
  };
}

async function loadIndex(): Promise<BlogIndex> {
  const response = await fetch('/blog/search.json');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
