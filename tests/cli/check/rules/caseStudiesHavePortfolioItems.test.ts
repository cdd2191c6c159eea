import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const study = minimalContent()['case-studies/mill-shop.md'] ?? '';
const item = (minimalContent()['portfolio/mill-shop.yaml'] ?? '')
  .replace('order: 1', 'order: 2')
  .replace('The Mill Shop', 'The Tea Room')
  .replace('A shop in a mill', 'A room with tea')
  .replace('//mill-shop', '//tea-room');

/** Returns the files of a second case study, with the portfolio item of the same name or without it (`null`). */
const second = (portfolio: string | null) => ({
  'case-studies/tea-room.md': study
    .replaceAll('A shop in a mill', 'A room with tea')
    .replace('The Mill Shop', 'The Tea Room'),
  'portfolio/tea-room.yaml': portfolio,
});

test('a case study has a portfolio item of the same name', async () => {
  const { printed } = await findingsOf(
    second(item.replace('/case-studies/mill-shop', '/case-studies/tea-room')),
  );
  expect(printed).toBe('');
});

test('a case study needs a portfolio item', async () => {
  expect((await findingsOf(second(null))).printed).toMatchInlineSnapshot(`
    "content/case-studies/tea-room.md:1:1  error  case-study-portfolio
      There is no portfolio item "tea-room" for this case study.
      Expected content/portfolio/tea-room.yaml, which gives the case study its picture.
      Add it, or give the case study the name of its portfolio item.

      > 1 | ---
          | ^
        2 | title: A room with tea"
  `);
});

test('a broken portfolio item still exists', async () => {
  expect((await findingsOf(second('order: ['))).codes).toEqual(['yaml-bracket']);
});

test('a portfolio item needs no case study', async () => {
  const { printed } = await findingsOf({
    'portfolio/tea-room.yaml': item.replace('/case-studies/mill-shop', '/services/marketing'),
  });
  expect(printed).toBe('');
});

test('a portfolio item that is a draft', async () => {
  const { printed } = await findingsOf(second(`${item}draft: true\n`), { hidesDrafts: true });
  expect(printed).toContain('The portfolio item "tea-room" of this case study is a draft.');
  expect(printed).toContain('Delete "draft: true" in content/portfolio/tea-room.yaml');
});
