import { mistakesIn } from '../mistake.ts';
import { above } from './above.ts';

/** Typing errors that YAML or Markdown accepts, and that visitors would see or miss. */
export const slipMistakes = [
  ...mistakesIn('blog/prices-explained.md', [
    above('an address in brackets instead of a link', '(us)[https://us.example]', 'link-broken', [
      'Write [us](https://us.example)',
    ]),
    above('"of" in place of "have"', 'It should of checked that.', 'text-slip', [
      'Write "should have checked"',
    ]),
    above('two hyphens in place of a dash', 'It depends -- on you.', 'text-slip', [
      'Write "depends – on"',
    ]),
    above('an abbreviation twice', 'We draw maps, plans etc etc', 'word-repeated', [
      'Delete one "etc"',
    ]),
    above('an address with a space in a link', '[us](https://us.exa mple/docs)', 'link-broken', [
      'Write [us](https://us.example/docs)',
    ]),
    above('a table without its row of dashes', '| Part | Days |\n| Design | 3 |', 'table-broken', [
      'Write below it: | --- | --- |',
    ]),
    above(
      'the first entry of a list without a space',
      'We need:\n-Words.\n- Pictures.',
      'list-space',
      ['such as: - Words.'],
      { at: '-Words' },
    ),
    above(
      'bold words inside HTML',
      '<div>\nIt is **very** cheap.\n</div>',
      'markdown-in-html',
      ['<strong>very</strong>'],
      { at: 'It is **very**' },
    ),
    above(
      'a list inside HTML',
      '<details>\n<summary>All</summary>\n- One thing\n</details>',
      'markdown-in-html',
      ['Add an empty line'],
      { at: '- One' },
    ),
    above('curly quotation marks in a tag', 'See <a href=”/contact”>us</a>.', 'pattern-in-body', [
      'Write it as <a href="/contact">',
    ]),
    above(
      'a picture with its size',
      '![A desk](/images/blog/first-post.svg =100x20)',
      'link-broken',
      ['not a picture', 'Write ![A desk](/images/blog/first-post.svg)'],
    ),
    above(
      'a quotation mark that is open below one that is closed',
      'The “best” one.\n\nThe “best one is here, it is.',
      'sentence-unfinished',
      ['“best one is'],
      { at: 'The “best one' },
    ),
    above(
      'a footnote without its colon',
      'It is so.[^9]\n\n[^9] A note on it.',
      'footnote-missing',
      ['Add the colon: [^9]:'],
      { at: '[^9] A' },
    ),
    above('a raised figure of Pandoc', 'A room has 20 m^2^ of floor.', 'pattern-in-body', [
      'such as "²"',
    ]),
    above('a tick box without a space', '- [] One thing\n- [x] Two things', 'pattern-in-body', [
      '[ ]',
    ]),
    above(
      'a heading that four spaces turn into code',
      '    ## A heading\n\nA text.',
      'code-block-indented',
      ['four spaces'],
    ),
    above(
      'a link that four spaces turn into code',
      '    See [us](/contact) for more.',
      'code-block-indented',
      ['four spaces'],
    ),
    above('no space after words in bold', 'This is **important:**now.', 'mark-open', [
      'Write "**important:** now"',
    ]),
    above("bullets of Word's second level", 'o\tOne thing\no\tTwo things', 'list-space', [
      'Write each entry like this: - One thing',
    ]),
    above(
      'bullets with a line between them',
      '• One thing\n\n• Two things\n\n• Three things',
      'list-space',
      ['Write each entry like this: - One thing'],
    ),
    above('Roman numbers', 'i. one thing\nii. two things', 'list-space', [
      'Write each entry like this: - one thing',
    ]),
    above('a number still to be written', 'It is free within XX days.', 'text-placeholder', [
      '"XX"',
    ]),
    above('a doubt in brackets', 'It takes five (??) days.', 'text-placeholder', ['(??)']),
    above('a note to a colleague', 'It is free. NB Ada to confirm.', 'text-placeholder', [
      'NB Ada to confirm',
    ]),
    above('a comment in brackets', '[Comment by Ada: is it so?] It is free.', 'text-placeholder', [
      'Comment by Ada',
    ]),
    above('the mark of a comment behind a word', 'It is free[a] of charge.', 'text-pasted', [
      '[a]',
    ]),
    above('"if" twice', 'It is free if if you ask.', 'word-repeated', ['"if if"']),
    above(
      'a long sentence twice in a paragraph',
      'Small requests wait for the morning. Others do not. Small requests wait for the morning.',
      'passage-repeated',
      ['Small requests'],
    ),
    above('a full stop that stands twice', 'A sentence.. And another.', 'text-slip', [
      'Write "sentence."',
    ]),
    above('a word that a PDF divides', 'It de-\npends on the site.', 'text-slip', ['"de- pends"']),
    above('no space after a full stop', 'A sentence.And another.', 'text-slip', [
      'Write "sentence. And"',
    ]),
    above('a price with a point for its thousands', 'It costs £2.000 in all.', 'text-slip', [
      'Write "£2,000"',
    ]),
    above('a range of prices whose end is below its start', 'It costs £900–£300.', 'text-slip', [
      'Write "£300–£900"',
    ]),
    above('an hour past twelve with "pm"', 'We close at 17:00pm.', 'text-slip', ['Write "5:00pm"']),
    above('a price with its currency twice', 'It costs £500 pounds.', 'text-slip', [
      'Write "£500"',
    ]),
    above('a link as Slack writes it', 'See <https://x.example/a|our plan>.', 'link-broken', [
      'Write [our plan](https://x.example/a)',
    ]),
    above('a note in the margin of a document', '[a]Is it so? Ask Ada', 'pattern-in-body', [
      'Delete the note',
    ]),
    above('a day that no calendar has', 'Offers end on 31 November.', 'text-slip', [
      'there is no such day',
    ]),
    above('the wrong day of the week', 'Come on Monday 3 March 2026.', 'text-slip', [
      'Write "Tuesday 3 March 2026"',
    ]),
    above(
      'the name of a town on the link to another',
      'See [York](/locations/leeds).',
      'link-to-other',
      ['"/locations/york"'],
    ),
    above(
      'a price that the list of prices does not have',
      '[Marketing](/services/marketing) costs £250–£3,000.',
      'price-contradicted',
      ['Expected £200 to £3,000'],
    ),
    above(
      'a duration that the list of prices does not have',
      '[Web design](/services/web-design) takes three to ten weeks.',
      'duration-contradicted',
      ['Expected "2–8 weeks"'],
    ),
    above('a heading with seven signs', '####### Seven', 'heading-space', [
      'more than six "#"',
      'Write "###### Seven"',
    ]),
    above('a heading without words', '##', 'heading-space', ['has no words']),
    above(
      'a paragraph with four spaces before it',
      '    It has a quote in it.',
      'code-block-indented',
      ['Delete the spaces'],
    ),
    above('a link of a wiki', 'See [[contact]] first.', 'pattern-in-body', [
      'Write it as a link, such as [contact page](/contact)',
    ]),
    above('a link with a bracket too many', '[Write to us](/contact)) first.', 'link-broken', [
      'Write [Write to us](/contact).',
    ]),
    above('a text with a line of "=" below it', 'A sentence.\n=======', 'heading-level-one', [
      'Delete the line of "="',
    ]),
    above('bold words with spaces inside their signs', 'It is ** bold ** here.', 'mark-open', [
      'Write "**bold**"',
    ]),
    above('asterisks in two figures', 'A sign of 3*2 m or 5*4 m is made.', 'mark-open', [
      'taken for italics',
      'Write "3 × 2"',
    ]),
    above('tildes in two figures', 'It takes 3~4 days or 5~6 weeks.', 'mark-open', [
      'taken for crossed-out words',
      'Write "3–4"',
    ]),
    above('a year at the start of a line', '1986. That is when we met.', 'list-space', [
      'makes a numbered list',
      'write: 1986\\. That is when we met.',
    ]),
    above('a link without words', '[](/contact) is where to write.', 'link-text-vague', [
      'has no words',
    ]),
    above('a picture without a bracket', '![A desk(/images/blog/first-post.svg)', 'link-broken', [
      'Write ![A desk](/images/blog/first-post.svg)',
    ]),
    above('a link without a bracket', 'See [us(/contact) now', 'link-broken', [
      'Write [us](/contact)',
    ]),
    above('a link without an address', 'See [us]() now', 'link-malformed', ['has no address']),
    above('a link with a letter too few in https', '[us](htps://us.example)', 'link-malformed', [
      'Write "https://us.example"',
    ]),
    above('a link without the colon of https', '[us](https//us.example/a)', 'link-malformed', [
      'Write "https://us.example/a"',
    ]),
    above('a link that starts with two slashes', '[us](//us.example/a)', 'link-malformed', [
      'Write "https://us.example/a"',
    ]),
    above(
      'a link to a preview of a pull request',
      '[us](https://deploy-preview-12--agency.netlify.app/contact)',
      'link-to-own-domain',
      ['a preview', 'Write "/contact".'],
    ),
    above(
      'a link to the staging site',
      '[us](https://staging.agency.example/contact)',
      'link-to-own-domain',
      ['a preview'],
    ),
    above(
      'a link to a misspelt domain of the agency',
      '[us](mailto:hello@agencey.example)',
      'email-domain-alike',
      ['Did you mean "hello@agency.example"?'],
    ),
    above(
      'an address at a misspelt domain of the agency',
      'Write to hello@agencey.example.',
      'email-domain-alike',
      ['hello@agency.example'],
    ),
    above('a heading of the first level in HTML', '<h1>Title</h1>', 'heading-level-one', [
      'Write <h2> instead of <h1>',
    ]),
    above('a sign that reverses the text', 'It costs \u202e600 pounds.', 'character-forbidden', [
      'U+202E',
      'reverses',
    ]),
    above('a line break of another program', 'It is\u2028expensive.', 'character-forbidden', [
      'U+2028',
      'line break',
    ]),
    above('the sign for a picture', 'It is \ufffc expensive.', 'character-forbidden', ['picture']),
    above('a space without width in a word', 'It is expen\u200bsive.', 'character-forbidden', [
      'U+200B',
    ]),
    above('a placeholder in capitals', 'Dear [INSERT NAME],', 'text-placeholder', [
      '[INSERT NAME]',
    ]),
    above('three letters for a figure', 'It costs £XXX a month.', 'text-placeholder', ['XXX']),
    above('a variable with a brace too few', 'Prices in {{town} now.', 'pattern-in-body', [
      '{{town}',
    ]),
    above('a variable of another program', 'Prices in ${town} now.', 'pattern-in-body', [
      '${town}',
    ]),
    [
      'a picture described as an image',
      'alt: A picture',
      'alt: image',
      'image-alt-name',
      ['does not say'],
    ],
    above('an email address in angle brackets', 'Email <hello at agency> now.', 'html-open', [
      'placeholder',
    ]),
    above('bold in HTML that opens twice', 'It is <b>bold<b> now.', 'html-open', ['</b>']),
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
    [
      'a postcode without its space',
      'postcode: SE1 4QM',
      'postcode: SE14QM',
      'field-invalid',
      ['Write: postcode: SE1 4QM'],
    ],
    ['a rate of VAT as a share', 'vatRate: 20', 'vatRate: 0.2', 'field-invalid', ['vatRate: 20']],
    [
      'a misspelt nation',
      '  - Scotland',
      '  - Scottland',
      'field-invalid',
      ['"nations[1]" is "Scottland"', 'Did you mean "Scotland"?'],
    ],
  ]),
  ...mistakesIn('site.yaml', [
    [
      'the sign of a currency',
      'currency: GBP',
      'currency: £',
      'field-invalid',
      ['Write: currency: GBP'],
    ],
  ]),
  ...mistakesIn('towns/leeds.md', [
    [
      'the United Kingdom as a nation',
      'nation: England',
      'nation: UK',
      'field-invalid',
      ['Write one of these.'],
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
    [
      'a colour on one line whose first quotation mark is lost',
      'paper:\n    light: "#ffffff"',
      "paper: { light: #ffffff', dark: '#0b1611' }",
      'yaml-quotes',
      ['at one of its ends only', 'paper: { light: "#ffffff", dark: \'#0b1611\' }'],
    ],
    [
      'a colour in three numbers on one line',
      'paper:\n    light: "#ffffff"',
      'paper: { light: rgb(255,255,255) }',
      'yaml-number-comma',
      ['Write "#ffffff".'],
    ],
    [
      'a colour in three numbers',
      'paper:\n    light: "#ffffff"',
      'paper:\n    light: rgb(255, 255, 255)',
      'field-invalid',
      ['light: "#ffffff"'],
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
  ...mistakesIn('towns/leeds.md', [
    ['aliases in the singular', 'aliases:', 'alias:', 'field-unknown', ['Did you mean "aliases"?']],
  ]),
  ...mistakesIn('sectors/retail.yaml', [
    ['an invisible zero', 'name: Retail', 'name: Re\0tail', 'file-not-text', ['U+0000']],
  ]),
];
