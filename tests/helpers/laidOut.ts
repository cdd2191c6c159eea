import type { Page } from 'playwright';

/** Returns the number of parts of the page that are laid out only when the browser needs them (`renderer/enhance/layOutBelow.client.ts`). */
export function partsLeft(page: Page): Promise<number> {
  return page
    .locator('main > *, main > [data-enhance] > .band, body > footer')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
}
