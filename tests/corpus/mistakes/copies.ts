import { words } from '../../helpers/minimalContent.ts';
import { corpusContent } from '../corpusContent.ts';
import { mistakesIn } from '../mistake.ts';
import type { Mistake } from '../mistake.ts';

const leeds = corpusContent()['towns/leeds.md'] ?? '';
const [, note = ''] = /sector: retail\n    note: (.*)/.exec(leeds) ?? [];
const [, yorkNote = ''] =
  /sector: farming\n    note: (.*)/.exec(corpusContent()['towns/york.md'] ?? '') ?? [];

/** Texts that are left over from a copied file, fields that contradict each other, and words that are pasted from elsewhere. */
export const copyMistakes: readonly Mistake[] = [
  ...mistakesIn('towns/york.md', [
    [
      'a note that calls another town its own',
      'note: york-retail-0',
      'note: Here in Leeds',
      'fact-contradicted',
      ['"Here in Leeds"', 'Expected "Here in York"'],
    ],
    [
      'the note on a sector of another town',
      yorkNote,
      note.replace('leeds-retail-7 ', 'an-edited-word '),
      'town-text-copied',
      ['Leeds', 'note'],
      { at: 'note: leeds' },
    ],
    [
      'a minus sign as a dash',
      'longitude: -1.08271',
      'longitude: –1.08271',
      'field-invalid',
      ['-1.08271'],
    ],
    [
      'degrees and minutes',
      'latitude: 53.95763',
      'latitude: 53°57\'27"N',
      'field-invalid',
      ['53.95750'],
    ],
    [
      'a sector by its name in the plural',
      'sector: retail',
      'sector: Shops & retail',
      'field-invalid',
      ['one of "'],
    ],
  ]),
  ...mistakesIn('sectors/retail.yaml', [
    [
      'one paragraph for two services',
      words(60, 'retail-design-'),
      words(60, 'retail-marketing-'),
      'text-repeated',
      ['services.marketing', 'in this file'],
      { at: 'web-design' },
    ],
  ]),
  {
    name: 'a town copied under a name that comes before it',
    edits: [
      { file: 'towns/harrogate.md', copyOf: 'towns/york.md' },
      { file: 'towns/harrogate.md', from: 'name: York', to: 'name: Harrogate' },
    ],
    code: 'entry-copied',
    says: ['content/towns/york.md', 'Change them here'],
    at: 'latitude',
  },
  {
    name: 'a note pasted into a town whose name comes first',
    edits: [
      {
        file: 'towns/leeds.md',
        from: note,
        to: yorkNote.replace('york-farming-7 ', 'an-edited-word '),
      },
    ],
    code: 'town-text-copied',
    says: ['in the file of York', 'true of Leeds'],
    at: 'note: ',
  },
  {
    name: 'a service copied under a name that comes before it',
    edits: [
      { file: 'services/copywriting.md', copyOf: 'services/marketing.md' },
      { file: 'services/copywriting.md', from: 'title: Marketing', to: 'title: Copywriting' },
    ],
    code: 'entry-copied',
    says: ['content/services/marketing.md', 'npm run site -- new service'],
    at: 'order',
  },
  {
    name: 'a case study copied without a change',
    edits: [{ file: 'case-studies/mill-shop-two.md', copyOf: 'case-studies/mill-shop.md' }],
    code: 'entry-copied',
    says: ['case-studies/mill-shop.md'],
    at: 'title: A shop in a mill, as',
  },
  {
    name: 'a variant copied, and only its texts edited',
    edits: [
      { file: 'variants/marketing-adverts.yaml', copyOf: 'variants/marketing.yaml' },
      {
        file: 'variants/marketing-adverts.yaml',
        from: 'title:\n  - Digital marketing help',
        to: 'title:\n  - Adverts that pay off',
      },
    ],
    code: 'entry-copied',
    says: ['"rank: 2" and "inShortSet: false"'],
    at: 'rank',
    in: 'variants/marketing-adverts.yaml',
  },
  {
    name: 'a service deleted that links name by its alias',
    edits: [
      { file: 'services/marketing.md', deleted: true },
      { file: 'screens/about.md', from: '- marketing', to: '- digital-marketing' },
    ],
    code: 'entry-missing',
    says: ['"marketing" is not a service', '"digital-marketing"'],
    in: 'case-studies/mill-shop.md',
    at: '- marketing',
  },
  ...mistakesIn('case-studies/mill-shop.md', [
    [
      'the client of another project with a common word',
      'client: The Mill Shop',
      'client: The Tea Shop',
      'case-study-client',
      ['The Mill Shop'],
    ],
  ]),
  ...mistakesIn('questions/price.md', [
    [
      'a promise that the agency does not make',
      'It depends.',
      'It depends. Ask, and we reply within 3 days.',
      'claim-contradicted',
      ['3 days', '24 hours'],
    ],
  ]),
  ...mistakesIn('site.yaml', [
    [
      'a new closing time beside old words',
      'closes: 17:00',
      'closes: 18:00',
      'hours-text',
      ['9 to 5', '9:00 to 18:00'],
      { at: 'text: 9 to 5' },
    ],
    [
      'other days in words',
      'text: 9 to 5',
      'text: Mon–Fri, 9am to 5pm',
      'hours-text',
      ['Monday, Tuesday and Friday'],
    ],
    [
      'an email address without an ending',
      'email: hello@agency.example\noffice',
      'email: hello@agency\noffice',
      'field-invalid',
      ['hello@example.com', '.co.uk'],
    ],
  ]),
  ...mistakesIn('prices.yaml', [
    [
      'a full stop in a price',
      'max: 3000',
      'max: 3.000',
      'yaml-number-comma',
      ['which is 3', '3000'],
    ],
  ]),
  ...mistakesIn('testimonials/ada.yaml', [
    [
      'words in square brackets at the start',
      'text: Good work',
      'text: [Good work]',
      'yaml-quotes',
      ['"[Good work], says Ada."'],
    ],
  ]),
  ...mistakesIn('blog/prices-explained.md', [
    [
      'a link with round brackets first',
      '[web design](/services/web-design)',
      '(web design)[/services/web-design]',
      'link-broken',
      ['[web design](/services/web-design)'],
    ],
    [
      'spaces in the address of a link',
      '(/services/web-design)',
      '(/services/web design)',
      'link-broken',
      ['(/services/web-design)'],
    ],
    [
      'an address without https',
      '(/services/web-design)',
      '(www.gov.uk/vat)',
      'link-not-from-root',
      ['https://www.gov.uk/vat'],
    ],
    [
      'the file of a page as a link',
      '(/services/web-design)',
      '(../services/web-design.md)',
      'link-not-from-root',
      ['"/services/web-design"'],
    ],
    [
      'an anchor that is like none',
      '(/services/web-design)',
      '(#payment-terms)',
      'anchor-unknown',
      ['such as "#', 'Open the page'],
    ],
    [
      'a table of a spreadsheet',
      '- The days\n- The rate',
      'Part\tDays\nDesign\t3',
      'table-pasted',
      ['| Part | Days |'],
    ],
    [
      'the space of a numbered entry deleted',
      '- The days\n- The rate',
      '1.The days\n2. The rate',
      'list-space',
      ['space'],
    ],
  ]),
];
