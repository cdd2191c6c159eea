import { expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';

/** A path that does not exist. `locations.test.ts` has the paths below /locations/. */
const visitor = builtSiteInBrowser();

/** The message with the status of the page that Chromium writes to the console. */
const STATUS = /^console: Failed to load resource: the server responded with a status of 404/;

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
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(address()).toBe('/');
  expect(problems.filter((problem) => !STATUS.test(problem))).toEqual([]);
  expect(sent).toEqual([]);
});
