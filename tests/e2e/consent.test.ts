import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { curlQuotes } from '#cli/plan/curlQuotes.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { locationPage, town } from '../helpers/examplePages.ts';
import { service } from '../helpers/exampleServices.ts';
import { sampleContent } from '../helpers/sampleContent.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();
const { legalPages } = (await sampleContent()).collections;
const cookiePolicy = legalPages.find(({ slug }) => slug === 'cookie-policy');

/** The pages that a visitor opens before answering. */
const PAGES = ['/', service.path, '/contact', locationPage.path, '/blog'];

/** Cookies and other side effects, before and after a visitor has answered (docs/behaviour.md#consent-analytics-booking). */
describe('before a choice', () => {
  test('nothing is stored and no request leaves the site, whatever else the visitor does', async () => {
    const { page, goto, problems } = await visitor();
    for (const path of PAGES) {
      await goto(path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
      await page.waitForLoadState('networkidle');
      expect(await stored(page), path).toEqual({});
    }
    expect(problems).toEqual([]);
  });

  test('the banner gives Accept and Reject the same weight, and causes no layout shift', async () => {
    for (const width of [390, 1440]) {
      const { page, goto } = await visitor({ viewport: { width, height: 844 } });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const [page] = performance.getEntriesByType('navigation');
          const { domInteractive } = page as PerformanceNavigationTiming;
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            // On a busy machine, the browser paints a header before its last parts are parsed. The banner appears later.
            if (domInteractive === 0 || entry.startTime < domInteractive) continue;
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + value,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await goto('/about');
      const [accept, reject] = await Promise.all(
        ['Accept', 'Reject'].map((name) =>
          page.getByRole('button', { name, exact: true }).evaluate((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { backgroundColor, color, fontSize, fontWeight, borderColor } =
              getComputedStyle(button);
            // Browsers divide a row of an odd number of 64ths of a pixel unequally.
            const size = { width: width.toFixed(1), height: height.toFixed(1) };
            return { ...size, backgroundColor, color, fontSize, fontWeight, borderColor };
          }),
        ),
      );
      expect(reject).toEqual(accept);
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
    }
  });

  test('the banner covers at most a quarter of a phone, and waits below an open menu', async () => {
    const { page, goto } = await visitor({ viewport: { width: 390, height: 844 } });
    await goto('/about');
    const banner = page.getByRole('region', { name: 'Cookies' });
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(844 / 4);
    await page.locator('.mobile-menu > summary').click();
    await banner.waitFor({ state: 'hidden' });
    await page.locator('.mobile-menu > summary').click();
    await banner.waitFor();
  });

  // A window of 1280 × 1024 px has 320 × 256 px at a zoom of 400 % (WCAG 2.2, SC 1.4.10).
  test.each([
    [390, 700],
    [320, 256],
  ])(
    'at %i × %i px the banner can be reached by keyboard, does not trap the focus, and never covers the focused element',
    async (width, height) => {
      const { page, goto } = await visitor({ viewport: { width, height } });
      await goto('/contact');
      const banner = page.getByRole('region', { name: 'Cookies' });
      await banner.waitFor();
      let reached = false;
      let left = false;
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const box = focused.getBoundingClientRect();
          const shown = document.elementFromPoint(
            box.left + box.width / 2,
            box.top + Math.min(box.height / 2, innerHeight / 4),
          );
          return {
            name: focused.textContent.trim().slice(0, 40),
            inBanner: focused.closest('.consent, [data-enhance="consent"]') !== null,
            isSeen:
              // After the last element the focus is on the page itself.
              focused === document.body ||
              (shown !== null &&
                (focused.contains(shown) ||
                  shown.contains(focused) ||
                  shown.closest('label') !== null)),
          };
        });
        left ||= reached && !focus.inBanner;
        reached ||= focus.inBanner;
        expect(focus.isSeen, focus.name).toBe(true);
      }
      expect({ reached, left }).toEqual({ reached: true, left: true });
    },
  );

  test('there is no banner without JavaScript, and the footer leads to the policy', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/about');
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Cookie choices' }).click();
    await page.waitForURL('**/cookie-policy');
  });
});

describe('a choice', () => {
  test('is remembered for six months, and then requested again', async () => {
    const { page, goto } = await visitor();
    await page.clock.install({ time: new Date('2026-03-10T12:00:00Z') });
    await goto('/about');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    expect(await stored(page)).toEqual({
      'local consent':
        '{"version":1,"date":"2026-03-10","analytics":false,"functional":false,"marketing":false}',
    });
    const banner = page.getByRole('region', { name: 'Cookies' });
    await page.clock.setSystemTime(new Date('2026-09-09T12:00:00Z'));
    await goto('/');
    expect(await banner.isVisible()).toBe(false);
    await page.clock.setSystemTime(new Date('2026-09-11T12:00:00Z'));
    await goto('/');
    expect(await banner.isVisible()).toBe(true);
  });

  test.each(['', 'yes', '{}', '{"version":0,"date":"2099-01-01"}', 'null'])(
    'that the site did not write is ignored: %j',
    async (text) => {
      const { page, goto } = await visitor();
      await page.addInitScript((value) => localStorage.setItem('consent', value), text);
      await goto('/about');
      expect(await page.getByRole('region', { name: 'Cookies' }).isVisible()).toBe(true);
    },
  );

  test('can be changed by type from every footer, and Escape keeps it', async () => {
    const { page, goto } = await visitor();
    await goto(town.path);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    const banner = page.getByRole('region', { name: 'Cookies' });
    const link = page.getByRole('link', { name: 'Cookie choices' });

    await link.press('Enter');
    expect(await banner.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await banner.isVisible()).toBe(false);
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);

    await link.press('Enter');
    await banner.getByLabel('Functional').check();
    await banner.getByRole('button', { name: 'Save my choice' }).click();
    expect(JSON.parse((await stored(page))['local consent'] ?? '')).toMatchObject({
      analytics: false,
      functional: true,
      marketing: false,
    });
    await link.press('Enter');
    expect(await banner.getByLabel('Functional').isChecked()).toBe(true);
    expect(await banner.getByLabel('Performance and analytics').isChecked()).toBe(false);
  });
});

