import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { service, services } from '../helpers/exampleServices.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();
const { layout } = builtSite();
const crm = stated(layout.site.crm);
const phone = { viewport: { width: 390, height: 844 } };

/** The use of the menus with the keyboard only, with and without a script. */
describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  test('the first focusable element is the skip link, which leads past the header', async () => {
    const { page, goto, address } = await visitor({ javaScriptEnabled });
    await goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    expect(await isFocused(skip)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(address()).toBe('/about#main');
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('main').getByRole('link').first())).toBe(true);
  });

  test('the services menu opens, leads to a service, and closes', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled });
    await goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const services = menu.locator('summary', { hasText: 'Services' });
    const first = menu.locator(`a[href="${service.path}"]`);
    expect(await first.isVisible()).toBe(false);

    await tabTo(page, services);
    await page.keyboard.press('Enter');
    expect(await first.isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'All services and prices' }).isVisible()).toBe(
      true,
    );
    await page.keyboard.press('Space');
    expect(await first.isVisible()).toBe(false);
    await page.keyboard.press('Space');

    await page.keyboard.press('Tab');
    expect(await isFocused(first)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${service.path}`);
    expect(problems).toEqual([]);
  });

  test('only one of the services and Tools menus is open at a time', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled });
    await goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const tools = menu.locator('summary', { hasText: 'Tools' });
    await tabTo(page, menu.locator('summary', { hasText: 'Services' }));
    await page.keyboard.press('Enter');
    await tabTo(page, tools);
    await page.keyboard.press('Enter');
    expect(await menu.getByRole('link', { name: crm.label }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'All services and prices' }).isVisible()).toBe(
      false,
    );
  });

  test('the services menu states the price and the duration of each service', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled });
    await goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Services' }).click();
    for (const { path } of services) {
      const { label, description, from, duration } = stated(
        layout.services.find((one) => one.path === path),
      );
      const words = await menu.locator(`a[href="${path}"]`).innerText();
      expect(words.split('\n')).toEqual([label, duration, from, description]);
      expect(from).toMatch(/£/);
    }
  });

  test('an open menu stays within the window', async () => {
    for (const width of [1070, 1440]) {
      const { page, goto } = await visitor({ javaScriptEnabled, viewport: { width, height: 800 } });
      await goto('/about');
      for (const name of ['Services', 'Tools']) {
        const group = page.getByRole('navigation', { name: 'Main' }).locator('details', {
          has: page.locator('summary', { hasText: name }),
        });
        await group.locator('summary').click();
        const box = await group.locator('ul').boundingBox();
        expect(box?.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(
          width,
        );
      }
    }
  });

  test('the mobile menu shows five services, and all of them on request', async () => {
    const { page, goto, problems } = await visitor({ javaScriptEnabled, ...phone });
    await goto('/about');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    const links = menu.getByRole('link').filter({ visible: true });
    expect(await menu.isVisible()).toBe(false);

    await tabTo(page, page.getByRole('banner').locator('summary', { hasText: /^Menu$/ }));
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    const shown = async () =>
      (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).filter(
        (href) => href?.startsWith('/services/'),
      );
    expect(await shown()).toEqual(services.slice(0, 5).map(({ path }) => path));

    await tabTo(page, menu.locator('summary', { hasText: 'All services' }));
    await page.keyboard.press('Enter');
    expect(await shown()).toEqual(services.map(({ path }) => path));

    await tabTo(page, menu.getByRole('link', { name: 'Contact' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');
    expect(problems).toEqual([]);
  });
});

/** Returns the texts that have a line below them, of those that a menu shows. */
function underlined(texts: Locator): Promise<string[]> {
  return texts
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).textDecorationLine === 'underline')
        .map((element) => element.textContent),
    );
}

test('the mobile menu has a line below the link to the current page, or below the list that has it', async () => {
  const { page, goto } = await visitor(phone);
  const rows = page.getByRole('navigation', { name: 'Mobile' }).locator('a, summary');
  const linked = stated(layout.navigation.header[0]);
  const [first] = layout.services;
  for (const [path, row] of [
    [linked.href, linked.label],
    [service.path, first?.label],
    ['/services', 'Show all services'],
  ] as const) {
    await goto(path);
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /^Menu$/ })
      .click();
    expect(await underlined(rows), path).toEqual([row]);
  }
});

test('open menus have a line below the link to the current page, if it has no pictogram either', async () => {
  const { page, goto } = await visitor();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const tool = stated(layout.navigation.tools?.[0]);
  for (const [path, group, link] of [
    ['/services', 'Services', 'All services and prices'],
    [tool.href, 'Tools', tool.label],
  ] as const) {
    await goto(path);
    await menu.locator('summary', { hasText: group }).click();
    expect(await underlined(menu.locator('.mega span')), path).toEqual([link]);
  }
});

test('the link to the search has a line below it on the page of the search', async () => {
  const { page, goto } = await visitor();
  const lineOf = () =>
    page
      .getByRole('banner')
      .locator('a[href="/search#q"]')
      .evaluate((link) => getComputedStyle(link).borderBottomStyle);
  await goto('/about');
  expect(await lineOf()).toBe('none');
  await goto('/search');
  expect(await lineOf()).toBe('solid');
});

test('the phone number is in the header on small screens, as a link that a finger can hit', async () => {
  const number = stated(layout.site.phoneDisplay);
  for (const width of [320, 390, 820]) {
    const { page, goto } = await visitor({ viewport: { width, height: 844 } });
    await goto('/about');
    const link = page.getByRole('banner').getByRole('link', { name: `Call ${number}` });
    expect(await link.getAttribute('href')).toBe(`tel:${layout.site.phone}`);
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not visible.');
    expect(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

test('the contact page has the phone number in the first screen of a phone', async () => {
  const { page, goto } = await visitor(phone);
  await goto('/contact');
  const link = page.getByRole('main').locator('a[href^="tel:"]').first();
  expect((await link.boundingBox())?.y).toBeLessThan(phone.viewport.height);
});

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === node.ownerDocument.activeElement);
}

/** Presses Tab until an element has the focus. Throws if the keyboard does not reach it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it in 60 steps.');
}
