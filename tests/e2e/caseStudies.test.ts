import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';

const visitor = builtSiteInBrowser();

describe('the filter of case studies', () => {
  test('works without a script: each choice shows as many projects as it says', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/case-studies');
    for (const summary of await page.locator('.work-filter summary').all()) await summary.click();
    const choices = page.locator('.work-filter label');
    expect(await choices.count()).toBeGreaterThan(1);
    for (const choice of await choices.all()) {
      const count = Number(/\((\d+)\)$/.exec(await choice.innerText())?.[1]);
      expect(count).toBeGreaterThan(0);
      await choice.click();
      expect(await page.locator('.work:visible').count()).toBe(count);
    }
  });

  test('keeps the choice in the query, which restores it', async () => {
    const { page, goto } = await visitor();
    await goto('/case-studies');
    await page.locator('.work-filter summary').first().click();
    const choices = page.locator('.work-filter input');
    const all = await page.locator('.work:visible').count();
    const choice = page.locator('.work-filter input[data-query]').first();
    const query = await choice.getAttribute('data-query');
    // The script of the filter loads after the first paint.
    await expect
      .poll(async () => {
        await choices.first().check();
        await choice.check();
        return new URL(page.url()).search;
      })
      .toBe(`?${query}`);
    await page.reload();
    await expect.poll(() => choice.isChecked()).toBe(true);
    expect(await choice.isVisible()).toBe(true);
    expect(await page.locator('.work:visible').count()).toBeLessThan(all);
  });
});
