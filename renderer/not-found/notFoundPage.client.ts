import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';
import type { NotFoundTexts, NotFoundWords } from '#templates/not-found/NotFoundPage.tsx';
import type { NotFoundParts } from './notFoundParts.ts';

/** The delay of the redirect to the home page, in milliseconds (docs/behaviour.md#not-found). */
const REDIRECT_DELAY = 1500;

/** The events that stop the redirect. A visitor who reads, or uses a keyboard or a screen reader, causes one of them. */
const ACTIVITY_EVENTS = [
  'keydown',
  'pointermove',
  'pointerdown',
  'click',
  'wheel',
  'scroll',
  'focusin',
];

/**
 * Enhances the not-found page (docs/behaviour.md#not-found). Reports the visit. Looks up the location page or post that was meant, or
 * redirects to the home page.
 */
export async function showNotFound(view: HTMLElement, words: NotFoundWords): Promise<void> {
  const has = (page: string) => !view.dataset.without?.split(' ').includes(page);
  const parts = partsOf(view);
  if (has('blog') && /^\/blog\/[^/]+\/?$/i.test(location.pathname)) {
    const { showMissingPost } = await import('../blog/missingPost.client.ts');
    const post = document.querySelector<HTMLTemplateElement>('template[data-part="post"]');
    // A visit to a post that is newer than the build is not reported.
    if (!(await showMissingPost(view, { ...parts, post }, words))) reportVisit();
  } else {
    reportVisit();
    if (has('locations') && /^\/locations\//i.test(location.pathname)) {
      const { lookUpLocation } = await import('./lookUpLocation.client.ts');
      await lookUpLocation(view, parts, words);
    } else redirectHome(view, parts, words);
  }
}

/** Sends a record of a visit to a path that does not exist. */
function reportVisit(): void {
  const { href, pathname, search, hash } = location;
  const record: NotFoundVisit = {
    attemptedUrl: href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    timestamp: new Date().toISOString(),
    deviceType: innerWidth < 768 ? 'mobile' : innerWidth < 1024 ? 'tablet' : 'desktop',
    pathname,
    search,
    hash,
  };
  navigator.sendBeacon?.(
    '/api/not-found',
    new Blob([JSON.stringify(record)], { type: 'application/json' }),
  );
}

/** Redirects to the home page after a delay, unless one of `ACTIVITY_EVENTS` happens before (WCAG 2.2, success criterion 2.2.1). */
function redirectHome(
  view: HTMLElement,
  { status, howToStay, stay }: NotFoundParts,
  { redirecting, stayed, stayedNote }: NotFoundWords,
): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    // In a background tab, the visitor does not see the page.
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => location.replace('/'), REDIRECT_DELAY);
  };
  const stop = (event?: Event) => {
    // If the page is drawn under a pointer that does not move, some browsers send an event without a movement.
    if (event?.type === 'pointermove' && !movementOf(event)) return;
    clearTimeout(timer);
    listeners.abort();
    status.textContent = stayed;
    howToStay.textContent = stayedNote;
    // A pressed button would lose the focus when it is hidden.
    if (document.activeElement === stay) document.querySelector('main')?.focus();
    view.dataset.stays = '';
  };
  for (const type of ACTIVITY_EVENTS) {
    addEventListener(type, stop, { passive: true, signal });
  }
  document.addEventListener('visibilitychange', start, { signal });
  start();
  status.textContent = redirecting;
  delete view.dataset.undecided;
  // The visitor may have used the page before this code was loaded.
  if (document.activeElement !== document.body || scrollY > 0) stop();
}

function movementOf(event: Event): number {
  return event instanceof PointerEvent ? Math.abs(event.movementX) + Math.abs(event.movementY) : 0;
}

/** Returns the parts of the view. Throws if the template lacks one. */
function partsOf(view: HTMLElement): NotFoundParts {
  const part = (name: NotFoundTexts) => {
    const element = view.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The not-found page has no part "${name}".`);
    return element;
  };
  return {
    heading: part('heading'),
    lead: part('lead'),
    status: part('status'),
    howToStay: part('howToStay'),
    matches: part('matches'),
    stay: part('stay'),
  };
}
