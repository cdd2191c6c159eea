import { expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { headingSlug } from '../../../renderer/blog/headingSlug.ts';

test.each([
  'Plain words',
  'Two  spaces - and a dash – or two',
  'Prices: £600 (ex. VAT) & more!',
  'snake_case and hyphen-ated',
  'Area in m² and ½ an hour',
  'A non-breaking\u00a0space',
  'Zoë, Ångström, ελληνικά, 日本',
  'Ⓜ and the roman Ⅳ',
  'C++ or C#',
])("the id of a new post's heading %j is the one that a build gives it", async (text) => {
  const { headings } = await parseMarkdown(`## ${text}`);
  expect(headings.map(({ id }) => id)).toEqual([headingSlug(text)]);
});
