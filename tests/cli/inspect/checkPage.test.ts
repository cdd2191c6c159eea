import { expect, test } from 'vitest';
import { checkPage } from '#cli/inspect/checkPage.ts';

test.each([
  [1, '0 findings on 1 page.'],
  [4462, '0 findings on 4,462 pages.'],
])('the page of a check of %d pages says "%s"', (pages, words) => {
  expect(checkPage({ findings: [], pages })).toContain(`<p>${words}</p>`);
});
