import type { Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { locationPage, town } from '../helpers/examplePages.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { site, words } from '../helpers/interfaceWords.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();
const towns = builtSite().routes.filter(({ type }) => type === 'town');

/** Returns the text that the filter shows for a number of towns. */
const townCount = (count: number) =>
  fillPlural(words.scripts.towns.count, count, site.locale, { count: String(count) });

/** An address that is similar to the address of a page. */
const NEAR_MISS = `${town.path}/${locationPage.variant}-agency`;

describe('a wrong address below /locations/', () => {
  it.each([
    [NEAR_MISS, locationPage.path],
    [`/locations/${town.slug.toUpperCase()}-city/`, town.path],
    [`${locationPage.path}-agency`, locationPage.path],
  ])('that is a near miss leads to the page: %s', async (wrong, right) => {
    const { page, goto } = await visitor();
    await goto(wrong);
    await page.waitForURL((url) => url.pathname === right);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('shows the loading text during the lookup, then the not-found texts with the nearest matches', async () => {
    const { page, goto } = await visitor();
    const release = await holdRequests(page, '**/location-index.json');
    await goto(`/locations/${misspelt(town.slug)}/plumbing`);
    await page.getByText('Loading...', { exact: true }).waitFor();
    expect(await page.getByRole('main').innerText()).toBe('Loading...');
    await page.getByRole('heading', { name: 'Loading...' }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByText('The requested location page could not be loaded.').waitFor();
    await page.getByRole('link', { name: town.name, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === town.path);
  });

  it('shows the spinner alone from its first paint on, and the page after ten seconds if its script never comes', async () => {
    const { page, goto } = await visitor();
    await page.route('**/assets/entries/*.js', (route) => route.abort());
    await goto(NEAR_MISS);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1, includeHidden: true });
    const shown = () =>
      heading.evaluate((element) =>
        ['::before', '::after'].map((part) => {
          const { content, visibility } = getComputedStyle(element, part);
          return visibility === 'visible' ? content : undefined;
        }),
      );
    expect(await main.innerText()).toBe('');
    expect(await shown()).toEqual(['""', '"Loading..."']);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        if (iterations !== Infinity) animation.finish();
      }
    });
    expect(await shown()).toEqual([undefined, undefined]);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
  });

  it('suggests the list of towns and other sections if no name is similar', async () => {
    const { page, goto } = await visitor();
    await goto('/locations/xxqqzz');
    await page.getByText('The requested location page could not be loaded.').waitFor();
    const guesses = page.locator('[data-part="matches"] a');
    expect(await guesses.first().getAttribute('href')).toBe('/locations');
    expect(await guesses.count()).toBeGreaterThan(1);
  });

  it('says so as well when the list of locations cannot be loaded', async () => {
    const { page, goto } = await visitor();
    await page.route('**/location-index.json', (route) => route.abort());
    await goto(NEAR_MISS);
    await page.getByText('The requested location page could not be loaded.').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
  });

  it('is an ordinary not-found page without JavaScript', async () => {
    const { page, goto, sent } = await visitor({ javaScriptEnabled: false });
    await goto(NEAR_MISS);
    await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
    expect(sent).toEqual([]);
  });
});

