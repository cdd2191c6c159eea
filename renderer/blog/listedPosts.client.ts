import type { BlogListParts } from './blogListParts.client.ts';
import { fillCard } from './fillCard.client.ts';
import type { CardPost } from './fillCard.client.ts';
import { formatPosts } from './formatCounts.client.ts';

export type ListedPosts = ReturnType<typeof listedPosts>;

/** Returns functions for the posts in the HTML of the page, which are shown until the visitor searches. */
export function listedPosts(list: HTMLElement, parts: BlogListParts) {
  let status = parts.status.textContent;
  let isEmpty = !parts.empty.hidden;
  const emptyText = parts.empty.textContent;

  const setVisible = (isVisible: boolean) => {
    parts.posts.hidden = !isVisible;
    if (parts.pages) parts.pages.hidden = !isVisible;
  };
  return {
    isEmpty: () => isEmpty,
    setVisible,
    /** Shows the list and its status. */
    show() {
      setVisible(true);
      parts.more.hidden = true;
      parts.empty.hidden = !isEmpty;
      parts.empty.textContent = emptyText;
      parts.status.textContent = status;
    },
    /**
     * Replaces the cards with those of the posts that belong on this page. `all` is the whole list, and `changed` contains the paths of posts
     * that differ from their cards. The cards of unchanged posts are reused, because they have pictures in several sizes.
     */
    replace(all: readonly CardPost[], changed: ReadonlySet<string>) {
      const { liveFrom = '0', liveTo = String(all.length) } = list.dataset;
      const unchanged = new Map(
        [...parts.posts.querySelectorAll<HTMLElement>(':scope > li')].flatMap((item) => {
          const path = item.querySelector('a')?.pathname;
          return path === undefined || changed.has(path) ? [] : [[path, item] as const];
        }),
      );
      const shown = all.slice(Number(liveFrom), Number(liveTo));
      parts.posts.replaceChildren(
        ...shown.map((post) => unchanged.get(post.path) ?? fillCard(parts, post)),
      );
      status = formatPosts(parts.words, all.length);
      isEmpty = shown.length === 0;
    },
  };
}
