import type { BlogListParts } from './blogListParts.client.ts';
import { fillCard } from './fillCard.client.ts';
import type { CardPost } from './fillCard.client.ts';
import { formatFound } from './formatCounts.client.ts';
import type { PostIndex } from './postIndex.client.ts';
import type { PostQuery } from './searchPosts.ts';

/** The number of cards that are shown at first, and the number that each press of the button adds. */
const STEP = 12;

/** Returns the part of the list that shows the results of a search. It adds more cards when its button is pressed. */
export function foundPosts(parts: BlogListParts, index: PostIndex) {
  let isLoaded = false;
  let found: readonly CardPost[] = [];

  const addCards = (from: number) => {
    const next = found.slice(from, from + STEP);
    parts.found.append(...next.map((post) => fillCard(parts, post)));
    parts.more.hidden = from + STEP >= found.length;
  };
  parts.more.querySelector('button')?.addEventListener('click', () => {
    const first = parts.found.childElementCount;
    addCards(first);
    parts.found.children[first]?.querySelector('a')?.focus();
  });

  /**
   * Shows the posts that match a query. If `isCurrent` returns false after the search, because the visitor has typed more, nothing is shown.
   * Returns false if the index could not be loaded.
   */
  const show = async (query: PostQuery, isCurrent: () => boolean): Promise<boolean> => {
    if (!isLoaded) {
      parts.found.replaceChildren(parts.skeletons.content.cloneNode(true));
      parts.status.textContent = parts.words.loading;
    }
    try {
      const { find, total } = await index.search();
      isLoaded = true;
      if (!isCurrent()) return true;
      found = find(query);
      parts.status.textContent = formatFound(parts.words, found.length, total);
    } catch (error) {
      console.error('Failed to load the index of posts', error);
      parts.found.replaceChildren();
      parts.status.textContent = parts.words.failure;
      return false;
    }
    parts.found.replaceChildren();
    addCards(0);
    parts.empty.hidden = found.length > 0;
    parts.empty.textContent = parts.words.none;
    return true;
  };
  return { show };
}
