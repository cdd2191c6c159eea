import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

test('places may have gaps', async () => {
  expect((await findingsOf(edited('services/web-design.md', 'order: 2', 'order: 7'))).printed).toBe(
    '',
  );
});

test('two services in the same place', async () => {
  const { printed } = await findingsOf(edited('services/web-design.md', 'order: 2', 'order: 1'));
  expect(printed).toMatchInlineSnapshot(`
    "content/services/web-design.md:2:8  error  order-repeated
      "order" is 1, as in another file.
      Expected each number once.
      Give one of the two files another number.
      See also content/services/marketing.md:2:8

        1 | ---
      > 2 | order: 1
          |        ^
        3 | title: Web Design"
  `);
});

test.each([
  ['portfolio/mill-shop.yaml', 'portfolio/tea-room.yaml'],
  ['questions/price.md', 'questions/time.md'],
])('%s and %s in the same place', async (file, other) => {
  const copy = (minimalContent()[file] ?? '')
    .replace('The Mill Shop', 'The Tea Room')
    .replace('A shop in a mill', 'A room with tea')
    .replace('//mill-shop', '//tea-room')
    .replace('/case-studies/mill-shop', '/services/marketing')
    .replace('What does it cost?', 'How long does it take?');
  const { findings } = await findingsOf({ [other]: copy });
  expect(findings).toMatchObject([
    { code: 'order-repeated', file: `content/${other}`, related: [{ file: `content/${file}` }] },
  ]);
});

test('two legal pages in the same place', async () => {
  const page = minimalContent()['legal/privacy-policy.md'] ?? '';
  const { codes } = await findingsOf({
    'legal/terms.md': page.replaceAll('Privacy policy', 'Terms of service'),
  });
  expect(codes).toEqual(['order-repeated']);
});
