import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { NotFoundWords } from '#templates/not-found/NotFoundPage.tsx';
import { matchLocation, NEAREST } from './matchLocation.ts';
import type { NotFoundParts } from './notFoundParts.ts';

/** The timeout of a look-up, in milliseconds. After ten seconds, the styles show the page in any case. */
const TIMEOUT = 8000;

/**
 * Looks up the path and redirects to its page, or shows the nearest matches and then sections of the site
 * (docs/behaviour.md#location-pages). The page shows only that it is loading during the look-up.
 */
export async function lookUpLocation(
  view: HTMLElement,
  { heading, lead, status, matches, howToStay, stay }: NotFoundParts,
  { location: words, loading, sections }: NotFoundWords,
): Promise<void> {
  heading.textContent = loading;
  heading.dataset.loading = '';
  let nearest: { label: string; path: string }[] = [];
  try {
    const response = await fetch('/location-index.json', { signal: AbortSignal.timeout(TIMEOUT) });
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
  heading.textContent = words.title;
  lead.textContent = words.lead;
  // The sections of the site are suggested even if no page is similar.
  const guesses = [...nearest, ...sections].slice(0, NEAREST);
  status.textContent = guesses.length > 0 ? words.nearest : '';
  howToStay.hidden = stay.hidden = true;
  matches.replaceChildren(
    ...guesses.map(({ label, path }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = label;
      item.append(link);
      return item;
    }),
  );
  delete view.dataset.undecided;
}
