import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rare, unicodeRange } from '#cli/brand/fontCharacters.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { post, town } from '../helpers/examplePages.ts';

/** The loading of the two files of the typeface. */
const visitor = builtSiteInBrowser();
/** The number of bytes from which a file takes a slow phone one more round trip: nine packets (docs/decisions/0048). */
const ROUND_TRIPS_LIMIT = 9 * 1460;

async function fontsOf(path: string, add = '') {
  const { page, goto, problems } = await visitor();
  const fonts: { name: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'font') return;
    const name = /\/(overpass[a-z-]*)\./.exec(request.url())?.[1] ?? request.url();
    const bytes = request
      .sizes()
      .then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize);
    fonts.push({ name, bytes });
  });
  await goto(path);
  await page.evaluate((text) => document.querySelector('h1')?.append(text), add);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
  return Promise.all(fonts.map(async ({ name, bytes }) => ({ name, bytes: await bytes })));
}

test.each(['/', '/privacy-policy', '/contact', town.path, post])(
  '%s loads one file, which takes a slow phone no further round trip',
  async (path) => {
    const fonts = await fontsOf(path);
    expect(fonts.map(({ name }) => name)).toEqual(['overpass']);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(ROUND_TRIPS_LIMIT);
  },
);

test('a page with a rare character also loads the other file', async () => {
  const fonts = await fontsOf('/about', 'Ñ');
  expect(fonts.map(({ name }) => name)).toEqual(['overpass', 'overpass-rare']);
});

test('the styles list the characters of the other file', () => {
  const assets = join(builtSite().clientDir, 'assets', 'static');
  const [sheet = ''] = globSync('home.*.css', { cwd: assets });
  const styles = readFileSync(join(assets, sheet), 'utf8');
  const ranges = [...styles.matchAll(/unicode-range:([^;}]*)/g)];
  expect(ranges.map(([, list = '']) => list.trim().split(/,\s*/))).toEqual([
    unicodeRange(rare).split(', '),
  ]);
});
