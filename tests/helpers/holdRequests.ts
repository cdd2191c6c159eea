import type { Page } from 'playwright';

/** Holds the requests of a page to addresses of a pattern. Returns a function that lets them go on. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
