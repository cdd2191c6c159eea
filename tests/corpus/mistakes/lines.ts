import { words } from '../../helpers/minimalContent.ts';
import { mistakesIn } from '../mistake.ts';
import type { Mistake } from '../mistake.ts';

const paragraph = words(60, 'retail-marketing-');

/** Half-finished edits: lines that were lost, joined or moved to the left, and texts that lost their marks. */
export const lineMistakes: readonly Mistake[] = [
  ...mistakesIn('sectors/retail.yaml', [
    [
      'a folded text that is not indented',
      `>-\n    ${paragraph}`,
      `>-\n${paragraph}`,
      'yaml-indent',
      ['marketing: >-', '4 spaces more'],
    ],
    [
      'a folded text of three lines that is not indented',
      `  marketing: >-\n    ${paragraph}`,
      `  marketing: >-\nOne line.\nAnother line.\n${paragraph}`,
      'yaml-indent',
      ['up to line 7', 'each of these lines'],
      { at: 'One line' },
    ],
    [
      'a folded text whose first line is not indented',
      `  marketing: >-\n    ${paragraph}`,
      `  marketing: >-\n  One line.\n    ${paragraph}`,
      'yaml-indent',
      ['would be empty'],
      { at: 'One line' },
    ],
    [
      'the line with the name of a group deleted',
      'services:\n',
      '',
      'field-line-missing',
      ['services:'],
      { at: 'marketing' },
    ],
  ]),
  ...mistakesIn('sectors/retail.yaml', [
    [
      'bold words in the second line of a folded text',
      `>-\n    ${paragraph}`,
      `>-\n    One line.\n    ${paragraph.replace(/ .*/, ' **bold words**')} ${paragraph}`,
      'field-markup',
      ['**bold words**'],
      { at: 'retail-marketing-0' },
    ],
  ]),
  ...mistakesIn('variants/marketing.yaml', [
    [
      'a variable with one brace in the second line of a folded text',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - >-\n    We know {{ town }}. Digital marketing help\n    for {{ town } is what we do.',
      'pattern-invalid',
      ['"{{ town }" has no "}}"'],
      { at: 'for {{ town' },
    ],
    [
      'a variable misspelt in a folded text',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - >-\n    Digital marketing help\n    for {{ twon }} is what we do.',
      'pattern-variable-unknown',
      ['town'],
      { at: 'for {{ twon' },
    ],
    [
      'a variable in square brackets',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - Digital marketing help for [town], way 1.',
      'pattern-invalid',
      ['{{ town }}'],
      { at: '- Digital marketing help for', nth: 2 },
    ],
  ]),
  ...mistakesIn('services/marketing.md', [
    [
      'an entry of a list whose folded text is not indented',
      '  - Two.\n',
      '  - >-\n  Two.\n',
      'yaml-indent',
      ['- >-'],
      { at: 'Two' },
    ],
    [
      'the line "heroImage:" deleted',
      'heroImage:\n',
      '',
      'field-line-missing',
      ['heroImage:'],
      { at: 'src' },
    ],
  ]),
  ...mistakesIn('blog/prices-explained.md', [
    [
      'the line "image:" deleted below a list',
      'image:\n',
      '',
      'field-line-missing',
      ['image:'],
      { at: 'src' },
    ],
    [
      'the line "search:" deleted below a folded text',
      'excerpt: Why a website costs what it costs. And what it does not.\nsearch:\n',
      'excerpt: >-\n  Why a website costs what it costs.\n',
      'field-line-missing',
      ['search:'],
      { at: 'title', nth: 2 },
    ],
    [
      'the second line of dashes and the empty line below it deleted',
      '---\n\nA quote is',
      'A quote is',
      'front-matter-unclosed',
      ['---'],
    ],
    [
      'a heading with one "#" and no space',
      '## What a quote says',
      '#What a quote says',
      'heading-space',
      ['"## What a quote says"'],
    ],
    ['a tag with "#"', '  - Prices', '  - #Prices', 'yaml-quotes', ['- Prices']],
    [
      'two fields on one line',
      'author: The agency\npublishedDate',
      'author: The agency publishedDate',
      'yaml-fields-joined',
      ['publishedDate: 2026-02-26'],
    ],
  ]),
  ...mistakesIn('testimonials/ada.yaml', [
    [
      'two names of fields on one line',
      'name: Ada\nposition: Owner',
      'name: Ada position: Owner',
      'yaml-fields-joined',
      ['position: Owner'],
    ],
    [
      'a field twice',
      'rating: 5',
      'rating: 5\nrating: 9',
      'yaml-duplicate-key',
      ['rating'],
      { nth: 2, at: 'rating' },
    ],
  ]),
  ...mistakesIn('towns/leeds.md', [
    [
      'a line "note:" deleted',
      '    note: leeds-retail-0',
      '      leeds-retail-0',
      'field-line-missing',
      ['note: >-'],
    ],
  ]),
  ...mistakesIn('navigation.yaml', [
    [
      'the hyphen of a menu item deleted with its space',
      '  - label: Work\n',
      '  label: Work\n',
      'yaml-list-mark',
      ['- label: Work'],
    ],
  ]),
  ...mistakesIn('case-studies/mill-shop.md', [
    [
      'all hyphens of a list deleted',
      'outcomes:\n  - More orders\n  - Fewer calls',
      'outcomes:\n  More orders\n  Fewer calls',
      'field-invalid',
      ['- More orders'],
      { at: 'More orders' },
    ],
  ]),
  ...mistakesIn('site.yaml', [
    ['days as a range', '[Monday, Tuesday, Friday]', 'Mon-Fri', 'field-invalid', ['- Monday']],
  ]),
];
