/** Addresses without a page (docs/behaviour.md#not-found). The lookup below /locations/ is in locations.test.ts. */

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { holdScripts } from '../helpers/holdScripts.ts';
import { setHidden } from '../helpers/setHidden.ts';

const visitor = builtSiteInBrowser();

/** The message with the status of the page that Chromium writes to the console. */
const STATUS = /^console: Failed to load resource: the server responded with a status of 404/;

test('says "Redirecting" to assistive technology, reports the visit, and goes home', async () => {
  const { page, goto, sent } = await visitor();
  await goto('/nowhere?a=1#b');
  const address = page.url();
  await page.getByRole('status').getByText('Redirecting').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  expect(sent.map(({ path, body }) => ({ path, body: JSON.parse(body) }))).toEqual([
    {
      path: '/api/not-found',
      body: {
        attemptedUrl: address,
        referrer: '',
        userAgent: await page.evaluate(() => navigator.userAgent),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        deviceType: 'desktop',
        pathname: '/nowhere',
        search: '?a=1',
        hash: '#b',
      },
    },
  ]);
});

test('goes home after 1.5 seconds, and leaves no entry in the history', async () => {
  const { page, goto, address, problems } = await visitor();
  await page.clock.install();
  await goto('/about');
  await goto('/nowhere');
  await page.getByRole('status').getByText('Redirecting').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page Not Found');
  await page.clock.runFor(1499);
  expect(address()).toBe('/nowhere');
  await page.clock.runFor(1);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  expect(address()).toBe('/about');
  expect(problems.filter((problem) => !STATUS.test(problem))).toEqual([]);
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a key is pressed', (page) => page.keyboard.press('Shift')],
  ['the pointer moves', (page) => page.mouse.move(200, 300, { steps: 3 })],
  ['the page is scrolled', (page) => page.mouse.wheel(0, 100)],
  ['an element gets the focus', (page) => page.getByRole('main').getByRole('link').first().focus()],
  ['“Stay here” is pressed', (page) => page.getByRole('button', { name: 'Stay here' }).click()],
])('stays if %s, and says so', async (_, act) => {
  const { page, goto, address } = await visitor();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await goto('/nowhere');
  await page.getByRole('status').getByText('Redirecting').waitFor();
  await page.getByText('Press any key').waitFor();
  await page.clock.runFor(1000);
  await act(page);
  await page.getByRole('status').getByText('This page stays open.').waitFor();
  expect(await page.getByText('Press any key').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Stay here' }).isVisible()).toBe(false);
  await page.clock.runFor(60_000);
  expect(address()).toBe('/nowhere');
});

test('waits while the page is in the background, and then as long as at first', async () => {
  const { page, goto, address } = await visitor();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await goto('/nowhere');
  await page.getByRole('status').getByText('Redirecting').waitFor();
  await page.clock.runFor(1000);
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  expect(address()).toBe('/nowhere');
  await setHidden(page, false);
  await page.clock.runFor(1499);
  expect(address()).toBe('/nowhere');
  await page.clock.runFor(1);
  await page.waitForURL((url) => url.pathname === '/');
});

test('stays if the visitor used the page before its script arrived', async () => {
  const { page, goto, address } = await visitor();
  await page.clock.install();
  const release = await holdScripts(page);
  const loaded = goto('/nowhere');
  await page.getByRole('banner').getByRole('link').first().focus();
  await release();
  await loaded;
  await page.getByRole('status').getByText('This page stays open.').waitFor();
  await page.clock.runFor(60_000);
  expect(address()).toBe('/nowhere');
});

test('does not offer to stay if it does not redirect', async () => {
  const { page, goto } = await visitor();
  await goto('/locations/nowhere');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  expect(await page.getByText('Press any key').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Stay here' }).isVisible()).toBe(false);
});

test('reports the type of the device', async () => {
  const { page, goto, sent } = await visitor({ viewport: { width: 390, height: 844 } });
  await goto('/nowhere');
  await page.waitForURL((url) => url.pathname === '/');
  expect(sent.map(({ body }) => JSON.parse(body).deviceType)).toEqual(['mobile']);
});

test('is an ordinary page with links without JavaScript', async () => {
  const { page, goto, address, problems, sent } = await visitor({ javaScriptEnabled: false });
  await goto('/nowhere');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page Not Found');
  expect(await page.getByText('Redirecting').count()).toBe(0);
  expect(await page.getByText('Press any key').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Stay here' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(address()).toBe('/');
  expect(problems.filter((problem) => !STATUS.test(problem))).toEqual([]);
  expect(sent).toEqual([]);
});
