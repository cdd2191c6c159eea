import type { Mistake } from '../mistake.ts';
import { mistakesIn } from '../mistake.ts';

/** Figures of which the first is 63 in the outcomes. */
const RESULTS = `results:
  - { value: "36", was: "118", label: calls in a week }
  - { value: "6 in 10", label: bookings online }
`;

/** Mistakes that make two places contradict each other, or a value contradict itself. */
export const factMistakes: readonly Mistake[] = [
  ...mistakesIn('site.yaml', [
    [
      'the two reply times swapped',
      'usualReply: 2 hours\n  promisedReply: 24 hours',
      'usualReply: 24 hours\n  promisedReply: 2 hours',
      'site-implausible',
      ['"24 hours"', 'slower than "promisedReply", "2 hours"'],
    ],
    [
      'the address of the staging site',
      'url: https://www.agency.example',
      'url: https://staging.agency.example',
      'site-implausible',
      ['https://staging.agency.example', 'the public address'],
    ],
    [
      'a share of the agency with a digit too many',
      'value: 10+\n    label: years',
      'value: 950%\n    label: client satisfaction',
      'site-implausible',
      ['"950%"', 'up to 100%'],
    ],
    [
      'the profile at another network',
      'social: []',
      'social:\n  - label: LinkedIn\n    url: https://www.facebook.com/agency',
      'site-implausible',
      ['https://www.facebook.com/agency', 'not at LinkedIn'],
      { at: 'url: https://www.facebook' },
    ],
    [
      'hours with the time zone of another country',
      'text: 9 to 5',
      'text: 9 to 5 CET',
      'hours-text',
      ['"CET"', 'Europe/London', 'Expected GMT or BST'],
    ],
    [
      'a secret key of the analytics service',
      'key: phc_key',
      'key: phx_9f8a7s6d5f4g3h2j',
      'field-invalid',
      ['phx_'],
    ],
  ]),
  ...mistakesIn('prices.yaml', [
    [
      'a price on request with amounts',
      'web-design: { min',
      'web-design: { onRequest: price on request, min',
      'price-on-request',
      ['"min"'],
    ],
    [
      'a line of dashes between two prices',
      'web-design: { min',
      '---\nweb-design: { min',
      'front-matter-mark',
      ['---'],
    ],
  ]),
  ...mistakesIn('legal/privacy-policy.md', [
    [
      'a telephone number with two digits swapped in a text',
      'An agency.',
      'An agency. Ring 020 7946 0176.',
      'fact-contradicted',
      ['020 7946 0176', '020 7946 0167', '"phone" in content/site.yaml'],
    ],
    [
      'another telephone number to ring us on',
      'An agency.',
      'An agency. Ring us on 020 7946 0168.',
      'fact-contradicted',
      ['020 7946 0168', '020 7946 0167', '"phone" in content/site.yaml'],
    ],
    [
      'opening hours in a text that are not those of the office',
      'An agency.',
      'An agency. We are open Monday to Saturday, 8:00 AM to 6:00 PM.',
      'fact-contradicted',
      ['Monday to Saturday, 8:00 AM to 6:00 PM', '9 to 5', '"hours" in content/site.yaml'],
    ],
    [
      'an address of the agency at a domain that it no longer has',
      'An agency.',
      'An agency. Write to us at hello@firm.example.',
      'fact-contradicted',
      ['hello@firm.example', 'hello@agency.example', '"email" in content/site.yaml'],
    ],
    [
      'the company with another number of its street',
      'An agency.',
      'An agency, whose registered office is at 11 Sample Street, London SE1 4QM.',
      'fact-contradicted',
      ['1 Sample Street, London SE1 4QM', '"registeredOffice"'],
    ],
    [
      'terms that have been copied from America',
      'An agency.',
      'An agency. These terms are governed by the laws of the State of Delaware.',
      'fact-contradicted',
      ['the laws of the State of Delaware', 'the laws of England and Wales', '"registeredIn"'],
    ],
    [
      'prices with VAT on a site whose prices exclude it',
      'An agency.',
      'An agency. Our prices include VAT.',
      'fact-contradicted',
      ['include VAT', 'exclude VAT', '"vatStatement" in content/site.yaml'],
    ],
  ]),
  {
    name: 'the name of a person with a letter too few',
    edits: [
      {
        file: 'screens/about.md',
        from: 'The story of the agency.',
        to: 'Ada Loveace reads every quote.',
      },
      {
        file: 'people/ada.yaml',
        text: 'order: 1\nname: Ada Lovelace\nrole: Founder\ntext: She reads every quote.\n',
      },
    ],
    code: 'fact-contradicted',
    says: ['"Ada Loveace"', 'Expected "Ada Lovelace"', 'content/people/'],
  },
  {
    name: 'an author whose surname has two letters wrong',
    edits: [
      { file: 'blog/prices-explained.md', from: 'author: The agency', to: 'author: Ada Lovalece' },
      {
        file: 'people/ada.yaml',
        text: 'order: 1\nname: Ada Lovelace\nrole: Founder\ntext: She reads every quote.\n',
      },
    ],
    code: 'tag-alike',
    says: ['"Ada Lovalece"', 'Did you mean "Ada Lovelace"?'],
  },
  {
    name: 'a person copied without a name of its own',
    edits: [
      {
        file: 'people/ada.yaml',
        text: 'order: 1\nname: Ada Lovelace\nrole: Founder\ntext: She reads every quote.\n',
      },
      {
        file: 'people/grace.yaml',
        text: 'order: 2\nname: Ada Lovelace\nrole: Developer\ntext: She writes the programs.\n',
      },
    ],
    code: 'heading-repeated',
    in: 'people/grace.yaml',
    at: 'name:',
    says: ['"Ada Lovelace"', 'people/ada.yaml'],
  },
  ...mistakesIn('screens/about.md', [
    [
      'another founding year in a text',
      'The story of the agency.',
      'The story of the agency since 2004.',
      'fact-contradicted',
      ['since 2004', 'since 2014', '"founded" in content/site.yaml'],
    ],
  ]),
  {
    name: 'a person whose text sends visitors to another person',
    edits: [
      {
        file: 'people/ada.yaml',
        text: 'order: 1\nname: Ada Lovelace\nrole: Founder\ntext: She reads every quote.\n',
      },
      {
        file: 'people/grace.yaml',
        text: 'order: 2\nname: Grace Hopper\nrole: Developer\ntext: She writes the programs.\nrightFor: Ask for Ada if a program fails.\n',
      },
    ],
    code: 'fact-contradicted',
    in: 'people/grace.yaml',
    at: 'rightFor:',
    says: ['"Ada"', 'Expected "Grace"', '"name" in content/people/grace.yaml'],
  },
  ...mistakesIn('case-studies/mill-shop.md', [
    [
      'a quoted person who has a job at another client',
      'sector: retail',
      'sector: retail\nquote: { text: It sells more., name: Jo, role: Owner of The Tea Room }',
      'case-study-client',
      ['"The Tea Room"', '"The Mill Shop"', '"quote.role"'],
    ],
    [
      'a place in another nation than its point',
      'place: Halifax, West Yorkshire',
      'place: Halifax, Wales\npoint: { latitude: 53.72, longitude: -1.86 }',
      'case-study-place',
      ['not in Wales'],
      { at: 'point:' },
    ],
    [
      'the "&" of a client as "and" in the text',
      'client: The Mill Shop\nsector: retail',
      'client: Mill & Sons\nsector: retail\nquote: { text: "Mill and Sons sell more.", name: Jo, role: Owner }',
      'fact-contradicted',
      ['"Mill and Sons"', 'Expected "Mill & Sons"'],
      { at: 'quote:' },
    ],
  ]),
  ...mistakesIn('questions/price.md', [
    [
      'an amount with VAT that is not that without it and the VAT',
      'It depends.',
      'It depends. A page is £1,000 + VAT (£1,100).',
      'fact-contradicted',
      ['"£1,000 + VAT (£1,100)"', '(£1,200)', '"vatRate" in content/site.yaml'],
    ],
    [
      'an email address that the agency does not have',
      'It depends.',
      'It depends. Our email address is help@agency.example.',
      'fact-contradicted',
      ['help@agency.example', 'hello@agency.example', '"email" in content/site.yaml'],
    ],
    [
      'another founding year in an answer',
      'It depends.',
      'It depends. The agency was started in 2009.',
      'fact-contradicted',
      ['started in 2009', 'started in 2014', '"founded" in content/site.yaml'],
    ],
    [
      'a link that dials a number with two digits swapped',
      'It depends.',
      'It depends. [Ring us](tel:+442079460176).',
      'fact-contradicted',
      ['"tel:+442079460176"', 'Expected "tel:+442079460167"', '"phone" in content/site.yaml'],
    ],
    [
      'a link to a chat without the code of the country',
      'It depends.',
      'It depends. [Write to Ada](https://wa.me/07700900199).',
      'phone-impossible',
      ['The link', '07700900199', 'Write "https://wa.me/447700900199"'],
    ],
    [
      'a link that says another address',
      'It depends.',
      'It depends. Write to [press@agency.example](mailto:jobs@agency.example).',
      'link-words',
      ['press@agency.example', 'jobs@agency.example'],
    ],
    [
      'a comma in the address of a site',
      'It depends.',
      'It depends on [VAT](https://www.gov,uk/vat-rates).',
      'link-malformed',
      ['https://www.gov.uk/vat-rates'],
    ],
    [
      'a w too few in an address',
      'It depends.',
      'It depends on [VAT](https://ww.gov.uk/vat-rates).',
      'link-malformed',
      ['https://www.gov.uk/vat-rates'],
    ],
    [
      'the full stop of the sentence in an address',
      'It depends.',
      'It depends on [VAT](https://www.gov.uk/vat-rates.)',
      'link-malformed',
      ['https://www.gov.uk/vat-rates"'],
    ],
    [
      'a sentence that is cut off',
      'It depends.',
      'It depends. Tell us what you have, what you need, and',
      'sentence-unfinished',
      ['what you need, and'],
    ],
    [
      'a bracket that is not closed',
      'It depends.',
      'It depends (on the work and the days.',
      'sentence-unfinished',
      ['(on the work'],
    ],
    [
      'the article before another word',
      'It depends.',
      'It depends. Ask for a estimate.',
      'sentence-unfinished',
      ['an estimate'],
    ],
    [
      'a question without its mark',
      'question: What does it cost?',
      'question: What does it cost',
      'sentence-unfinished',
      ['question mark'],
    ],
    [
      'a note to the client in brackets',
      'It depends.',
      'It depends (client to confirm).',
      'text-placeholder',
      ['client to confirm'],
    ],
  ]),
  ...mistakesIn('testimonials/ada.yaml', [
    [
      'the words of another client beside a case study',
      'company: Ada Ltd',
      'company: The Harbour Inn\ncaseStudy: mill-shop',
      'testimonial-client',
      ['The Harbour Inn', 'The Mill Shop'],
    ],
  ]),
  ...mistakesIn('portfolio/mill-shop.yaml', [
    [
      'a portfolio item that leads to the site of the agency',
      'liveUrl: https://mill-shop.example',
      'liveUrl: https://agency.example/',
      'live-url',
      ['the site of the agency itself'],
    ],
    [
      'a portfolio item that leads to the site of another client',
      'liveUrl: https://mill-shop.example',
      'liveUrl: https://tea-room.example',
      'live-url',
      ['https://tea-room.example', 'as another item does'],
      { in: 'portfolio/tea-room.yaml', at: 'liveUrl' },
    ],
  ]),
  ...mistakesIn('services/marketing.md', [
    [
      'the picture of another service',
      'src: /images/services/marketing.svg',
      'src: /images/services/web-design.svg',
      'picture-repeated',
      ['belongs to another service'],
    ],
  ]),
  ...mistakesIn('testimonials/ada.yaml', [
    [
      'a tally of another number than its words name',
      'company: Ada Ltd',
      'company: Ada Ltd\ntally:\n  count: 60\n  marked: 9\n  label: of 600 notes',
      'field-invalid',
      ['600'],
      { at: 'count' },
    ],
  ]),
  ...mistakesIn('words.yaml', [
    [
      'two buttons about cookies with one label',
      'reject: Reject',
      'reject: Accept',
      'choice-repeated',
      ['"Accept"', 'accept'],
    ],
  ]),
  ...mistakesIn('case-studies/mill-shop.md', [
    [
      'a figure with its digits swapped',
      'outcomes:\n  - More orders',
      `${RESULTS}outcomes:\n  - Calls down from 118 to 63, and six in ten bookings online`,
      'result-contradicted',
      ['results[0].value', '36'],
      { at: '- { value: "36"' },
    ],
    [
      'a figure and the one from before it swapped',
      'outcomes:\n  - More orders',
      `${RESULTS.replace('"36", was: "118"', '"118", was: "63"')}outcomes:\n  - Calls down from 118 to 63, and six in ten bookings online`,
      'result-contradicted',
      ['"results[0].was" is "63"'],
      { at: '- Calls down' },
    ],
    [
      'the point of another town',
      'place: Halifax, West Yorkshire',
      'place: Bristol\npoint: { latitude: 53.8, longitude: -1.55 }',
      'case-study-place',
      ['Bristol', 'miles'],
      { at: 'point' },
    ],
  ]),
];
