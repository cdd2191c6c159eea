import { describe, expect, test } from 'vitest';
import { builtSiteInBrowser } from '../helpers/browser.ts';

const visitor = builtSiteInBrowser();

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  test('a link to a question opens its answer, with the question in view', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled });
    await goto('/facts-questions');
    const id = (await page.locator('.question [id]').last().getAttribute('id')) ?? '';
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(false);
    await goto('/about');
    await goto(`/facts-questions#${id}`);
    const question = page.locator('details', { has: page.locator(`[id="${id}"]`) });
    await page.locator(`[id="${id}"]`).waitFor();
    const header = await page.getByRole('banner').boundingBox();
    const box = await question.locator('summary').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  });
});
