import { mistakesIn } from '../mistake.ts';
import type { Mistake } from '../mistake.ts';
import { above } from './above.ts';

/** Words that programs add to what is pasted, and words that a page shows already. */
export const pastedMistakes: readonly Mistake[] = [
  ...mistakesIn('blog/prices-explained.md', [
    above('a line of a chat', '[12/03/2026, 14:22] Ada: It is done.', 'text-pasted', [
      '"[12/03/2026, 14:22] Ada:"',
      'a chat program',
    ]),
    above('the place of a picture in a chat', '<Media omitted>', 'text-pasted', [
      '"<Media omitted>"',
    ]),
    above('the signature of a phone', 'It is done. Sent from my iPhone', 'text-pasted', [
      'a mail program',
    ]),
    above('the head of a post', 'Posted by admin on 3 May 2024 | 0 comments', 'text-pasted', [
      '"Posted by admin"',
      'a program for blogs',
    ]),
    above('the words of a message about its attachment', 'Please see attached.', 'text-pasted', [
      '"Please see attached"',
      'Link to the file',
    ]),
    above('a change that Word names in the margin', 'Formatted: Font: Bold', 'text-pasted', [
      '"Formatted: Font"',
    ]),
    above(
      'the line above a quoted message',
      'On Mon, 2 Mar 2026 at 10:12, Ada Finch <ada@finch.example> wrote:',
      'text-pasted',
      ['On Mon, 2 Mar 2026 at 10:12'],
    ),
    above('the head of a message', 'Sent: 2 March 2026 10:12\nTo: Bea\n', 'text-pasted', [
      '"Sent: 2 March 2026 10:12"',
    ]),
    [
      'a description that starts with "image of"',
      'alt: A picture',
      'alt: Image of a desk with a plan',
      'image-alt-name',
      ['Write "A desk with a plan".'],
    ],
    [
      'the heading of the page as a description',
      'alt: A picture',
      'alt: Prices explained',
      'image-alt-name',
      ['the heading of the page'],
    ],
  ]),
  ...mistakesIn('testimonials/ada.yaml', [
    [
      'the line of a chat before the words of a client',
      'text: Good work, says Ada.',
      'text: "[12/03/2026, 14:22] Ada: Good work."',
      'text-pasted',
      ['a chat program'],
    ],
    [
      'the lines of a mail program below the words of a client',
      'text: Good work, says Ada.',
      'text: >-\n  Good work, says Ada.\n  -----Original Message-----',
      'text-pasted',
      ['a mail program'],
      { at: '-----Original' },
    ],
  ]),
  ...mistakesIn('legal/privacy-policy.md', [
    [
      'the date of a change in the text of a legal page',
      '## Who we are',
      'Last updated: 3 May 2024\n\n## Who we are',
      'date-typed',
      ['lastUpdated: 2024-05-03'],
    ],
  ]),
  ...mistakesIn('site.yaml', [
    [
      'the address of the site with an umlaut',
      'url: https://www.agency.example',
      'url: https://www.bäcker.example',
      'field-invalid',
      ['Write: url: https://www.xn--bcker-gra.example'],
    ],
    [
      'an email address with an umlaut in its domain',
      'email: hello@agency.example\noffice',
      'email: hello@bäcker.example\noffice',
      'field-invalid',
      ['Write: email: hello@xn--bcker-gra.example'],
    ],
  ]),
  {
    name: 'the words of a person of another company in a case study',
    edits: [
      { file: 'testimonials/ada.yaml', from: 'name: Ada', to: 'name: Ada Finch' },
      {
        file: 'case-studies/mill-shop.md',
        from: 'client: The Mill Shop',
        to: 'client: The Mill Shop\nquote: { text: It went well., name: Ada Finch, role: Owner }',
      },
    ],
    code: 'testimonial-client',
    says: ['"Ada Finch"', 'from "Ada Ltd" in a testimonial'],
    in: 'case-studies/mill-shop.md',
    at: 'quote:',
  },
  {
    name: 'the digits of a figure swapped in the text',
    edits: [
      {
        file: 'case-studies/mill-shop.md',
        from: 'client: The Mill Shop',
        to: 'client: The Mill Shop\nresults: [{ value: "63", was: "118", label: calls a week }, { value: "0", label: lost emails }]',
      },
      { file: 'case-studies/mill-shop.md', from: 'Fewer calls', to: 'Calls down from 118 to 63' },
      {
        file: 'case-studies/mill-shop.md',
        from: 'The long story.',
        to: 'There were 118 calls a week, and there are 36 now.',
      },
    ],
    code: 'result-contradicted',
    says: ['"36"', '"results[0].value" is "63"'],
    in: 'case-studies/mill-shop.md',
    at: 'There were',
  },
  ...mistakesIn('case-studies/mill-shop.md', [
    [
      'the client of another case study in a search title',
      '  title: A shop in a mill',
      '  title: The Tea Room, a shop in a mill',
      'case-study-client',
      ['names "The Tea Room"', 'about "The Mill Shop"'],
    ],
  ]),
];
