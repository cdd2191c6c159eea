import { mistakesIn } from '../mistake.ts';
import type { Mistake } from '../mistake.ts';

const excerpt = 'excerpt: Why a website costs what it costs. And what it does not.';

/** Texts of several lines, links and pictures in a form that another place needs. */
export const formMistakes: readonly Mistake[] = [
  ...mistakesIn('blog/prices-explained.md', [
    [
      'a blank line in a text, and no indentation below it',
      excerpt,
      'excerpt: >-\n  Why a website costs what it costs.\n\nAnd what it does not.',
      'yaml-indent',
      ['belongs to the text of "excerpt"', 'by 2 spaces'],
      { at: 'And what' },
    ],
    [
      'a text of several lines in double quotation marks, the second missing',
      excerpt,
      'excerpt: "Why a website costs\n  what it costs. And what it does not.',
      'yaml-quote-open',
      ['after "excerpt:"', 'at the end of line'],
      { at: 'excerpt' },
    ],
    [
      'a text of several lines in single quotation marks with an apostrophe',
      excerpt,
      "excerpt: 'Why a website's cost\n  is what it is. And what it isn't.'",
      'yaml-quotes',
      ['Write "excerpt: >-"', 'delete the outer marks'],
      { at: 'excerpt' },
    ],
    [
      'a text of two lines with a colon, without the sign for it',
      excerpt,
      'excerpt:\n  A website has a cost: the days\n  that it takes. And what it does not.',
      'yaml-quotes',
      ['Write "excerpt: >-"'],
      { at: 'excerpt' },
    ],
    [
      'a text of one line with a colon, below its field',
      excerpt,
      'excerpt:\n  A website has a cost: the days that it takes. And what it does not.',
      'yaml-quotes',
      ['Write "excerpt: >-"'],
      { at: 'excerpt' },
    ],
    [
      'a link copied from the preview',
      '(/services/web-design)',
      '(http://localhost:5173/services/web-design)',
      'link-insecure',
      ['Write "/services/web-design"'],
    ],
    [
      'a picture with spaces and brackets in its name',
      '## What a quote says',
      '![Door](/images/blog/IMG 2041 (1).SVG)\n\n## What a quote says',
      'link-broken',
      ['Rename the file to img-2041-1.svg', '![Door](/images/blog/img-2041-1.svg)'],
    ],
  ]),
  ...mistakesIn('prices.yaml', [
    [
      'a semicolon between two fields of a row',
      'min: 600, max',
      'min: 600; max',
      'yaml-bracket',
      ['Write a comma instead of the semicolon', 'min: 600, max'],
    ],
    [
      'no space after a colon of a row',
      'duration: 2–8 weeks',
      'duration:2–8 weeks',
      'yaml-space-missing',
      ['duration: 2–8 weeks'],
    ],
  ]),
  ...mistakesIn('screens/about.md', [
    [
      'a related link as Markdown writes links',
      '- marketing',
      '- [Marketing](/services/marketing)',
      'yaml-quotes',
      ['Write it as - /services/marketing'],
    ],
  ]),
  {
    name: 'a post with a second ending',
    edits: [{ file: 'blog/new-post.md.txt', copyOf: 'blog/prices-explained.md' }],
    code: 'file-unexpected',
    says: ['content/blog/new-post.md,'],
    at: '---',
  },
];
