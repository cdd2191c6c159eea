import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { stated } from '../helpers/stated.ts';
import { siteSearch } from '#renderer/search/siteSearch.ts';
import { BlogIndexSchema } from '#schemas/generated/blogIndex.ts';
import { LocationIndexSchema } from '#schemas/generated/locationIndex.ts';
import { unpackTowns } from '#schemas/packedTowns.ts';
import { SearchIndexSchema } from '#schemas/generated/searchIndex.ts';

/** The search of the site, with and without JavaScript (docs/behaviour.md#search). */
const visitor = builtSiteInBrowser();
const site = builtSite();
const index = SearchIndexSchema.parse(JSON.parse(site.read('search-index.json')));
const posts = BlogIndexSchema.parse(JSON.parse(site.read('blog/search.json')));
const locations = LocationIndexSchema.parse(JSON.parse(site.read('location-index.json')));
const { towns, labels } = locations;
const services = index.entries.filter(([group]) => group === 'services');
const [, servicePath = '', serviceTitle = ''] = services[0] ?? [];
/** A town with a name of one word that is long enough for an error of one letter, and its slug. */
const { slug: townSlug = '', name: town = '' } =
  unpackTowns(towns).find(
    ({ slug, name, pageSet }) =>
      pageSet === 'full' && /^\p{Lu}\p{Ll}{7,}$/u.test(name) && slug === name.toLowerCase(),
  ) ?? {};
const [variant = ''] = index.variants[0] ?? [];

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('[data-part="results"]');
const firstResult = (page: Page) => results(page).getByRole('link').first();
const status = (page: Page) => page.locator('[data-enhance="search"] [role="status"]');
const indexes = ['/search-index.json', '/blog/search.json', '/location-index.json'];

/** The maximum number of bytes that a first query may transfer, compressed, with its script. */
const BUDGET = 60 * 1024;

