import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('an entry that is listed twice', async () => {
  const files = edited('case-studies/mill-shop.md', 'Fewer calls', 'More orders');
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:15:5  warning  list-item-repeated
      "outcomes[1]" is "More orders", which the list already has.
      Delete one of the two.
      See also content/case-studies/mill-shop.md:14:5

        14 |   - More orders
      > 15 |   - More orders
           |     ^
        16 | relatedLinks:"
  `);
});

test('a link that a menu has twice', async () => {
  const files = edited('navigation.yaml', 'header:', 'header:\n  - label: Us\n    href: /about');
  expect((await findingsOf(files)).codes).toEqual(['list-item-repeated']);
});

test('the words of a link that another link of the menu has', async () => {
  const files = edited('navigation.yaml', 'header:', 'header:\n  - label: About\n    href: /blog');
  const { codes, printed } = await findingsOf(files);
  expect(codes).toEqual(['list-item-repeated']);
  expect(printed).toContain('Give one of the two other words.');
});

test.each([
  [
    'a profile',
    'social: []',
    'social:\n  - { label: A, url: "https://x.example" }\n  - { label: B, url: "https://x.example" }',
  ],
  [
    'the name of a network',
    'social: []',
    'social:\n  - { label: A, url: "https://x.example" }\n  - { label: a, url: "https://y.example" }',
  ],
  [
    'the words of a figure',
    '    label: years',
    '    label: projects\n  - value: 20+\n    label: Projects',
  ],
])('%s that the site has twice', async (_, from, to) => {
  expect((await findingsOf(edited('site.yaml', from, to))).codes).toEqual(['list-item-repeated']);
});
