import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { sampleContent } from '../helpers/sampleContent.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();

const { legalPages } = (await sampleContent()).collections;
const pages = legalPages.map(({ slug, data }) => ({
  path: `/${slug}`,
  isDated: data.lastUpdated !== undefined,
}));

describe.each(pages)('$path', ({ path, isDated }) => {
  test.skipIf(isDated)("shows the visitor's date as the date of the last update", async () => {
    const { page, goto, problems } = await visitor();
    await page.clock.setFixedTime('2031-03-09T12:00:00Z');
    await goto(path);
    const date = page.getByRole('main').locator('time');
    await date.getByText('9 March 2031').waitFor();
    expect(await date.getAttribute('datetime')).toBe('2031-03-09');
    expect(await page.getByText('Last updated: 9 March 2031').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('has a Back button that goes back', async () => {
    const { page, goto, address, problems } = await visitor();
    // The script of the button loads after the page. Until it listens, the button leads home.
    await page.addInitScript(() => {
      const { addEventListener } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.addEventListener = function (
        this: HTMLAnchorElement,
        ...listener: Parameters<typeof addEventListener>
      ) {
        addEventListener.apply(this, listener);
        if ('back' in this.dataset) this.dataset.back = 'ready';
      };
    });
    await goto('/about');
    await goto(path);
    await page.locator('[data-back="ready"]').click();
    await page.waitForURL('**/about');
    expect(address()).toBe('/about');
    expect(problems).toEqual([]);
  });

  test('has a Back button that goes home if there is nothing to go back to', async () => {
    const { page, goto, address } = await visitor({ javaScriptEnabled: false });
    await goto(path);
    await page.getByRole('main').getByText('Back', { exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(address()).toBe('/');
  });

  test('has room for the focus of a link in its list of sections', async () => {
    const { page, goto } = await visitor({ viewport: { width: 1440, height: 900 } });
    await goto(path);
    const nav = page.locator('.beside-contents');
    const link = nav.getByRole('link').first();
    const [box, edge] = [await link.boundingBox(), await nav.boundingBox()];
    // The outline is 3 px wide, and 2 px from the link.
    expect((box?.x ?? 0) - 5).toBeGreaterThanOrEqual(edge?.x ?? Infinity);
    expect((box?.y ?? 0) - 5).toBeGreaterThanOrEqual(edge?.y ?? Infinity);
  });

  test('has a list of sections with a link to each', async () => {
    const { page, goto, address } = await visitor();
    await goto(path);
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await links.last().click();
    const heading = page.locator(address().slice(path.length));
    const number = await links.count();
    expect(await heading.innerText()).toBe(`${number}. ${await links.last().innerText()}`);
  });
});

test('the list of sections marks a section whose id has letters outside ASCII', async () => {
  const { slug, markdown } = stated(legalPages[0]);
  const { id } = stated(markdown.headings.filter(({ depth }) => depth === 2)[1]);
  const { page, goto } = await visitor();
  await page.route(`**/${slug}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(`href="#${id}"`, 'href="#café"')
      .replaceAll(`id="${id}"`, 'id="café"');
    await route.fulfill({ response, body: html });
  });
  await goto(`/${slug}#café`);
  const current = page.locator('[data-enhance="scroll-spy"] [aria-current]');
  await expect.poll(() => current.getAttribute('href')).toBe('#café');
});
