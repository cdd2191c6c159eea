import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import type { BlogListPart } from '#templates/blog/BlogPage.tsx';
import { fillCard } from './fillCard.client.ts';
import type { CardPost } from './fillCard.client.ts';
import { postSearch } from './searchPosts.ts';
import type { BlogChanges, PostSearch, Wish } from './searchPosts.ts';

/** Cards added at once. */
const STEP = 12;

/** Where all posts are listed, and where a wish is kept: `/blog?q=…&tag=…`. */
const LIST = '/blog';

/**
 * The list of posts at work: searches and filters as one types and presses, keeps the wish in the address, and shows the posts of the
 * page as they came while there is none. The index of all posts is loaded when it is first needed.
 */
export function enhanceBlogList(list: HTMLElement): void {
  const parts = partsOf(list);
  const { path = LIST, tag: ownTag = '' } = list.dataset;
  let initialStatus = parts.status.textContent;
  let wasEmpty = !parts.empty.hidden;
  const emptyText = parts.empty.textContent;
  let wish: Wish = { query: '', tag: ownTag };
  let index: Promise<BlogIndex> | undefined;
  let search: Promise<PostSearch> | undefined;
  let changes: BlogChanges | undefined;
  let isReady = false;
  let found: CardPost[] = [];

  /** Whether the page shows what is wished for as it came. */
  const isOwn = ({ query, tag }: Wish) => query.trim() === '' && sameTag(tag, ownTag);

  const loadSearch = () =>
    (search ??= (index ??= loadIndex()).then((loaded) => postSearch(loaded, changes)));
  const forgetSearch = () => {
    // The next wish asks again.
    index = undefined;
    search = undefined;
  };

  const addCards = (from: number) => {
    const next = found.slice(from, from + STEP);
    parts.found.append(...next.map((post) => fillCard(parts.card, post)));
    parts.more.hidden = from + STEP >= found.length;
  };

  const show = async () => {
    const own = isOwn(wish);
    for (const chip of parts.chips) {
      const isCurrent = sameTag(chip.dataset.tag ?? '', wish.tag);
      if (isCurrent) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
    parts.posts.hidden = !own;
    if (parts.pages) parts.pages.hidden = !own;
    parts.found.hidden = own;
    if (own) {
      parts.more.hidden = true;
      parts.empty.hidden = !wasEmpty;
      parts.empty.textContent = emptyText;
      parts.status.textContent = initialStatus;
      return;
    }
    const asked = wish;
    if (!isReady) {
      parts.found.replaceChildren(parts.skeletons.content.cloneNode(true));
      parts.status.textContent = 'Loading…';
    }
    try {
      const { find, total } = await loadSearch();
      isReady = true;
      if (asked !== wish) return;
      found = find(asked);
      parts.status.textContent = `${count(found.length)} of ${posts(total)}`;
    } catch (error) {
      forgetSearch();
      console.error('Failed to load the index of posts', error);
      parts.found.replaceChildren();
      parts.status.textContent =
        'The search could not be loaded. Check your connection, or follow a tag or page instead.';
      parts.posts.hidden = false;
      if (parts.pages) parts.pages.hidden = false;
      return;
    }
    parts.found.replaceChildren();
    addCards(0);
    parts.empty.hidden = found.length > 0;
    parts.empty.textContent = 'No posts match your criteria.';
  };

  const ask = (next: Wish, history: 'pushState' | 'replaceState') => {
    wish = next;
    const query = new URLSearchParams();
    if (wish.query.trim() !== '') query.set('q', wish.query.trim());
    if (wish.tag !== '') query.set('tag', wish.tag);
    const address = isOwn(wish) ? path : [LIST, query].filter(String).join('?');
    window.history[history](null, '', address);
    void show();
  };

  const readAddress = () => {
    const query = new URLSearchParams(location.search);
    const tag = query.get('tag') ?? (location.pathname === path ? ownTag : '');
    wish = { query: query.get('q') ?? '', tag };
    parts.search.value = wish.query;
    void show();
  };

  parts.search.addEventListener('input', () =>
    ask({ ...wish, query: parts.search.value }, 'replaceState'),
  );
  const prepare = () => void loadSearch().catch(forgetSearch);
  parts.search.addEventListener('focus', prepare);
  // The touch that brought this script may have been the focus.
  if (document.activeElement === parts.search) prepare();
  // On the list of a tag, whose heading names it, chips are links as they are without a script.
  for (const chip of ownTag === '' ? parts.chips : []) {
    chip.addEventListener('click', (event) => {
      // A new tab or window is the browser's business.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const tag = chip.dataset.tag ?? '';
      ask({ ...wish, tag: sameTag(tag, wish.tag) ? '' : tag }, 'pushState');
    });
  }
  parts.more.querySelector('button')?.addEventListener('click', () => {
    const first = parts.found.childElementCount;
    addCards(first);
    parts.found.children[first]?.querySelector('a')?.focus();
  });
  addEventListener('popstate', readAddress);
  /** Shows the page's part of the list as it is now. A card that didn't change stays, with its picture in several sizes. */
  const showChanges = async () => {
    search = undefined;
    const all = (await loadSearch()).find({ query: '', tag: ownTag });
    const { liveFrom = '0', liveTo = String(all.length) } = list.dataset;
    const changed = new Set(changes?.posts.map(({ path }) => path));
    const unchanged = new Map(
      [...parts.posts.querySelectorAll<HTMLElement>(':scope > li')].flatMap((item) => {
        const path = item.querySelector('a')?.pathname;
        return path === undefined || changed.has(path) ? [] : [[path, item] as const];
      }),
    );
    const shown = all.slice(Number(liveFrom), Number(liveTo));
    parts.posts.replaceChildren(
      ...shown.map((post) => unchanged.get(post.path) ?? fillCard(parts.card, post)),
    );
    initialStatus = posts(all.length);
    wasEmpty = shown.length === 0;
  };

  const { liveUrl, liveKey, liveSince, liveChangedSince } = list.dataset;
  if (liveUrl && liveKey && liveSince) {
    whenIdle(async () => {
      const isEmpty = wasEmpty && isOwn(wish);
      if (isEmpty) {
        parts.posts.replaceChildren(parts.skeletons.content.cloneNode(true));
        parts.empty.hidden = true;
      }
      const skeletons = isEmpty ? [...parts.posts.children] : [];
      try {
        const { blogChanges } = await import('./blogChanges.client.ts');
        changes = await blogChanges(
          { url: liveUrl, key: liveKey },
          { since: liveSince, changedSince: liveChangedSince },
        );
        if (changes.posts.length > 0 || changes.withdrawn.size > 0) await showChanges();
      } catch (error) {
        console.error('Failed to load blog posts', error);
      }
      for (const skeleton of skeletons) skeleton.remove();
      void show();
    });
  }
  // What was typed before this script was there counts.
  const typed = parts.search.value;
  if (typed !== '' && !location.search) ask({ ...wish, query: typed }, 'replaceState');
  else if (location.search) readAddress();
}

async function loadIndex(): Promise<BlogIndex> {
  const response = await fetch('/blog/search.json');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Once the page is painted and has nothing to do; Safari cannot tell. */
function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

function sameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}

function posts(number: number): string {
  return `${count(number)} ${number === 1 ? 'post' : 'posts'}`;
}

/** The parts of the list. Throws where the template lacks one. */
function partsOf(list: HTMLElement) {
  const find = <E extends HTMLElement>(name: BlogListPart) =>
    list.querySelector<E>(`[data-part="${name}"]`);
  const part = <E extends HTMLElement>(name: BlogListPart): E => {
    const element = find<E>(name);
    if (!element) throw new Error(`The list of posts has no part "${name}".`);
    return element;
  };
  return {
    search: part<HTMLInputElement>('search'),
    chips: [...list.querySelectorAll<HTMLAnchorElement>('[data-part="chips"] a')],
    status: part('status'),
    empty: part('empty'),
    posts: part('posts'),
    found: part('found'),
    card: part<HTMLTemplateElement>('card'),
    skeletons: part<HTMLTemplateElement>('skeletons'),
    more: part('more'),
    pages: find('pages'),
  };
}