describe('the sign of the cookie policy', () => {
  const signTitle = curlQuotes(stated(cookiePolicy?.data.stored).title);

  test('answers the question, marks the answer, and closes the banner', async () => {
    const { page, goto } = await visitor();
    await goto('/cookie-policy');
    const banner = page.getByRole('region', { name: 'Cookies' });
    const sign = page.getByRole('table', { name: signTitle });
    const pressed = async () => [
      await sign.getByRole('button', { pressed: true }).allTextContents(),
      await sign.getAttribute('data-answer'),
    ];
    await banner.waitFor();
    // The sign has a script of its own, which may run after that of the banner.
    await sign.and(page.locator('[data-answer]')).waitFor();
    expect(await pressed()).toEqual([[], 'none']);

    await sign.getByRole('button', { name: 'Reject' }).click();
    expect(await banner.isVisible()).toBe(false);
    expect(await pressed()).toEqual([['Reject'], 'reject']);
    expect(Object.keys(await stored(page))).toEqual(['local consent']);

    await sign.getByRole('button', { name: 'Accept' }).click();
    expect(await pressed()).toEqual([['Accept'], 'accept']);
    expect(JSON.parse((await stored(page))['local consent'] ?? '')).toMatchObject({
      analytics: true,
      functional: true,
      marketing: true,
    });
  });

  test('closes the banner that was opened from the footer, and keeps the focus', async () => {
    const { page, goto } = await visitor();
    await goto('/cookie-policy');
    const banner = page.getByRole('region', { name: 'Cookies' });
    const sign = page.getByRole('table', { name: signTitle });
    await sign.and(page.locator('[data-answer]')).waitFor();
    await page.getByRole('link', { name: 'Cookie choices' }).click();
    await sign.getByRole('button', { name: 'Reject' }).press('Enter');
    expect(await banner.isVisible()).toBe(false);
    expect(await sign.locator(':focus').innerText()).toBe('Reject');
  });

  test('marks no column for an answer by type', async () => {
    const { page, goto } = await visitor();
    await goto('/cookie-policy');
    await page.locator('summary', { hasText: 'Choose by type' }).click();
    await page.getByLabel('Functional').check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    const sign = page.getByRole('table', { name: signTitle });
    await sign.and(page.locator('[data-answer="some"]')).waitFor();
  });
});

describe('light and dark', () => {
  const scheme = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  test('are switched in the footer, for the open page only without consent', async () => {
    const { page, goto } = await visitor();
    await goto('/about');
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await scheme(page)).toBe('dark');
    expect(await stored(page)).toEqual({});
    await goto('/contact');
    expect(await scheme(page)).toBe('light dark');
  });

  test('are remembered if functional cookies are accepted, and forgotten when they are rejected', async () => {
    const { page, goto } = await visitor();
    await goto('/about');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByText('Choose by type').click();
    await page.getByLabel('Functional').check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await goto('/contact');
    expect(await scheme(page)).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Cookie choices' }).click();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    expect(Object.keys(await stored(page))).toEqual(['local consent']);
    await goto('/contact');
    expect(await scheme(page)).toBe('light dark');
  });

  test('keep the newest choice if the visitor comes back to a page with an earlier one', async () => {
    const { page, goto } = await visitor();
    await goto('/about');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    const later = await page.context().newPage();
    await later.goto(page.url());
    await later.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => stored(page)).toMatchObject({ 'local scheme': 'dark' });
    // The browser of the tests does not keep pages for the Back button.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    expect(await scheme(page)).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(await stored(page)).toMatchObject({ 'local scheme': 'dark' });
  });

  test('are not offered without JavaScript', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/about');
    expect(await page.getByRole('radio', { name: 'Dark' }).isVisible()).toBe(false);
  });
});

/** Returns everything that the browser has stored for the site, by storage and name. */
async function stored(page: Page): Promise<Record<string, string>> {
  const items = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return Object.fromEntries([
      ...Object.entries(localStorage).map(([key, value]) => [`local ${key}`, value]),
      ...Object.entries(sessionStorage).map(([key, value]) => [`session ${key}`, value]),
      ...databases.map(({ name }) => [`database ${name}`, '']),
      ...caches.map((name) => [`cache ${name}`, '']),
    ]);
  });
  const cookies = await page.context().cookies();
  return {
    ...items,
    ...Object.fromEntries(cookies.map(({ name, value }) => [`cookie ${name}`, value])),
  };
}
