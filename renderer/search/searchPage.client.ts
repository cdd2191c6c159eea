import { fillWords } from '#schemas/fillWords.ts';
import type { SearchPart, SearchWords } from '#templates/search/SearchPage.tsx';
import { fillCounts } from '../fillCounts.client.ts';
import { wordsOf } from '../wordsOf.client.ts';
import { groupBy } from './groupBy.ts';
import { markTerms } from './markTerms.ts';
import { siteSearch } from './siteSearch.ts';
import type { FoundPage } from './siteSearch.ts';

/** The number of results of a group that are shown at once. */
const SHOWN = 3;

/** The maximum number of results of a group. Those that are not shown at once are behind a disclosure. */
const MOST = 12;

/** The maximum number of results with which the page still shows its lists. */
const FEW = 4;

/**
 * The delay after the last key press before the query is written to the address, in milliseconds. Browsers limit how often an address may
 * change.
 */
const PAUSE = 300;

/**
 * Enhances the search page: shows the pages that match as the visitor types, in groups, and keeps the query in the address. The lists of
 * the page stay if there is no query, or if it has few results or none. The indexes are loaded at once, because this is called when the
 * visitor touches the field or follows a link with a query.
 */
export function enhanceSearch(element: HTMLElement): void {
  const find = <E extends HTMLElement>(name: SearchPart) =>
    element.querySelector<E>(`[data-part="${name}"]`);
  const part = <E extends HTMLElement>(name: SearchPart): E => {
    const own = find<E>(name);
    if (!own) throw new Error(`The search has no part "${name}".`);
    return own;
  };
  const form = part<HTMLFormElement>('form');
  const status = part('status');
  const results = part('results');
  const sections = part('sections');
  const ask = find('ask');
  const field = form.querySelector('input');
  if (!field) return;
  const words = wordsOf<SearchWords>(element);
  let searching: Promise<ReturnType<typeof siteSearch>> | undefined;
  let isReady = false;
  const prepare = () => {
    searching ??= loadSearch(element.dataset).catch((error: unknown) => {
      // The next search tries again.
      searching = undefined;
      throw error;
    });
    return searching;
  };

  const display = (message: string, found: readonly FoundPage[]) => {
    status.textContent = message;
    if (ask) ask.hidden = message === '' || found.length > 0;
    results.replaceChildren(...groupsOf(found, words));
    results.hidden = found.length === 0;
    sections.hidden = found.length > FEW;
  };
  const show = async () => {
    const query = field.value.trim();
    if (query === '') return display('', []);
    if (!isReady) status.textContent = words.loading;
    try {
      const search = await prepare();
      isReady = true;
      if (query !== field.value.trim()) return;
      const found = search(query);
      const count = fillCounts(words.found, found.length, { found: found.length });
      const correction = found[0]?.correction;
      const message =
        correction && words.corrected
          ? fillWords(words.corrected, { found: count, ...correction })
          : count;
      display(found.length > 0 ? message : words.none, found);
    } catch (error) {
      console.error('Failed to load the search', error);
      display(words.failure, []);
    }
  };
  const readAddress = () => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    void show();
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeAddress = () => {
    clearTimeout(pause);
    const query = field.value.trim();
    const address = query === '' ? '/search' : `/search?${new URLSearchParams({ q: query })}`;
    history.replaceState(null, '', address);
  };
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(writeAddress, PAUSE);
    void show();
  });
  // The visitor leaves the field, for example to follow a result.
  field.addEventListener('change', writeAddress);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    writeAddress();
    // The focus leaves the field, so that a phone closes its keyboard and the next Tab leads to the first result.
    void show().then(() => (results.hidden ? undefined : results.focus()));
  });
  addEventListener('popstate', readAddress);
  // An error is ignored here, because the search reports it.
  void prepare().catch(() => undefined);
  // The visitor may have typed before this script was loaded.
  if (field.value === '') readAddress();
  else {
    writeAddress();
    void show();
  }
}

async function loadSearch({ posts, towns }: DOMStringMap) {
  const [index, blogIndex, locations] = await Promise.all([
    load('/search-index.json'),
    posts === undefined ? undefined : load('/blog/search.json'),
    towns === undefined ? undefined : load('/location-index.json'),
  ]);
  return siteSearch({ index, posts: blogIndex, locations });
}

async function load(path: string) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}

/** Returns the elements of results, in groups. The group of the best result is first, and the others have the order of the page. */
function groupsOf(found: readonly FoundPage[], { groups, moreTags }: SearchWords): HTMLElement[] {
  const byGroup = groupBy(found, ({ group }): string => group);
  const first = found[0]?.group;
  const inOrder = Object.entries(groups).sort(
    ([a], [b]) => Number(b === first) - Number(a === first),
  );
  return inOrder.flatMap(([group, name]) => {
    const pages = byGroup.get(group);
    if (!pages) return [];
    const results = create('div', listOf(pages.slice(0, SHOWN)));
    const others = pages.slice(SHOWN, MOST);
    if (others.length > 0) {
      const count = fillWords(moreTags, { count: others.length });
      results.append(create('details', create('summary', count), listOf(others)));
    }
    const section = create('section', create('h2', name), results);
    section.className = 'search__group';
    section.dataset.kind = group;
    return [section];
  });
}

function listOf(pages: readonly FoundPage[]): HTMLElement {
  return create('ul', ...pages.map(itemOf));
}

function itemOf({ path, title, text, facts, terms }: FoundPage): HTMLElement {
  const item = create('li');
  const link = create('a', ...marked(title, terms));
  link.href = path;
  item.append(link);
  if (text !== '') item.append(create('p', ...marked(text, terms)));
  if (facts.length > 0) {
    const line = create('p', ...facts.map((fact) => create('span', fact)));
    line.className = 'search__facts';
    item.append(line);
  }
  return item;
}

function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  return markTerms(text, terms).map((part) =>
    part.isFound ? create('mark', part.text) : part.text,
  );
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