describe('the search', () => {
  test('is reached and used with the keyboard alone', async () => {
    const { page, goto, problems } = await visitor({ viewport: { width: 1440, height: 900 } });
    await goto('/about');
    const link = page.getByRole('banner').locator('a[href^="/search"]');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search#q');
    await page.waitForFunction(() => document.activeElement?.id === 'q');
    // The heading stays in view above the field.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.type(serviceTitle);
    await firstResult(page).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[data-part="results"]'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${servicePath}`);
    expect(problems).toEqual([]);
  });

  test('shows queries to try until there are results', async () => {
    const { page, goto } = await visitor();
    await goto('/search');
    const examples = page.locator('.search-examples');
    expect(await examples.isVisible()).toBe(true);
    await field(page).fill(serviceTitle);
    await firstResult(page).waitFor();
    expect(await examples.isVisible()).toBe(false);
    await field(page).fill('');
    await examples.waitFor();
  });

  test('keeps its lists below up to four results', async () => {
    const { page, goto } = await visitor();
    const search = siteSearch({ index, posts, locations });
    const queries = index.entries.flatMap(([, , title]) => title.split(' '));
    const few = queries.find((query) => [1, 2, 3, 4].includes(search(query).length));
    const many = queries.find((query) => search(query).length > 4);
    for (const query of [stated(few), stated(many)]) {
      await goto(`/search?${new URLSearchParams({ q: query })}`);
      await firstResult(page).waitFor();
      expect(await page.locator('[data-part="sections"]').isVisible(), query).toBe(query === few);
    }
  });

  test('shows results in groups, announces their number, and marks the words found', async () => {
    const { page, goto, problems } = await visitor();
    await goto('/search');
    await field(page).fill(serviceTitle);
    await firstResult(page).waitFor();
    expect(await firstResult(page).getAttribute('href')).toBe(servicePath);
    expect(await status(page).textContent()).toMatch(/^\d+ pages? found$/);
    expect(await firstResult(page).locator('mark').count()).toBeGreaterThan(0);
    expect(await results(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('leads from a service and a town to their page, even with a typing error', async () => {
    const { page, goto, problems } = await visitor();
    const path = `/locations/${townSlug}/${townSlug}-${variant}`;
    for (const name of [town, town.replace(/.$/, 'q')]) {
      await goto('/search');
      await field(page).fill(`${labels[variant]} ${name}`);
      await page.locator(`[data-part="results"] a[href="${path}"]`).waitFor();
      expect(await firstResult(page).getAttribute('href')).toBe(path);
    }
    await firstResult(page).click();
    await page.waitForURL(`**${path}`);
    expect(problems).toEqual([]);
  });

  test('has an address that can be shared, which Back returns to', async () => {
    const { page, goto, address, problems } = await visitor();
    await goto('/search');
    await field(page).fill(serviceTitle);
    await page.waitForURL('**/search?q=*');
    const shared = address();
    await goto(shared);
    await expect.poll(() => field(page).inputValue()).toBe(serviceTitle);
    await firstResult(page).click();
    await page.waitForURL(`**${servicePath}`);
    await page.goBack();
    await firstResult(page).waitFor();
    expect(address()).toBe(shared);
    expect(problems).toEqual([]);
  });

  test('keeps its lists, and says so, if nothing is found or the query is deleted', async () => {
    const { page, goto, problems } = await visitor();
    await goto('/search');
    const sections = page.locator('[data-part="sections"]');
    const ask = page.locator('[data-part="ask"] a');
    await field(page).fill('qqqqqqqq');
    // Before that, the status says that the indexes are being loaded.
    await ask.waitFor();
    expect(await ask.getAttribute('href')).toBe('/contact');
    expect(await status(page).textContent()).not.toBe('');
    expect(await sections.isVisible()).toBe(true);
    expect(await results(page).isVisible()).toBe(false);
    await field(page).fill(serviceTitle);
    await firstResult(page).waitFor();
    expect(await ask.isVisible()).toBe(false);
    await field(page).fill('');
    await sections.waitFor();
    expect(await status(page).textContent()).toBe('');
    expect(problems).toEqual([]);
  });

  test('says that it is loading while the indexes are', async () => {
    const { page, goto } = await visitor();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route('**/search-index.json', async (route) => {
      await promise;
      await route.continue();
    });
    await goto('/search');
    await field(page).fill(serviceTitle);
    await expect.poll(() => status(page).textContent()).not.toBe('');
    expect(await firstResult(page).count()).toBe(0);
    resolve(undefined);
    await firstResult(page).waitFor();
  });

  test('says so if it could not be loaded, and tries again', async () => {
    const { page, goto } = await visitor();
    await goto('/search');
    await page.route('**/search-index.json', (route) => route.abort());
    await field(page).fill(serviceTitle);
    await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
    await page.unroute('**/search-index.json');
    await field(page).fill(`${serviceTitle} `);
    await firstResult(page).waitFor();
  });
});

describe('what the search loads', () => {
  test('is nothing before the visitor touches the field, on any page', async () => {
    const { page, goto } = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/search']) {
      await goto(path);
      await page.mouse.move(5, 400);
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((path) => indexes.includes(path))).toEqual([]);
  });

  test('is at most 60 KiB for a first query, with its script', async () => {
    const { page, goto } = await visitor();
    await goto('/search');
    await page.waitForLoadState('networkidle');
    const loaded: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      loaded.push(request.sizes().then((sizes) => sizes.responseBodySize)),
    );
    await field(page).fill(serviceTitle);
    await firstResult(page).waitFor();
    const sizes = await Promise.all(loaded);
    expect(sizes.length).toBeGreaterThanOrEqual(indexes.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });
});

describe('without JavaScript', () => {
  test('the page is lists of pages, without a field', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled: false });
    await goto('/search?q=anything');
    expect(await field(page).isVisible()).toBe(false);
    const main = page.getByRole('main');
    for (const [, path] of services) {
      expect(await main.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
    }
    for (const path of ['/case-studies', '/blog', '/facts-questions', '/locations']) {
      expect(await main.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
    }
    expect(await main.locator('a[href^="/locations#"]').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

describe('the lists of pages', () => {
  const lists = (page: Page) => page.locator('[data-part="sections"] > details');
  const link = (page: Page) => lists(page).last().getByRole('link').first();

  test('are folded on phones below the services, and open without JavaScript', async () => {
    const { page, goto } = await visitor({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await goto('/search');
    for (const list of await lists(page).all()) {
      const isServices = (await list.getAttribute('data-kind')) === 'services';
      expect(await list.getByRole('link').first().isVisible()).toBe(isServices);
    }
    await lists(page).last().locator('summary').click();
    await link(page).waitFor();
  });

  test('are all shown on wide windows, without controls', async () => {
    const { page, goto } = await visitor({ viewport: { width: 1440, height: 900 } });
    await goto('/search');
    expect(await link(page).isVisible()).toBe(true);
    expect(await lists(page).locator('summary:visible').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(
      (await lists(page).count()) + 1,
    );
  });
});

test('the page is not for search engines', () => {
  expect(site.read('search.html')).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(site.read('sitemap-pages.xml')).not.toContain('/search');
});
