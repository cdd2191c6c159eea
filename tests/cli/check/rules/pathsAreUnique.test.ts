import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const legal = (minimalContent()['legal/privacy-policy.md'] ?? '')
  .replace('order: 1', 'order: 2')
  .replaceAll('Privacy policy', 'Something else');

test('a legal page beside the screens', async () => {
  expect((await findingsOf({ 'legal/cookie-policy.md': legal })).printed).toBe('');
});

test('a legal page with the path of a screen', async () => {
  expect((await findingsOf({ 'legal/contact.md': legal })).printed).toMatchInlineSnapshot(`
    "content/legal/contact.md:1:1  error  path-repeated
      Another file makes the page /contact too.
      Expected one file for each page.
      Rename one of the two files.
      See also content/screens/contact.yaml:1:1

      > 1 | ---
          | ^
        2 | order: 2"
  `);
});

test('a legal page with the path of the not-found page', async () => {
  expect((await findingsOf({ 'legal/404.md': legal })).codes).toEqual(['path-repeated']);
});

test('a legal page whose file would be that of the home page', async () => {
  expect((await findingsOf({ 'legal/index.md': legal })).codes).toEqual(['path-repeated']);
});
