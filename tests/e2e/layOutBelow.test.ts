import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { holdScripts } from '../helpers/holdScripts.ts';
import { partsLeft } from '../helpers/laidOut.ts';

const visitor = builtSiteInBrowser();
const phone = { viewport: { width: 390, height: 844 } };

/** The content below the window is not laid out before the first paint, and is complete afterwards. */
describe('the content below the window', () => {
  test('waits for the first paint and for the script, which then lays it out', async () => {
    const { page, goto } = await visitor(phone);
    const release = await holdScripts(page);
    const opened = goto('/');
    await expect.poll(() => partsLeft(page)).toBeGreaterThan(5);
    await release();
    await opened;
    await expect.poll(() => partsLeft(page)).toBe(0);
  });

  test('is laid out if the visitor scrolls before that, so that each section can fade in', async () => {
    const { page, goto } = await visitor(phone);
    // The clock is stopped, so no timer lays out a part.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await goto('/');
    expect(await partsLeft(page)).toBeGreaterThan(5);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => partsLeft(page)).toBe(0);
    const portfolio = page.locator('#portfolio');
    await expect.poll(() => portfolio.getAttribute('data-fade-state')).toBe('waiting');
    // If a section is taller than the window, a fifth of the window is enough.
    await portfolio.evaluate((section) => {
      const { top, height } = section.getBoundingClientRect();
      if (height < 2 * innerHeight) throw new Error('The section is not a tall one.');
      scrollBy({ top: top - 0.7 * innerHeight, behavior: 'instant' });
    });
    await expect.poll(() => portfolio.getAttribute('data-fade-state')).toBe('shown');
  });

  test('waits for the visible picture in a list of pictures', async () => {
    const { page, goto } = await visitor(phone);
    let send: (() => Promise<void>) | undefined;
    await page.route('**/images/portfolio/*', async (route) => {
      if (send) await route.continue();
      else send = () => route.continue();
    });
    void goto('/case-studies').catch(() => undefined);
    await page.locator(':root[data-script]').waitFor();
    await expect.poll(() => partsLeft(page)).toBe(0);
    const last = page.locator('main li', { has: page.locator('picture') }).last();
    const isLaidOut = () =>
      last.evaluate((item) => getComputedStyle(item).contentVisibility === 'visible');
    // The script may run before the style sheet has arrived, which holds the items back.
    await expect.poll(isLaidOut).toBe(false);
    await send?.();
    await expect.poll(isLaidOut).toBe(true);
  });

  test('does not wait if a link leads to an anchor', async () => {
    const { page, goto } = await visitor(phone);
    await holdScripts(page);
    void goto('/#contact').catch(() => undefined);
    await page.locator('footer').waitFor();
    await expect.poll(() => partsLeft(page)).toBe(0);
    const section = page.locator('#contact');
    // The section is below the header, at the position from which it counts as current.
    await expect
      .poll(() => section.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
      .toBe(100);
  });

  test('does not wait if the browser restores the scroll position', async () => {
    const { page, goto } = await visitor(phone);
    await goto('/');
    await expect.poll(() => partsLeft(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 7000, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(7000);
  });

  test('does not wait without JavaScript or in print', async () => {
    const { page, goto } = await visitor({ ...phone, javaScriptEnabled: false });
    await goto('/');
    expect(await partsLeft(page)).toBe(0);
    const reader = await visitor(phone);
    await holdScripts(reader.page);
    void reader.goto('/').catch(() => undefined);
    await expect.poll(() => partsLeft(reader.page)).toBeGreaterThan(5);
    await reader.page.emulateMedia({ media: 'print' });
    expect(await partsLeft(reader.page)).toBe(0);
  });
});
