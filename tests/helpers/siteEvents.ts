import type { Page } from 'playwright';

/** Records the events that pages report to analytics. Call it before the page is opened. Returns a function that returns the events. */
export async function noteSiteEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const noted: unknown[] = [];
    document.addEventListener('site:event', (event) => noted.push((event as CustomEvent).detail));
    Object.assign(window, { notedSiteEvents: noted });
  });
  return () => page.evaluate('window.notedSiteEvents');
}
