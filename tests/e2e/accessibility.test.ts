import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { services } from '../helpers/examplePages.ts';
import { stayingPath } from '../helpers/longestPages.ts';

/** axe finds no problem on a page of each type, in light on a phone and in dark on a desktop. Layout and colours are independent. */
const visitor = builtSiteInBrowser();
const byType = Map.groupBy(builtSite().routes, ({ type }) => type);
const pages = [...byType].map(
  ([type, [first]]) => [type, stayingPath(type, first?.path ?? '')] as const,
);
/** The pages of services with a block that other services lack. */
const richer = services
  .filter(
    ({ process, solutionAreas, showsPortfolio }) => process ?? solutionAreas ?? showsPortfolio,
  )
  .map(({ path }) => ['service', path] as const);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe.each([
  ['light', 390],
  ['dark', 1440],
] as const)('%s, %i px', (colorScheme, width) => {
  test.each([...pages, ...richer])('%s: %s', async (_, path) => {
    const { page, goto } = await visitor({
      colorScheme,
      viewport: { width, height: 900 },
      // Text has less contrast while it fades in.
      reducedMotion: 'reduce',
    });
    await goto(path);
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((node) => node.setAttribute('open', ''));
    }
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found).toEqual([]);
  });

  test('the open menus', async () => {
    const { page, goto } = await visitor({ colorScheme, viewport: { width, height: 900 } });
    await goto('/about');
    for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
      await summary.click();
      const { violations } = await new AxeBuilder({ page })
        .include('header')
        .withTags(WCAG)
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary}`)).toEqual([]);
    }
  });
});
