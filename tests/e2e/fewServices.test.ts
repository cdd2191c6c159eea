import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { locationPage, town } from '../helpers/examplePages.ts';
import { rebrand } from '../helpers/rebranded.ts';

const visitor = builtSiteInBrowser();

/** Opens a page in a window of some width. Without scripts, parts below the window are laid out as well. */
async function openedAt(width: number, path: string, brand?: Parameters<typeof rebrand>[1]) {
  const viewport = { width, height: 900 };
  const options = { viewport, reducedMotion: 'reduce', javaScriptEnabled: false } as const;
  const { page, goto } = await visitor(options);
  if (brand) await rebrand(page, brand);
  await goto(path);
  return page;
}

/** Leaves the first `count` elements that match a selector. */
async function keep(page: Page, selector: string, count: number): Promise<void> {
  await page
    .locator(selector)
    .evaluateAll((all, kept) => all.slice(kept).forEach((item) => item.remove()), count);
}

/** Returns the boxes of all elements that match, in whole pixels. */
function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    }),
  );
}

const WIDTHS = [390, 820, 1440];

test.each([320, 390, 480])(
  'the header at %i px has room for the menu beside a long name',
  async (width) => {
    const page = await openedAt(width, '/contact');
    await page.locator('.site-header .wordmark span').evaluate((name) => {
      name.textContent = 'Pryce-Jones & O’Hare';
    });
    const [name] = await boxesOf(page.locator('.site-header .wordmark'));
    const [menu] = await boxesOf(page.locator('.mobile-menu'));
    expect(menu?.right).toBeLessThanOrEqual(width);
    expect(menu?.left).toBeGreaterThan(name?.right ?? Infinity);
  },
);

describe.each(WIDTHS)('the footer at %i px', (width) => {
  test('lists up to three services below their heading', async () => {
    const page = await openedAt(width, '/contact');
    for (const count of [3, 2, 1]) {
      await keep(page, '.site-footer__services > li', count);
      const [heading] = await boxesOf(page.locator('nav:has(> .site-footer__services) > h2'));
      const items = await boxesOf(page.locator('.site-footer__services > li'));
      expect(items.map(({ left }) => left)).toEqual(Array(count).fill(heading?.left));
    }
  });

  test('starts the columns of five services in line', async () => {
    const page = await openedAt(width, '/contact');
    await keep(page, '.site-footer__services > li', 5);
    const items = await boxesOf(page.locator('.site-footer__services > li'));
    expect(items[3]?.top).toBe(items[0]?.top);
    expect(items[3]?.left).toBeGreaterThan(items[0]?.right ?? Infinity);
  });

  test.each([3, 10])('has no empty column beside a single menu and %i services', async (count) => {
    const page = await openedAt(width, '/contact');
    await keep(page, '.site-footer__services > li', count);
    await keep(page, '.site-footer__columns > nav', 2);
    const [columns] = await boxesOf(page.locator('.site-footer__columns > nav:last-child'));
    const [line] = await boxesOf(page.locator('.site-footer__end > ul'));
    expect(columns?.right).toBe(line?.right);
  });
});

test.each([820, 1440])(
  'the prices of services end in line on the home page at %i px',
  async (width) => {
    const page = await openedAt(width, '/');
    const prices = await boxesOf(page.locator('.services > li > .service-card__price'));
    expect(prices.length).toBeGreaterThan(0);
    expect(new Set(prices.map(({ right }) => right)).size).toBe(1);
  },
);

describe.each([820, 1440])('the services on the page of a town at %i px', (width) => {
  test.each([1, 2, 3, 4, 5])('fill their rows if there are %i', async (count) => {
    const page = await openedAt(width, town.path);
    const list = page.locator('.town-services');
    await list.evaluate((element, wanted) => {
      const [first] = element.children;
      if (!first) return;
      element.replaceChildren(...Array.from({ length: wanted }, () => first.cloneNode(true)));
    }, count);
    const [whole] = await boxesOf(list);
    const cards = await boxesOf(list.locator('> li'));
    expect(cards).toHaveLength(count);
    for (const row of Map.groupBy(cards, ({ top }) => top).values()) {
      expect(Math.min(...row.map(({ left }) => left))).toBe(whole?.left);
      expect(Math.max(...row.map(({ right }) => right))).toBe(whole?.right);
    }
  });
});