describe('the list of towns', () => {
  it('is filtered by name during typing, without regard to case and punctuation, and says how many are left', async () => {
    const { page, goto } = await visitor();
    await goto('/locations');
    const visible = page.locator('.towns a:visible');
    const all = await visible.allTextContents();
    const nations = page.locator('.nations h2:visible');
    const allNations = await nations.count();
    await page.getByLabel('Find a town or city').fill(plainName(town.name));
    await expect.poll(() => page.locator('[data-part="status"]').textContent()).toBe(townCount(1));
    expect(await visible.allTextContents()).toEqual([town.name]);
    expect(await nations.count()).toBeLessThan(allNations);
    const totals = () =>
      page
        .locator('.counted a')
        .evaluateAll((links) =>
          links.map((link) => Number(link.getAttribute('data-count')?.replaceAll(',', ''))),
        );
    const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(sum(await totals())).toBe(1);
    await page.getByLabel('Find a town or city').fill('');
    expect(await visible.allTextContents()).toEqual(all);
    expect(sum(await totals())).toBe(all.length);
  });

  it('lists the towns that were found below the field, and Enter opens the first', async () => {
    const { page, goto } = await visitor();
    await goto('/locations');
    await page.getByLabel('Find a town or city').fill(plainName(town.name));
    const found = page.locator('[data-part="found"] a');
    await expect.poll(() => found.allTextContents()).toEqual([town.name]);
    expect(await page.locator('.town-map .map__lit').getAttribute('d')).toMatch(/^M\d+ \d+h0$/);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === town.path);
  });

  it('has the towns whose names begin with the text first', async () => {
    const { page, goto } = await visitor();
    await goto('/locations');
    const names = (await page.locator('.towns a').allTextContents()).map(plainName);
    // The first town in the list that has this letter does not begin with it.
    const letter = stated(
      names
        .map((name) => name.charAt(0))
        .find((first) => !names.find((name) => name.includes(first))?.startsWith(first)),
    );
    await page.getByLabel('Find a town or city').fill(letter);
    const found = page.locator('[data-part="found"] a').first();
    await expect
      .poll(async () => plainName((await found.textContent()) ?? ''))
      .toMatch(new RegExp(`^${letter}`));
    const path = await found.getAttribute('href');
    await page.getByLabel('Find a town or city').press('Enter');
    await page.waitForURL((url) => url.pathname === path);
  });

  it('shows the towns of the region that is pointed at on the map of its nation', async () => {
    const { page, goto } = await visitor();
    await goto('/locations');
    const region = page.locator('.region').first();
    const lit = page.locator('.nation .map__lit').first();
    // The first move loads the code.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await region.locator('h3').hover();
        return (await lit.getAttribute('d'))?.match(/M/g)?.length;
      })
      .toBe(await region.locator('.towns a').count());
    await region.locator('.towns a').first().hover();
    expect(await lit.getAttribute('d')).toMatch(/^M\d+ \d+h0$/);
  });

  it('has dots that are links for a pointer', async () => {
    const { page, goto } = await visitor();
    await goto('/locations');
    const spot = await page.evaluate(() => {
      const map = document.querySelector<SVGSVGElement>('[data-part="map"]');
      const [, x, y] =
        /M(\d+) (\d+)/.exec(map?.querySelector('.map__dots')?.getAttribute('d') ?? '') ?? [];
      const at = new DOMPoint(Number(x), Number(y)).matrixTransform(
        map?.getScreenCTM() ?? undefined,
      );
      return { x: at.x, y: at.y };
    });
    const first = await page.locator('.towns a').first().getAttribute('href');
    // The first move loads the code.
    await expect
      .poll(async () => {
        await page.mouse.move(spot.x - 1, spot.y);
        await page.mouse.move(spot.x, spot.y);
        return page.locator('[data-part="spot"]').getAttribute('href');
      })
      .toBe(first);
    await page.mouse.click(spot.x, spot.y);
    await page.waitForURL((url) => url.pathname === first);
  });

  it('has all towns and no filter without JavaScript', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/locations');
    expect(await page.locator('.towns a:visible').count()).toBe(towns.length);
    expect(await page.getByLabel('Find a town or city').isVisible()).toBe(false);
  });

  it('is folded by region on phones, and unfolded by a link to a region and by the filter', async () => {
    const { page, goto } = await visitor({ viewport: { width: 390, height: 844 } });
    const regions = page.locator('.region');
    const region = page.locator('.region:has([id])').last();
    const shown = () => page.locator('.towns a:visible').count();
    await goto('/locations');
    expect(await shown()).toBe(0);
    await goto(`/locations#${await region.locator('.towns').getAttribute('id')}`);
    await expect.poll(shown).toBe(await region.locator('.towns a').count());
    expect(await region.locator('summary').isVisible()).toBe(true);
    await goto('/locations');
    await page.getByLabel('Find a town or city').fill(plainName(town.name));
    await expect
      .poll(() => page.locator('.towns a:visible').allTextContents())
      .toEqual([town.name]);
    await page.getByLabel('Find a town or city').fill('');
    await expect.poll(shown).toBe(0);
    await regions.first().locator('summary').click();
    await expect.poll(shown).toBe(await regions.first().locator('.towns a').count());
  });

  it('has the same regions unfolded before and after a query', async () => {
    const { page, goto } = await visitor({ viewport: { width: 390, height: 844 } });
    await goto('/locations');
    const regions = page.locator('.region');
    const field = page.getByLabel('Find a town or city');
    const query = async () => {
      await field.fill(plainName(town.name));
      await expect
        .poll(() => page.locator('.towns a:visible').allTextContents())
        .toEqual([town.name]);
      await field.fill('');
    };
    const unfolded = () =>
      regions.evaluateAll((all) => all.flatMap((one, at) => (one.matches('[open]') ? at : [])));
    // The press is the first touch, with which the script loads.
    await regions.last().locator('summary').click();
    await expect.poll(unfolded).toHaveLength(1);
    const own = await unfolded();
    await query();
    expect(await unfolded()).toEqual(own);
    await regions.first().locator('summary').click();
    await query();
    expect(await unfolded()).toEqual([0, ...own]);
  });

  it('says how many towns the filter leaves in a nation without regions', async () => {
    const { page, goto } = await visitor({ viewport: { width: 390, height: 844 } });
    await goto('/locations');
    const fold = page.locator('.region:has([data-part="count"])').first();
    const name = stated((await fold.locator('.towns a').allTextContents())[0]);
    const count = fold.locator('[data-part="count"]');
    const before = await count.textContent();
    const field = page.getByLabel('Find a town or city');
    await field.fill(plainName(name));
    await expect.poll(() => fold.locator('.towns a:visible').count()).toBeGreaterThan(0);
    const left = await fold.locator('.towns a:visible').count();
    expect(await count.textContent()).toBe(townCount(left));
    await field.fill('');
    expect(await count.textContent()).toBe(before);
  });

  it('loads the script of the filter with the first touch, and never the list for lookups', async () => {
    const { page, goto } = await visitor();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const filters = async () => {
      await page.waitForLoadState('networkidle');
      const scripts = responses.filter((response) => response.url().endsWith('.js'));
      const texts = await Promise.all(scripts.map((response) => response.text()));
      return texts.filter((text) => /data-part=.{0,2}towns.{0,2}\] a/.test(text)).length;
    };
    await goto('/locations');
    expect(await filters()).toBe(0);
    await page.getByLabel('Find a town or city').focus();
    await expect.poll(filters).toBe(1);
    expect(responses.map((response) => response.url()).join()).not.toContain('location-index');
  });
});

/** Returns a slug with two letters in the middle swapped. */
function misspelt(slug: string): string {
  const middle = Math.floor(slug.length / 2);
  const [first = '', second = ''] = slug.slice(middle - 1, middle + 1);
  return `${slug.slice(0, middle - 1)}${second}${first}${slug.slice(middle + 1)}`;
}

/** Returns a name as a visitor may type it: in lower case, without apostrophes, hyphens and the like. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z ]/g, '');
}
