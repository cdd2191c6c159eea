import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { service } from '../helpers/exampleServices.ts';

const visitor = builtSiteInBrowser();
const { clientDir, routes } = builtSite();

/** The bytes of script, compressed with gzip, that a page may load before its visitor does anything. */
const BUDGET = 8 * 1024;

/** A page of each type. The not-found page has an address that does not exist. */
const examples = Object.values(Object.groupBy(routes, ({ type }) => type)).map((all) => {
  const [{ type, path } = { type: '', path: '' }] = all;
  return { type, path: type === 'not-found' ? '/locations/nowhere' : path };
});

/** Returns the paths of the scripts that a page requests, a set that grows with each request. */
function scriptsRequestedBy(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

describe('script before the visitor does anything', () => {
  test.each(examples)('of a page of the type $type is at most 8 KiB', async ({ path }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const { page, goto } = await visitor({ viewport });
      const scripts = scriptsRequestedBy(page);
      await goto(path);
      await page.waitForLoadState('networkidle');
      const bytes = [...scripts].map(
        (file) => gzipSync(readFileSync(join(clientDir, file))).length,
      );
      const sum = bytes.reduce((all, one) => all + one, 0);
      expect(scripts.size).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(BUDGET);
    }
  });
});

test('React is loaded when a visitor interacts with a form, and not before', async () => {
  const { page, goto } = await visitor();
  const scripts = scriptsRequestedBy(page);
  const largest = () =>
    Math.max(...[...scripts].map((file) => statSync(join(clientDir, file)).size));
  await goto(service.path);
  await page.locator('#quote').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(largest()).toBeLessThan(20_000);
  await page.getByLabel('Name').focus();
  await expect.poll(largest).toBeGreaterThan(100_000);
});
