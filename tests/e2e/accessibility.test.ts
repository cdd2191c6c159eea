import { describe, expect, test } from 'vitest';
import { axeProblems } from '../helpers/axeProblems.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { services } from '../helpers/exampleServices.ts';
import { stayingPath } from '../helpers/longestPages.ts';

/** axe finds no problem on a page of each type, in light on a phone and in dark on a desktop. Layout and colours are independent. */
const visitor = builtSiteInBrowser();
const byType = Map.groupBy(builtSite().routes, ({ type }) => type);
const pages = [...byType].map(
  ([type, [first]]) => [type, stayingPath(type, first?.path ?? '')] as const,
);
/** A page for each block that some services lack. */
const richer = [
  services.find(({ process }) => process),
  services.find(({ solutionAreas }) => solutionAreas),
  services.find(({ showsPortfolio }) => showsPortfolio),
].flatMap((found) => (found ? [found.path] : []));
const all = [
  ...pages,
  ...richer
    .filter((path) => !pages.some(([, other]) => other === path))
    .map((path) => ['service', path] as const),
];

describe.each([
  ['light', 390],
  ['dark', 1440],
] as const)('%s, %i px', (colorScheme, width) => {
  test.each(all)('%s: %s', async (_, path) => {
    const { page, goto } = await visitor({
      colorScheme,
      viewport: { width, height: 900 },
      // Text has less contrast while it fades in.
      reducedMotion: 'reduce',
    });
    await goto(path);
    // The not-found page shows only that it is loading until its script has decided.
    await expect.poll(() => page.locator('[data-undecided]').count()).toBe(0);
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((node) => node.setAttribute('open', ''));
    }
    expect(await axeProblems(page)).toEqual([]);
  });

  test('the open menus', async () => {
    const { page, goto } = await visitor({ colorScheme, viewport: { width, height: 900 } });
    await goto('/about');
    for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
      await summary.click();
      expect(await axeProblems(page, { include: 'header' })).toEqual([]);
    }
  });
});
