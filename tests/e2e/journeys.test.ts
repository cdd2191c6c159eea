import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';

const visitor = builtSiteInBrowser();

/** Journeys through the site by clicking, with and without a script. */
describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  test('from home to a service to the contact page', async () => {
    const { page, goto, address, problems } = await visitor({ javaScriptEnabled });
    await goto('/');
    const home = page.getByRole('main');
    await expect(page.title()).resolves.toMatch(/Mileward/);

    await home.locator('#services').getByRole('link').nth(2).click();
    await page.waitForURL('**/services/marketing');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Digital Marketing');

    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/contact');
    expect(address()).toBe('/contact');
    await page.getByLabel('First name').fill('Ada');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');

    await page.goBack();
    expect(address()).toBe('/services/marketing');
    expect(problems).toEqual([]);
  });

  test('from home to the page of a service in a town', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled });
    await goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Locations').click();
    await page.waitForURL('**/locations');
    await page.getByRole('main').getByRole('link', { name: 'Leeds', exact: true }).click();
    await page.waitForURL('**/locations/leeds');
    await page.getByRole('link', { name: 'Digital marketing in Leeds' }).click();
    await page.waitForURL('**/locations/leeds/leeds-marketing');

    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain('Leeds');
    expect(await main.getByRole('heading', { name: 'Get A Free Quote' }).count()).toBe(1);
    await main.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Leeds').click();
    await page.waitForURL('**/locations/leeds');
    expect(problems).toEqual([]);
  });

  test('to the anchors of the home page', async () => {
    const { page, goto, address, problems } = await visitor({ javaScriptEnabled });
    await goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Book a free session' }).click();
    await page.waitForURL('**/#calendar');
    expect(address()).toBe('/#calendar');
    // The fixed header does not cover the heading that a link leads to.
    const heading = await page.locator('#calendar-title').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(heading?.y).toBeLessThan(900);
    expect(problems).toEqual([]);
  });

  test('an old address leads to the page', async () => {
    const { goto, address, problems } = await visitor({ javaScriptEnabled });
    await goto('/services/Digital-Marketing/?from=print');
    expect(address()).toBe('/services/marketing?from=print');
    expect(problems).toEqual([]);
  });

  test('a question opens and closes', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled });
    await goto('/facts-questions');
    const question = page.locator('#questions details').first();
    const answer = question.locator('p').first();
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
    await question.locator('summary').click();
    expect(await answer.isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('the services can be filtered by category', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled });
    await goto('/services');
    const shown = () =>
      page
        .locator('[data-category]')
        .filter({ visible: true })
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-category')));
    expect(await shown()).toHaveLength(10);
    for (const [label, category, count] of [
      ['Design (2)', 'design', 2],
      ['Development (3)', 'development', 3],
      ['Marketing (3)', 'marketing', 3],
      ['Technology (2)', 'technology', 2],
    ] as const) {
      await page.getByLabel(label).check();
      expect(await shown()).toEqual(Array(count).fill(category));
    }
    await page.getByLabel('All (10)').check();
    expect(await shown()).toHaveLength(10);
    expect(problems).toEqual([]);
  });
});
