import { expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { post, tag } from '../helpers/examplePages.ts';

/** The transferred bytes of a visit to the blog before any interaction. The first limit is for the whole page. */
const visitor = builtSiteInBrowser();
const LIST_BYTES = 180_000;
const SCRIPT_BYTES = 8 * 1024;

test.each([
  ['/blog', LIST_BYTES],
  [tag, LIST_BYTES],
  [post, 250_000],
])('%s stays light, pictures and fonts included, and its scripts lighter', async (path, budget) => {
  const { page, goto, problems } = await visitor();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await goto(path);
  await page.waitForLoadState('networkidle');
  const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes.get('Document')).toBeLessThan(40_000);
  expect(all).toBeLessThan(budget);
  expect(bytes.get('Script')).toBeLessThan(SCRIPT_BYTES);
  expect(problems).toEqual([]);
});
