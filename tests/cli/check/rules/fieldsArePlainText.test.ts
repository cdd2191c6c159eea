import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const title = (text: string) =>
  edited('blog/first-post.md', 'title: The first post', `title: '${text}'`);

test.each([
  'Prices from £600* (*excluding VAT)',
  'R&D; what it costs',
  'Fewer than 5 < 6 and 7 > 6',
  'C# and snake_case_names',
  'Is 2 * 3 * 4 too much?',
  'A [sic] mark (really)',
  'Part #1 of {one}',
])('%s is plain text', async (text) => {
  expect((await findingsOf(title(text))).printed).toBe('');
});

test.each([
  'See **this**',
  'See *this*',
  'See _this_',
  'See `this`',
  'See [this](/contact)',
  'See <b>this</b>',
  'Fish &amp; chips',
  'Prices in {{ town }}',
  'Prices {% if x %}',
  'Prices in {town}',
  'Prices { in_town }',
  '## Prices',
])('%s is not', async (text) => {
  expect((await findingsOf(title(text))).codes).toEqual(['field-markup']);
});

test('the message says what visitors would see', async () => {
  expect((await findingsOf(title('Fish &amp; chips'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:2:14  error  field-markup
      "title" has "&amp;", which visitors would see as it is written.
      Expected plain text, because entities work in the text below the fields only.
      Write the character itself, such as "&" or "£".

        1 | ---
      > 2 | title: 'Fish &amp; chips'
          |              ^
        3 | excerpt: What it says."
  `);
});

test('a pattern may have variables, and no marks around or beside them', async () => {
  const lead = (text: string) =>
    edited('variants/marketing.yaml', 'Digital marketing help {{ in_town }}, way 1.', text);
  expect((await findingsOf(lead('Help {{ in_town }} from {{ price_from }}.'))).printed).toBe('');
  expect((await findingsOf(lead('Get **help** {{ in_town }}.'))).codes).toEqual(['field-markup']);
  expect((await findingsOf(lead('Get **{{ service }}** {{ in_town }}.'))).findings).toMatchObject([
    { code: 'field-markup', args: { found: '**{{ service }}**', kind: 'markdown' } },
  ]);
});
