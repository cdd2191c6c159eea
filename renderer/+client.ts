import { BRIEF_ANCHOR } from '#templates/how-far/briefHref.ts';
import { measure } from './analytics/analytics.client.ts';
import { askForConsent } from './consent/consentBanner.client.ts';
import { enhanceHeader } from './enhance/header.client.ts';
import { layOutBelow } from './enhance/layOutBelow.client.ts';
import { loadOnInteraction } from './islands/loadOnInteraction.client.ts';
import { hydrateIslands } from './islands/hydrateIslands.client.ts';
import { fadeIn } from './enhance/fadeIn.client.ts';
import { oncePainted } from './enhance/oncePainted.client.ts';
import { switchScheme } from './enhance/scheme.client.ts';
import { spyOnSections } from './enhance/scrollSpy.client.ts';
import { wordsOf } from './wordsOf.client.ts';

/**
 * The script of every page. It finds elements by data attributes and tag names, so that class names are free to change. Only
 * `layOutBelow` uses those of the styles that it completes:
 *
 * - `data-enhance="name"`: an element that the function of that name below enhances. Small functions that many pages need are
 *   part of this script; the others are loaded by the pages that have such an element.
 * - `data-part="name"`: an element that the enhancer of an ancestor uses.
 * - `data-fade`: a section that fades in when it comes into view; `data-fade="early"` on the contact page. A script sets
 *   `data-fade-state` to "waiting" and then to "shown".
 * - `data-late`: a list of pictures. Its items after the second wait until the page has loaded. A script removes the attribute.
 * - `data-scripted`: an element that is hidden without a script, or if the code of the part that contains it could not be loaded.
 * - `data-event="name"`: a link whose click is reported to analytics if the visitor has agreed. Phone links do not need it.
 *
 * | name         | on                                      | parts within, and what is set                                     |
 * | ------------ | --------------------------------------- | ----------------------------------------------------------------- |
 * | `header`     | `<header>`                              | `menu`: a `<details>` of the first level (services, tools, mobile  |
 * |              |                                         | menu). Sets `data-solid` on the header, true after 10 px, and     |
 * |              |                                         | `aria-expanded` on summaries                                      |
 * | `scroll-spy` | a `<nav>` of links to sections by `#id` | sets `aria-current="true"` on the link of the section in view     |
 * | `consent`    | the banner, hidden                      | `accept`, `reject`, `save`: its buttons; checkboxes named by type; |
 * |              |                                         | `data-analytics-host`, `data-analytics-key`                        |
 * | `scheme`     | a `<fieldset>` of radio buttons, hidden | sets `data-scheme="light"` or `"dark"` on the root element         |
 * | `portfolio`  | filter, list and button for more        | `data-filter` on buttons, `data-category` on items, `more`,        |
 * |              |                                         | `status`; sets `data-ready`, and `aria-pressed` on buttons         |
 * | `testimonials` | list and controls                     | `list`, `dot`, `pause`; sets `data-ready` on the element and       |
 * |              |                                         | `data-current` on the item in view                                 |
 * | `not-found`  | the words of the not-found page         | `heading` and other texts. Removes `data-undecided`                |
 * | `booking`    | preview and link                        | `data-url`, `data-origin`, and the texts `data-calendar`,          |
 * |              |                                         | `data-booked` and `data-unreachable`; `preview` with its button,   |
 * |              |                                         | replaced by an iframe `.booking__frame`; `status`                  |
 * | `work-filter` | the filter of the case studies         | `data-query` on its choices                                        |
 * | `service-filter` | the filter of the services          | its first `<input>` shows all                                     |
 * | `how-far`    | the planner of journeys                 | `templates/how-far/journeyPart.ts` lists its parts                |
 * | `search`     | the page of the search                  | `form`, `status`, `ask`, `results`, `sections`;                    |
 * |              |                                         | `data-posts` and `data-towns` if there are indexes of them         |
 * | `brief`      | the form of the contact page            | `data-planner-path`; `filled`                                      |
 * | `town-filter` | the page of all towns                  | `filter`, `status`, `found`; `map` with `dots`, `spot` and `name`; |
 * |              |                                         | `lit` on each map; `nations`, `towns`, `count`; `data-group`       |
 * |              |                                         | on nations and regions, `data-count` on what states their towns    |
 * | `blog-list`  | a list of posts                         | `renderer/blog/blogListParts.client.ts` lists its parts; `data-path`,     |
 * |              |                                         | `data-tag`; `data-live-…` if there is a database                   |
 * | `post`       | a post                                  | `share`: its buttons; `share-status`                               |
 * | `thank-you`  | the line with the reference             | `<b>`, which shows the number from the address                     |
 * | `legal`      | a legal page                            | `data-today` on a `<time>`, `data-back` on a link; `stored`, with  |
 * |              |                                         | `reject` and `accept`: the sign of the cookie policy               |
 *
 * An element with `data-island` is a React component that is hydrated when the visitor first interacts with it (`templates/islands/Island.tsx`).
 * A link with `data-open="consent"` opens the banner again, on any page.
 */
