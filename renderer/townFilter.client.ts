import type { LayoutWords } from '#templates/words.ts';
import { fillCounts, formatNumber } from './fillCounts.client.ts';
import { plainLetters } from './plainLetters.ts';
import { wordsOf } from './wordsOf.client.ts';

/** The maximum number of towns that are listed below the field. */
const LISTED = 6;

/** The selectors of the links to towns, and of those that fit the text in the field. */
const LINKS = '[data-part="towns"] a';
const SHOWN_LINKS = `${LINKS}:not([hidden])`;

/** A town of the list, with its name without accents and its dot on the map. */
interface Town {
  item: HTMLAnchorElement;
  name: string;
  spot: string;
}

/**
 * Adds a filter to the list of towns: a field that hides the towns whose names do not contain its text, lists the first of the others
 * below itself, and lights their dots on the maps. Enter opens the first. The maps also show the town or the region that is pointed at or
 * read.
 */
export function filterTowns(page: HTMLElement): void {
  const finder = page.querySelector<HTMLElement>('[data-part="filter"]');
  const field = finder?.querySelector('input');
  const status = page.querySelector<HTMLElement>('[data-part="status"]');
  const found = page.querySelector<HTMLElement>('[data-part="found"]');
  const map = page.querySelector<SVGSVGElement>('[data-part="map"]');
  if (!finder || !field || !status || !found || !map) return;
  const words = wordsOf<LayoutWords['scripts']['towns']>(page);
  const countText = (count: number) =>
    count === 0 ? words.none : fillCounts(words.count, count, { count });
  const spots =
    map
      .querySelector('[data-part="dots"]')
      ?.getAttribute('d')
      ?.match(/M[^M]+/g) ?? [];
  const towns = [...page.querySelectorAll<HTMLAnchorElement>(LINKS)].map((item, index): Town => ({
    item,
    name: plain(item.textContent),
    spot: spots[index] ?? '',
  }));
  const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')];
  const tallies = [...groups].flatMap((group) => talliesOf(page, group));
  const folds = [...page.querySelectorAll<HTMLDetailsElement>('details[data-group]')];
  const paths = page.querySelectorAll('[data-part="lit"]');
  const light = (lit: readonly Town[]) => {
    for (const path of paths) {
      if (lit.length === 0) path.removeAttribute('d');
      else path.setAttribute('d', lit.map(({ spot }) => spot).join(''));
    }
  };
  const lightRegion = (region: Element) => {
    light(towns.filter(({ item }) => !item.hidden && region.contains(item)));
  };

  let matches: readonly Town[] = [];
  /** The folds that were open before the query. */
  let openBefore: ReadonlySet<HTMLDetailsElement> | undefined;
  const apply = () => {
    const wanted = plain(field.value);
    const fits = ({ name }: Town) => name.includes(wanted);
    for (const town of towns) town.item.hidden = !fits(town);
    for (const group of groups) group.hidden = !group.querySelector(SHOWN_LINKS);
    for (const { element, group } of tallies) {
      element.dataset.count = formatNumber(group.querySelectorAll(SHOWN_LINKS).length);
    }
    // A region with the name of its nation states its towns in words.
    for (const fold of folds) {
      const count = fold.querySelector('[data-part="count"]');
      if (count) count.textContent = countText(fold.querySelectorAll(SHOWN_LINKS).length);
    }
    // Narrow windows fold the towns of a region.
    openBefore ??= new Set(folds.filter(({ open }) => open));
    for (const fold of folds) fold.open = wanted !== '' || openBefore.has(fold);
    if (wanted === '') openBefore = undefined;
    const isFirst = ({ name }: Town) => name.startsWith(wanted);
    const sorted = [...towns.filter(isFirst), ...towns.filter((town) => !isFirst(town))];
    matches = wanted === '' ? [] : sorted.filter(fits);
    status.textContent = wanted === '' ? '' : countText(matches.length);
    found.replaceChildren(...matches.slice(0, LISTED).map(({ item }) => item.cloneNode(true)));
    light(matches);
  };
  field.addEventListener('input', apply);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') matches[0]?.item.click();
  });
  for (const type of ['pointerover', 'focusin']) {
    page.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      const path = target
        .closest('[data-part="nations"] a, [data-part="found"] a')
        ?.getAttribute('href');
      const town = path ? towns.find(({ item }) => item.getAttribute('href') === path) : undefined;
      const region = target.closest('details[data-group]');
      if (town) light([town]);
      else if (region) lightRegion(region);
      else if (target.closest('[data-part="nations"]')) light(matches);
    });
  }
  // Without a query, the maps show the region that is in the middle of the window.
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && matches.length === 0) lightRegion(target);
      }
    },
    { rootMargin: '-45% 0px -54%' },
  );
  for (const region of folds) middle.observe(region);
  linkDots(map, towns, page.querySelector<HTMLAnchorElement>('[data-part="name"]'));
  // The visitor may have typed before this script was loaded, and a browser may restore text.
  if (field.value !== '') apply();
}

/** Returns the elements that state the number of towns in a nation or a region: its heading, and the link to it at the top of the page. */
function talliesOf(
  page: HTMLElement,
  group: HTMLElement,
): { element: HTMLElement; group: HTMLElement }[] {
  const heading = group.querySelector<HTMLElement>('[data-count]');
  const link = page.querySelector<HTMLElement>(`[href="#${group.id}"][data-count]`);
  return [heading, link].flatMap((element) => (element ? [{ element, group }] : []));
}

/** The maximum distance of a dot from the pointer at which the dot is a link, in CSS pixels. */
const REACH = 22;

/**
 * Makes the dots of the map links for a pointer. One link moves to the dot that is nearest to the pointer, because a link for each town would
 * double the elements of the page. The list has the same links for keyboards and assistive technology.
 */
function linkDots(
  map: SVGSVGElement,
  towns: readonly Town[],
  sign: HTMLAnchorElement | null,
): void {
  const link = map.querySelector<SVGAElement>('[data-part="spot"]');
  const circle = link?.querySelector('circle');
  if (!link || !circle || !sign) return;
  const places = towns.map(({ item, spot }) => {
    const [x = 0, y = 0] = spot.match(/\d+/g)?.map(Number) ?? [];
    return { item, x, y };
  });
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const matrix = map.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
    const nearest = places.reduce((a, b) => (away(b) < away(a) ? b : a));
    const isNear = away(nearest) * matrix.a <= REACH;
    sign.hidden = !isNear;
    if (!isNear) {
      link.removeAttribute('href');
      return;
    }
    const path = nearest.item.getAttribute('href') ?? '';
    link.setAttribute('href', path);
    circle.setAttribute('cx', String(nearest.x));
    circle.setAttribute('cy', String(nearest.y));
    sign.href = path;
    sign.textContent = nearest.item.textContent;
    const box = map.parentElement?.getBoundingClientRect();
    const spot = new DOMPoint(nearest.x, nearest.y).matrixTransform(matrix);
    sign.style.left = `${spot.x - (box?.left ?? 0)}px`;
    sign.style.top = `${spot.y - (box?.top ?? 0)}px`;
  };
  map.addEventListener('pointermove', follow);
  map.addEventListener('pointerdown', follow);
}

/** Returns a name in lower case without accents and punctuation, so that "kings lynn" finds King's Lynn. */
function plain(text: string): string {
  return plainLetters(text).replaceAll('-', ' ').trim();
}
