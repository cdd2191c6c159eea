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

test.each([
  ['/services', '.filter', false],
  ['/case-studies', '.work-filter', false],
  ['/how-far', '.choice input', true],
])('without :has(), %s has no invisible choice: %s', async (path, selector, isShown) => {
  const { page, goto } = await visitor();
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({
      response,
      body: css.replaceAll('@supports not selector(:has(a))', '@supports selector(:has(a))'),
    });
  });
  await goto(path);
  await page.locator(':root[data-script]').waitFor();
  const choice = page.locator(selector).first();
  await choice.waitFor({ state: 'attached' });
  const isSeen = await choice.evaluate((element) =>
    element.checkVisibility({ opacityProperty: true }),
  );
  expect(isSeen).toBe(isShown);
});