const enhancers: Record<string, (element: HTMLElement) => unknown> = {
  consent: (banner) => {
    askForConsent(banner);
    const { analyticsHost: host = '', analyticsKey: key = '' } = banner.dataset;
    if (key) measure({ host, key });
  },
  portfolio: (element) =>
    loadOnInteraction(element, async () =>
      (await import('./enhance/portfolio.client.ts')).enhancePortfolio(element),
    ),
  testimonials: whenNear(async (element) =>
    (await import('./enhance/testimonials.client.ts')).rotateTestimonials(element),
  ),
  booking: whenNear(async (element) =>
    (await import('./enhance/booking.client.ts')).enhanceBooking(element),
  ),
  header: enhanceHeader,
  scheme: switchScheme,
  'scroll-spy': spyOnSections,
  'not-found': (element) => {
    // Other paths are not looked up, so their visitors see the page at once.
    if (!/^\/(?:blog|locations)\//i.test(location.pathname)) delete element.dataset.undecided;
    whenPainted(async () =>
      (await import('./not-found/notFoundPage.client.ts')).showNotFound(element, wordsOf(element)),
    )(element);
  },
  'town-filter': (element) =>
    loadOnInteraction(element, async () =>
      (await import('./townFilter.client.ts')).filterTowns(element),
    ),
  'work-filter': whenPainted(async (element) =>
    (await import('./enhance/workFilter.client.ts')).enhanceWorkFilter(element),
  ),
  'how-far': (element) => {
    const enhance = async () =>
      (await import('./how-far/howFarPage.client.ts')).enhanceHowFar(element);
    // The address may name a journey.
    loadOnInteraction(element, enhance, { atOnce: location.hash !== '' });
  },
  'service-filter': (element) => {
    document.addEventListener('click', ({ target }) => {
      // The filter may hide the services that the link leads to. Its first choice shows all.
      const all = target instanceof Element && target.closest('main a[href^="#"]');
      if (all) element.querySelector('input')?.click();
    });
  },
  brief: (element) => {
    if (location.hash.startsWith(BRIEF_ANCHOR))
      void import('./how-far/fillBrief.client.ts').then(({ fillBrief }) => fillBrief(element));
  },
  'blog-list': (element) => {
    const enhance = async () =>
      (await import('./blog/blogList.client.ts')).enhanceBlogList(element);
    // The address may contain a search, and a database may have newer posts. Otherwise the first interaction loads the code.
    const atOnce = Boolean(location.search || element.dataset.liveUrl);
    loadOnInteraction(element, enhance, { atOnce });
  },
  search: (element) => {
    const enhance = async () =>
      (await import('./search/searchPage.client.ts')).enhanceSearch(element);
    const form = element.querySelector('form') ?? element;
    // The address has a query, or leads to the field. Otherwise a touch of the field loads the code.
    loadOnInteraction(form, enhance, { atOnce: location.search !== '' });
    // The styles may not have arrived, so the field may be far from its final position.
    if (location.hash === '#q') form.querySelector('input')?.focus({ preventScroll: true });
  },
  post: (element) =>
    loadOnInteraction(element, async () =>
      (await import('./blog/postPage.client.ts')).enhancePost(element),
    ),
  'thank-you': whenPainted(async (element) =>
    (await import('./thankYouPage.client.ts')).showReference(element),
  ),
  legal: whenPainted(async (element) =>
    (await import('./legalPage.client.ts')).enhanceLegalPage(element),
  ),
};

// The script is asynchronous, so it can arrive before the document is parsed.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', enhancePage, { once: true });
} else enhancePage();

function enhancePage(): void {
  document.documentElement.dataset.script = '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    void enhancers[element.dataset.enhance ?? '']?.(element);
  }
  hydrateIslands();
  openTarget();
  addEventListener('hashchange', openTarget);
  // The layout comes before the fade, which measures the positions of the sections.
  layOutBelow();
  fadeIn();
}

/** Opens the answer that the address leads to. Not all browsers open a `<details>` for that. */
function openTarget(): void {
  const target = document.querySelector(':target');
  const closed = () => target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed()) return;
  for (let details = closed(); details; details = closed()) details.open = true;
  target?.scrollIntoView();
}

/** Loads the code of a part when it is near the window, or when the visitor interacts with it. */
function whenNear(enhance: (element: HTMLElement) => Promise<void>) {
  return (element: HTMLElement) =>
    loadOnInteraction(element, () => enhance(element), { whenNear: true });
}

/** Loads the code of a part once the page is painted. */
function whenPainted(enhance: (element: HTMLElement) => Promise<void>) {
  return (element: HTMLElement) => oncePainted(() => void enhance(element));
}
