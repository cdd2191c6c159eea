import { describe, expect, test } from 'vitest';
import { curlQuotes } from '#cli/plan/curlQuotes.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { locationPage, town } from '../helpers/examplePages.ts';
import { service, services } from '../helpers/exampleServices.ts';
import { sampleContent } from '../helpers/sampleContent.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();
const site = builtSite();
const { action } = site.layout.navigation;
const { servicePages } = (await sampleContent()).singles;

/** Journeys through the site by clicks, with and without JavaScript. */
describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  test('from home to a service to the contact page', async () => {
    const { page, goto, address, problems } = await visitor({ javaScriptEnabled });
    await goto('/');
    const home = page.getByRole('main');
    expect(await page.title()).toContain(site.layout.site.name);

    await home.locator('#services').getByRole('link').first().click();
    await page.waitForURL(`**${service.path}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(service.title);

    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/contact');
    expect(address()).toBe('/contact');
    await page.getByLabel('First name').fill('Ada');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');

    await page.goBack();
    expect(address()).toBe(service.path);
    expect(problems).toEqual([]);
  });

  test('from home to the page of a service in a town', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled });
    await goto('/');
    await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/locations"]').click();
    await page.waitForURL('**/locations');
    await page.getByRole('main').getByRole('link', { name: town.name, exact: true }).click();
    await page.waitForURL(`**${town.path}`);
    await page.getByRole('main').locator(`a[href="${locationPage.path}"]`).first().click();
    await page.waitForURL(`**${locationPage.path}`);

    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1, name: town.name }).count()).toBe(1);
    expect(
      await main
        .getByRole('heading', { name: curlQuotes(stated(servicePages).data.quote.title) })
        .count(),
    ).toBe(1);
    await main.getByRole('navigation', { name: 'Breadcrumb' }).getByText(town.name).first().click();
    await page.waitForURL(`**${town.path}`);
    expect(problems).toEqual([]);
  });

  test('to the anchors of the home page', async () => {
    const { page, goto, address, problems } = await visitor({ javaScriptEnabled });
    await goto('/about');
    await page
      .getByRole('banner')
      .getByRole('link', { name: stated(action).label })
      .click();
    await page.waitForURL('**/#calendar');
    expect(address()).toBe('/#calendar');
    // The fixed header does not cover the heading that a link leads to.
    const top = async () => (await page.locator('#calendar-title').boundingBox())?.y;
    await expect.poll(top).toBeLessThan(900);
    const header = await page.getByRole('banner').boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(problems).toEqual([]);
  });

  test('an old address leads to the page', async () => {
    const { goto, address, problems } = await visitor({ javaScriptEnabled });
    const [redirect] = site.redirects;
    await goto(`${redirect?.from.toUpperCase()}/?from=print`);
    expect(address()).toBe(`${redirect?.to}?from=print`);
    expect(problems).toEqual([]);
  });

  test('a question opens and closes', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled });
    await goto('/facts-questions');
    const question = page.locator('#questions details').nth(1);
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
    const shown = () => page.locator('.offer h3').filter({ visible: true }).allInnerTexts();
    const titles = (all: typeof services) => all.map(({ title }) => title);
    // The list is in the order of the categories.
    expect((await shown()).toSorted()).toEqual(titles(services).toSorted());
    for (const category of new Set(services.map((service) => service.category))) {
      const same = services.filter((service) => service.category === category);
      const choice = page.locator('.filter__choice').filter({
        has: page.locator(`[value="${category}"]`),
        hasText: `(${same.length})`,
      });
      await choice.click();
      await expect.poll(shown).toEqual(titles(same));
    }
    await page.getByLabel(`All (${services.length})`).check();
    await expect.poll(async () => (await shown()).toSorted()).toEqual(titles(services).toSorted());
    expect(problems).toEqual([]);
  });
});
