import { resolve } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { previewOf } from '../helpers/previewOf.ts';
import type { RunningPreview } from '../helpers/previewOf.ts';

const reports: unknown[] = [];
let browser: Browser;
let site: RunningPreview;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await previewOf(resolve('dist'), async (request) => {
    reports.push({ path: new URL(request.url).pathname, body: await request.json() });
    return new Response(null, { status: 204 });
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  reports.length = 0;
  page = await browser.newPage({ baseURL: site.url });
});
afterEach(() => page.context().close());

describe('a wrong address below /locations/', () => {
  it.each([
    ['/locations/leeds/mvp', '/locations/leeds/leeds-mvp-development'],
    ['/locations/LEEDS-city/', '/locations/leeds'],
    [
      '/locations/bristol/bristol-branding-graphics-design-agency',
      '/locations/bristol/branding-graphics',
    ],
  ])('that is a near miss leads to the page: %s', async (wrong, right) => {
    await page.goto(wrong);
    await page.waitForURL(site.url + right);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('shows the loading text while it looks, then what the specification says, with the nearest matches', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/location-index.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/locations/ledes/plumbing');
    await page.getByText('Loading...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByText('The requested location page could not be loaded.').waitFor();
    await page.getByRole('link', { name: 'Leeds', exact: true }).first().click();
    await page.waitForURL(`${site.url}/locations/leeds`);
  });

  it('says so as well when the list of locations cannot be loaded', async () => {
    await page.route('**/location-index.json', (route) => route.abort());
    await page.goto('/locations/leeds/mvp');
    await page.getByText('The requested location page could not be loaded.').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
  });

  it('is an ordinary not-found page without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    const response = await plain.goto('/locations/leeds/mvp');
    expect(response?.status()).toBe(404);
    await plain.getByRole('link', { name: 'Go to the home page' }).waitFor();
    await context.close();
  });
});

describe('a wrong address elsewhere', () => {
  it('says "Redirecting" to assistive technology, reports the visit, and goes home', async () => {
    const response = await page.goto('/nowhere?a=1#b');
    expect(response?.status()).toBe(404);
    await page.getByRole('status').getByText('Redirecting').waitFor();
    await page.waitForURL(`${site.url}/`);
    await expect
      .poll(() => reports)
      .toEqual([
        {
          path: '/api/not-found',
          body: {
            attemptedUrl: `${site.url}/nowhere?a=1#b`,
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
});

describe('the list of towns', () => {
  it('is filtered by name as one types, and says how many are left', async () => {
    await page.goto('/locations');
    await page.getByLabel('Find a town or city').fill('kings lynn');
    await page.getByText('1 town', { exact: true }).waitFor();
    const visible = page.locator('.towns a:visible');
    expect(await visible.allTextContents()).toEqual(["King's Lynn"]);
    expect(await page.getByRole('heading', { name: 'Scotland' }).isVisible()).toBe(false);
    await page.getByLabel('Find a town or city').fill('');
    expect(await visible.count()).toBe(290);
  });

  it('has all towns and no filter without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/locations');
    expect(await plain.locator('.towns a:visible').count()).toBe(290);
    expect(await plain.getByLabel('Find a town or city').isVisible()).toBe(false);
    await context.close();
  });

  it('alone loads the script of its filter, and never the list for lookups', async () => {
    const scriptsOf = async (path: string) => {
      const requests: string[] = [];
      const note = (request: Request) => requests.push(new URL(request.url()).pathname);
      page.on('request', note);
      await page.goto(path, { waitUntil: 'networkidle' });
      page.off('request', note);
      expect(requests).not.toContain('/location-index.json');
      return requests.filter((file) => file.endsWith('.js'));
    };
    const usual = await scriptsOf('/about');
    const [own, ...others] = (await scriptsOf('/locations')).filter(
      (file) => !usual.includes(file),
    );
    expect(own).toBeDefined();
    expect(others).toEqual([]);
  });
});
