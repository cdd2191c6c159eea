import { mistakesIn } from '../mistake.ts';
import type { Row } from '../mistake.ts';

/** Returns a row that puts Markdown above the first heading. The mistake is in its first line. */
function above(
  name: string,
  markdown: string,
  code: Row[3],
  says: readonly string[],
  more: Row[5] = {},
): Row {
  return [name, '## What a quote says', `${markdown}\n\n## What a quote says`, code, says, more];
}

/** Slips that YAML or Markdown accepts, and that visitors would see or miss. */
export const slipMistakes = [
  ...mistakesIn('blog/prices-explained.md', [
    above('an address in brackets instead of a link', '(us)[https://us.example]', 'link-broken', [
      'Write [us](https://us.example)',
    ]),
    above('an address with a space in a link', '[us](https://us.exa mple/docs)', 'link-broken', [
      'Write [us](https://us.example/docs)',
    ]),
    above('a comment that is not closed', '<!-- A note\n\nMore.', 'html-open', ['"-->"']),
    [
      'a planned post with the date of another day',
      'tags:',
      'publishAt: 2026-03-27 09:00\ntags:',
      'planned-time',
      ['Write "publishedDate: 2026-03-27"'],
      { at: 'publishedDate' },
    ],
    [
      'a planned post with a later date',
      'publishedDate: 2026-02-26',
      'publishedDate: 2026-03-05\npublishAt: 2026-03-04 09:00',
      'planned-time',
      ['Write "publishedDate: 2026-03-04"'],
    ],
    [
      'a planned post at an hour that the clocks skip',
      'publishedDate: 2026-02-26',
      'publishAt: 2026-03-29 01:30\npublishedDate: 2026-03-29',
      'planned-time',
      ['Write "publishAt: 2026-03-29 02:30"'],
    ],
    [
      'a misspelt author',
      'author: The agency',
      'author: The agancy',
      'tag-alike',
      ['Did you mean "The agency"?'],
    ],
    ['a tag twice in two spellings', '  - Prices', '  - design', 'list-item-repeated', ['design']],
    above('a comment inside a line that is not closed', 'It is so <!-- a note', 'html-open', [
      '"-->"',
    ]),
  ]),
  ...mistakesIn('site.yaml', [
    ['a rate of VAT as a share', 'vatRate: 20', 'vatRate: 0.2', 'field-invalid', ['vatRate: 20']],
    [
      'a misspelt nation',
      '  - Scotland',
      '  - Scottland',
      'field-invalid',
      ['"nations[1]" is "Scottland"', 'Did you mean "Scotland"?'],
    ],
  ]),
  ...mistakesIn('brand/brand.yaml', [
    [
      'two colours on one line without quotation marks',
      'paper:\n    light: "#ffffff"',
      'paper: { light: #ffffff, dark: #0b1611 }',
      'yaml-quotes',
      ['Put each colour in quotation marks: paper: { light: "#ffffff", dark: "#0b1611" }'],
    ],
  ]),
  ...mistakesIn('services/marketing.md', [
    [
      'a public file as an alias',
      'digital-marketing',
      '/images/blog/first-post.svg',
      'alias-reserved',
      [],
    ],
  ]),
  ...mistakesIn('sectors/retail.yaml', [
    ['an invisible zero', 'name: Retail', 'name: Re\0tail', 'file-not-text', ['U+0000']],
  ]),
];
