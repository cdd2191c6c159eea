import type { Page, Route } from 'playwright';

/** Delays the scripts that a page requests from now on. Returns a function that lets them load. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route('**/*.js', async (route) => {
    if (held) held.push(route);
    else await route.continue();
  });
  return async () => {
    const waiting = held;
    held = undefined;
    for (const route of waiting ?? []) await route.continue();
  };
}
