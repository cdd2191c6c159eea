import { expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';

const visitor = builtSiteInBrowser();

/** The filter of the services (docs/behaviour.md#services). `journeys.test.ts` chooses each of its categories. */
test('a link to a category shows its services, even if another category was chosen', async () => {
  const { page, goto, problems } = await visitor();
  await goto('/services');
  await page.locator(':root[data-script]').waitFor();
  await page.locator('.filter__choice').nth(1).click();
  const link = page.getByRole('main').locator('.distances a[href^="#"]').last();
  const services = page.locator(`${await link.getAttribute('href')} .offer`);
  expect(await services.first().isVisible()).toBe(false);
  // The second press leads to the address that is open already.
  for (let presses = 0; presses < 2; presses++) {
    await page.locator('.filter__choice').nth(1).click();
    await link.click();
    expect(await services.first().isVisible()).toBe(true);
    expect(await page.locator('.filter__choice').first().locator('input').isChecked()).toBe(true);
  }
  expect(problems).toEqual([]);
});