test.each([
  ['/', 820, 3],
  ['/', 1440, 1],
])('the services of %s have whole rows at %i px if there are %i', async (path, width, count) => {
  const page = await openedAt(width, path);
  await keep(page, '.services > li', count);
  const [list] = await boxesOf(page.locator('.services'));
  const cards = await boxesOf(page.locator('.services > li'));
  expect(cards.map(({ right }) => right)).toEqual(cards.map(() => list?.right));
});

describe('a brand with plain heads', () => {
  const plain = {
    palette: {
      paper: { light: '#fcfcfb' },
      ink: { light: '#1c1c1f' },
      primary: { light: '#7a2e4d' },
      signal: { light: '#ffdee8' },
    },
    shape: {
      radius: 4,
      plateRadius: 4,
      plateEdge: false,
      signs: false,
      heads: 'plain',
      cards: 'outlined',
    },
  } as const;

  test.each(WIDTHS)('shows no strip of paper above a band at %i px', async (width) => {
    const page = await openedAt(width, '/', plain);
    const [band] = await boxesOf(page.locator('.band--tint + .band--primary'));
    const [plate] = await boxesOf(page.locator('.band--tint + .band--primary > .plate'));
    expect(plate?.top).toBe(band?.top);
  });

  test('starts heading, sections, bands and the footer at the same edge on phones', async () => {
    const page = await openedAt(390, '/', plain);
    const starts = 'h1, #services h2, #lead-capture h2, .site-footer__name';
    const boxes = await boxesOf(page.locator(starts));
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes.map(({ left }) => left))).toEqual(new Set([16]));
  });

  test.each([
    ['a town', town.path],
    ['a service in a town', locationPage.path],
  ])('puts a long distance on the page of %s below the name on phones', async (_, path) => {
    const page = await openedAt(320, path, plain);
    await page.locator('.flag__figure').evaluateAll((all) => {
      for (const figure of all) {
        figure.textContent = '134 kilometres south-west';
        figure.previousElementSibling?.replaceChildren('Newtownards');
      }
    });
    const figures = await boxesOf(page.locator('.flag__figure'));
    expect(figures.length).toBeGreaterThan(0);
    expect(Math.max(...figures.map(({ right }) => right))).toBeLessThanOrEqual(304);
  });
});

test('an email address that does not fit beside its label stays whole below it', async () => {
  const page = await openedAt(390, '/contact');
  const link = page.locator('.contact-ways dd > [href^="mailto:"]');
  await link.evaluate((element) => (element.textContent = 'studio@fenwickandrowe.example'));
  expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
  const [row] = await boxesOf(page.locator('.contact-ways'));
  const [address] = await boxesOf(link);
  expect(address?.right).toBeLessThanOrEqual(row?.right ?? 0);
});

test('a long phone number at the top of the contact page stays within it on phones', async () => {
  const page = await openedAt(320, '/contact');
  const link = page.locator('.contact-phone > a');
  await link.evaluate((element) => (element.textContent = '+44 (0)28 9262 0000'));
  const [number] = await boxesOf(link);
  expect(number?.right).toBeLessThanOrEqual(304);
});

test('a post without a picture is in one column', async () => {
  const page = await openedAt(1440, '/blog');
  await keep(page, '.post-card', 1);
  const card = page.locator('.post-card').first();
  await card.evaluate((element) => {
    element.querySelector('picture, img')?.remove();
    element.closest('li')?.style.setProperty('grid-column', '1 / -1');
  });
  const parts = await boxesOf(card.locator('> *'));
  expect(parts.length).toBeGreaterThan(2);
  expect(new Set(parts.map(({ left }) => left)).size).toBe(1);
});
