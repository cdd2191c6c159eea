import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { isLongName, longWords } from '../../templates/parts/longWords.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { longestPages } from '../helpers/longestPages.ts';
import { sampleContent } from '../helpers/sampleContent.ts';

/** The pages of the sample with words that another agency may have. */
const visitor = builtSiteInBrowser();
const TITLE = 'Telecommunications infrastructures';
const PERSON = 'Wilhelmina Featherstonehaugh-Cholmondeley';

async function openedAt(width: number, path: string) {
  const viewport = { width, height: 900 };
  const { page, goto } = await visitor({ viewport, javaScriptEnabled: false });
  await goto(path);
  return page;
}

/** Returns the path of the longest page of a type. */
function pathOf(type: string): string {
  const page = longestPages(builtSite()).find((candidate) => candidate.type === type);
  if (!page) throw new Error(`The sample has no page of the type ${type}.`);
  return page.path;
}

/** Writes a text into the first element, with the class that a build gives it. */
function write(element: Locator, text: string) {
  return element.first().evaluate(
    (target, [words, className]) => {
      target.textContent = words;
      if (className) target.classList.add(className);
    },
    [text, longWords(text) ?? ''] as const,
  );
}

/** Returns the right edge of the text of the first element. */
function textEnd(element: Locator): Promise<number> {
  return element.first().evaluate((target) => {
    const range = document.createRange();
    range.selectNodeContents(target);
    return Math.round(range.getBoundingClientRect().right);
  });
}

test.each([320, 390])('a long name leaves room for the menu at %i px', async (width) => {
  const page = await openedAt(width, '/contact');
  const name = 'Fitzwilliam-Ballyshannon Infrastructures';
  expect(isLongName(name)).toBe(true);
  const wordmark = page.locator('.site-header .wordmark');
  await wordmark.evaluate((element, text) => {
    element.classList.add('wordmark--long');
    element.querySelector('span')?.replaceChildren(text);
  }, name);
  const box = await wordmark.boundingBox();
  const menu = await page.locator('.mobile-menu').boundingBox();
  const header = await page.locator('.site-header').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? Infinity)).toBeLessThanOrEqual(width);
  expect(menu?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? Infinity));
  expect(box?.height).toBeLessThanOrEqual(header?.height ?? 0);
});

describe.each([320, 390, 1440])('at %i px', (width) => {
  test.each(['home', 'service', 'post'])(
    'a long word of the heading fits into the head of a page of the type %s',
    async (type) => {
      const page = await openedAt(width, pathOf(type));
      const heading = page.locator('h1');
      await write(heading, TITLE);
      expect(await textEnd(heading)).toBeLessThanOrEqual(width - 16);
      const box = await heading.boundingBox();
      expect(await textEnd(heading)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
    },
  );

  test('a range of millions fits below the heading of a service', async () => {
    const page = await openedAt(width, pathOf('service'));
    const range = page.locator('.page-head__price strong .whole');
    await write(range, '£12,250,000–£138,500,000');
    expect(await textEnd(range)).toBeLessThanOrEqual(width - 16);
  });

  test('the price of millions ends with the list of services on the home page', async () => {
    const page = await openedAt(width, '/');
    const price = page.locator('.service-card__price');
    await price.first().evaluate((element) => {
      element.textContent = 'from £1,250,000\n18–36 months';
    });
    const list = await page.locator('.services').boundingBox();
    const end = (list?.x ?? 0) + (list?.width ?? 0);
    expect(await textEnd(price)).toBeLessThanOrEqual(Math.round(end));
    const starts = await page
      .locator('.service-card > p:not(.service-card__price)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(1);
  });

  test('the title of the next post fits below a post', async () => {
    const page = await openedAt(width, pathOf('post'));
    const title = page.locator('.next-post h2').first();
    await write(title, `Antidisestablishmentarianist surveyors`);
    expect(await textEnd(title)).toBeLessThanOrEqual(width - 16);
  });

  test('a long name of the person who answers for a service fits beside the form', async () => {
    const page = await openedAt(width, pathOf('service'));
    const name = page.locator('.ask__person h3');
    await write(name, PERSON);
    expect(await textEnd(name)).toBeLessThanOrEqual(width - 16);
  });

  test('long names of the people who answer do not run into each other', async () => {
    const page = await openedAt(width, '/contact');
    const names = page.locator('.answering h3');
    const count = await names.count();
    for (let index = 0; index < count; index++) await write(names.nth(index), PERSON);
    for (let index = 0; index < count; index++) {
      const column = await page.locator('.answering .people > li').nth(index).boundingBox();
      const end = (column?.x ?? 0) + (column?.width ?? 0);
      expect(await textEnd(names.nth(index))).toBeLessThanOrEqual(Math.ceil(end));
    }
  });
});

test.each([320, 820, 1440])(
  'a service whose name is one long word fits into the results of the search at %i px',
  async (width) => {
    const { page, goto } = await visitor({ viewport: { width, height: 900 } });
    const [service] = (await sampleContent()).collections.services;
    await goto(`/search?${new URLSearchParams({ q: service?.data.title ?? '' })}`);
    const result = page.locator('.search__group li');
    await result.first().waitFor();
    await result
      .locator('a')
      .first()
      .evaluate((link) => {
        link.textContent = 'Telecommunicationsinfrastructuresmaintenances';
      });
    const row = await result.first().boundingBox();
    expect(await textEnd(result.locator('a'))).toBeLessThanOrEqual(
      Math.ceil((row?.x ?? 0) + (row?.width ?? 0)),
    );
  },
);

test.each([390, 1440])('a long email address stays in its row at %i px', async (width) => {
  const page = await openedAt(width, '/contact');
  const row = page.locator('.contact-ways > div:has([href^="mailto:"])');
  await row.locator('a').evaluate((link) => {
    link.innerHTML = 'hello<wbr>@telecommunicationsinfrastructuresmaintenances.example';
  });
  const text = await row.locator('dd').boundingBox();
  const box = await row.boundingBox();
  expect(text?.y).toBeGreaterThanOrEqual(Math.floor(box?.y ?? Infinity));
  expect((text?.y ?? 0) + (text?.height ?? Infinity)).toBeLessThanOrEqual(
    Math.ceil((box?.y ?? 0) + (box?.height ?? 0)),
  );
  expect(await textEnd(row.locator('a'))).toBeLessThanOrEqual(width - 16);
});

test('a range of millions fits into the row of a sign on phones', async () => {
  const page = await openedAt(320, pathOf('location'));
  const range = page.locator('.distances dd .whole');
  await write(range, '£12,250,000–£138,500,000');
  const row = await page.locator('.distances > div:has(.whole)').first().boundingBox();
  expect(await textEnd(range)).toBeLessThanOrEqual(Math.ceil((row?.x ?? 0) + (row?.width ?? 0)));
});

test('a service with a long word has its price below its name on phones', async () => {
  const page = await openedAt(320, '/');
  const card = page.locator('.service-card').first();
  await write(card.locator('h3'), TITLE);
  const name = await card.locator('h3').boundingBox();
  const price = await card.locator('.service-card__price').boundingBox();
  expect(price?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? Infinity));
});

test('a phone number that is wider than its line breaks', async () => {
  const page = await openedAt(320, '/contact');
  const link = page.locator('.site-footer [href^="tel:"]');
  await write(link, '+353 (0)42 966 0123 or 966 0124, extension 4567');
  expect(await textEnd(link)).toBeLessThanOrEqual(304);
});
