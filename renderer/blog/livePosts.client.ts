import type { BlogListParts } from './blogListParts.client.ts';
import type { ListedPosts } from './listedPosts.client.ts';
import type { PostIndex } from './postIndex.client.ts';

/** A list of posts: its element, its parts and its data. */
interface LiveList {
  list: HTMLElement;
  parts: BlogListParts;
  listed: ListedPosts;
  index: PostIndex;
}

/**
 * Loads the posts that changed since the build from the database, and adds them to the list. If the list is empty and `isShown`, it shows
 * placeholders while they load. An error is logged and the list does not change.
 */
export async function loadLivePosts(
  { list, parts, listed, index }: LiveList,
  isShown: boolean,
): Promise<void> {
  const { liveUrl, liveKey, liveTimeZone, liveSince, liveChangedSince, tag = '' } = list.dataset;
  if (!liveUrl || !liveKey || !liveTimeZone || !liveSince) return;
  const hasSkeletons = listed.isEmpty() && isShown;
  if (hasSkeletons) {
    parts.posts.replaceChildren(parts.skeletons.content.cloneNode(true));
    parts.empty.hidden = true;
  }
  const skeletons = hasSkeletons ? [...parts.posts.children] : [];
  try {
    const { blogChanges } = await import('./blogChanges.client.ts');
    const changes = await blogChanges(
      { url: liveUrl, key: liveKey, timeZone: liveTimeZone },
      { since: liveSince, changedSince: liveChangedSince },
    );
    index.apply(changes);
    if (changes.posts.length > 0 || changes.withdrawn.size > 0) {
      const { find } = await index.search();
      listed.replace(find({ query: '', tag }), new Set(changes.posts.map(({ path }) => path)));
    }
  } catch (error) {
    console.error('Failed to load blog posts', error);
  }
  for (const skeleton of skeletons) skeleton.remove();
}
