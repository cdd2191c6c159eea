import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { NotFoundTexts, NotFoundWords } from '#templates/not-found/NotFoundPage.tsx';
import { wordsOf } from '../wordsOf.client.ts';

/** The delay of the redirect to the home page, in milliseconds (docs/behaviour.md#not-found). */
const REDIRECT_DELAY = 1500;
/** The timeout of a look-up, in milliseconds. `look-up.js` shows the page after ten seconds in any case. */
const LOOKUP_TIMEOUT = 8000;

/**
 * Enhances the not-found page (docs/behaviour.md#not-found). Reports the visit. Looks up the location page or post that was meant, or
 * redirects to the home page.
 */
export async function showNotFound(view: HTMLElement): Promise<void> {
  const has = (page: string) => !view.dataset.without?.split(' ').includes(page);
  if (has('blog') && /^\/blog\/[^/]+\/?$/i.test(location.pathname)) {
    const { showMissingPost } = await import('../blog/missingPost.client.ts');
    const post = document.querySelector<HTMLTemplateElement>('template[data-part="post"]');
    // A visit to a post that is newer than the build is not reported.
    if (!(await showMissingPost(view, { ...texts(view), post }))) reportVisit();
    return;
  }
  reportVisit();
  if (has('locations') && /^\/locations\//i.test(location.pathname)) await lookUpLocation(view);
  else redirectHome(view);
}

/** Sends a record of a visit to a path that does not exist. */
function reportVisit(): void {
  const { href, pathname, search, hash } = location;
  const record = {
    attemptedUrl: href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    timestamp: new Date().toISOString(),
    deviceType: innerWidth < 768 ? 'mobile' : innerWidth < 1024 ? 'tablet' : 'desktop',
    pathname,
    search,
    hash,
  };
  navigator.sendBeacon(
    '/api/not-found',
    new Blob([JSON.stringify(record)], { type: 'application/json' }),
  );
}

function redirectHome(view: HTMLElement): void {
  texts(view).status.textContent = wordsOf<NotFoundWords>(view).redirecting;
  setTimeout(() => location.replace('/'), REDIRECT_DELAY);
}

/**
 * Looks up the path and redirects to its page, or shows the nearest matches (docs/behaviour.md#location-pages). The page shows only
 * that it is loading during the look-up.
 */
async function lookUpLocation(view: HTMLElement): Promise<void> {
  const { heading, lead, status, matches } = texts(view);
  const { location: words, loading } = wordsOf<NotFoundWords>(view);
  const { dataset } = document.documentElement;
  dataset.lookup = '';
  status.textContent = loading;
  let nearest: { label: string; path: string }[] = [];
  try {
    const [response, { matchLocation }] = await Promise.all([
      fetch('/location-index.json', { signal: AbortSignal.timeout(LOOKUP_TIMEOUT) }),
      // Other addresses don't need this code.
      import('./matchLocation.ts'),
    ]);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const index: LocationIndex = await response.json();
    const match = matchLocation(location.pathname, index);
    if ('page' in match && match.page !== location.pathname) {
      location.replace(match.page + location.search + location.hash);
      return;
    }
    if ('nearest' in match) nearest = match.nearest;
    console.error(`Module not found for path: ${location.pathname}`);
  } catch (error) {
    console.error(`Failed to load location page: ${location.pathname}`, error);
  }
  delete dataset.lookup;
  heading.textContent = words.title;
  lead.textContent = words.lead;
  status.textContent = nearest.length > 0 ? words.nearest : '';
  matches.replaceChildren(
    ...nearest.map(({ label, path }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = label;
      item.append(link);
      return item;
    }),
  );
}

/** Returns the parts of the view that change. Throws if the template lacks one. */
function texts(view: HTMLElement): Record<NotFoundTexts, HTMLElement> {
  const part = (name: NotFoundTexts) => {
    const element = view.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The not-found page has no part "${name}".`);
    return element;
  };
  return {
    heading: part('heading'),
    lead: part('lead'),
    status: part('status'),
    matches: part('matches'),
  };
}
