import { blogListParts } from './blogListParts.client.ts';
import { foundPosts } from './foundPosts.client.ts';
import { listedPosts } from './listedPosts.client.ts';
import { loadLivePosts } from './livePosts.client.ts';
import { postIndex } from './postIndex.client.ts';
import { searchKey } from './searchPosts.ts';
import type { PostQuery } from './searchPosts.ts';

/** The path of the list of all posts. Its query contains the search: `/blog?q=…&tag=…`. */
const LIST = '/blog';

/**
 * The delay after the last key press before the search is written to the address, in milliseconds. Browsers limit how often an address may
 * change.
 */
const PAUSE = 300;

/**
 * Makes the list of posts searchable: filters it as the visitor types and chooses tags, and writes the search to the address. Without a
 * search the page shows the posts of its HTML. The index of all posts is loaded when it is first needed.
 */
export function enhanceBlogList(list: HTMLElement): void {
  const parts = blogListParts(list);
  const index = postIndex();
  const found = foundPosts(parts, index);
  const listed = listedPosts(list, parts);
  const { path = LIST, tag: ownTag = '' } = list.dataset;
  let current: PostQuery = { query: '', tag: ownTag };

  /** Returns whether a query matches the posts in the HTML of the page. */
  const isOwn = ({ query, tag }: PostQuery) => query.trim() === '' && isSameTag(tag, ownTag);

  const show = async () => {
    const asked = current;
    markChips(parts.chips, asked.tag);
    parts.found.hidden = isOwn(asked);
    if (isOwn(asked)) return listed.show();
    listed.setVisible(false);
    const isFound = await found.show(asked, () => asked === current);
    if (!isFound) listed.setVisible(true);
  };

  const ask = (next: PostQuery) => {
    current = next;
    void show();
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  const write = (method: 'pushState' | 'replaceState') => {
    clearTimeout(pause);
    history[method](null, '', isOwn(current) ? path : addressOf(current));
  };

  const readAddress = () => {
    clearTimeout(pause);
    const query = new URLSearchParams(location.search);
    const tag = query.get('tag') ?? (location.pathname === path ? ownTag : '');
    ask({ query: query.get('q') ?? '', tag });
    parts.search.value = current.query;
  };

  parts.search.addEventListener('input', () => {
    ask({ ...current, query: parts.search.value });
    clearTimeout(pause);
    pause = setTimeout(write, PAUSE, 'replaceState');
  });
  // The visitor leaves the field, for example to follow a link.
  parts.search.addEventListener('change', () => write('replaceState'));
  // An error is ignored here, because the search reports it.
  const prepare = () => void index.search().catch(() => undefined);
  parts.search.addEventListener('focus', prepare);
  // This script may have been loaded because the field got the focus.
  if (document.activeElement === parts.search) prepare();
  // On the list of a tag, chips stay links, because the heading names the tag.
  for (const chip of ownTag === '' ? parts.chips : []) {
    chip.addEventListener('click', (event) => {
      // With these keys, the browser opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const tag = chip.dataset.tag ?? '';
      ask({ ...current, tag: isSameTag(tag, current.tag) ? '' : tag });
      write('pushState');
    });
  }
  addEventListener('popstate', readAddress);

  if (list.dataset.liveUrl) {
    whenIdle(async () => {
      await loadLivePosts({ list, parts, listed, index }, isOwn(current));
      void show();
    });
  }
  // The visitor may have typed before this script was loaded.
  const typed = parts.search.value;
  if (location.search) readAddress();
  if (typed !== '') {
    parts.search.value = typed;
    ask({ ...current, query: typed });
    write('replaceState');
  }
}

/** Marks the chip of a tag as current, and no other. */
function markChips(chips: readonly HTMLElement[], tag: string): void {
  for (const chip of chips) {
    if (isSameTag(chip.dataset.tag ?? '', tag)) chip.setAttribute('aria-current', 'true');
    else chip.removeAttribute('aria-current');
  }
}

/** Returns the address for a query. */
function addressOf({ query, tag }: PostQuery): string {
  const parameters = new URLSearchParams();
  if (query.trim() !== '') parameters.set('q', query.trim());
  if (tag !== '') parameters.set('tag', tag);
  return [LIST, parameters].filter(String).join('?');
}

function isSameTag(a: string, b: string): boolean {
  return searchKey(a) === searchKey(b);
}

/** Runs a function when the browser is idle, or after a short delay in browsers without `requestIdleCallback`, such as Safari. */
function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
