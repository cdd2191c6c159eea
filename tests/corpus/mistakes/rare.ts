import { words } from '../../helpers/minimalContent.ts';
import { corpusContent } from '../corpusContent.ts';
import { mistakesIn } from '../mistake.ts';
import type { Mistake } from '../mistake.ts';

const content = corpusContent();

/** Mistakes that are rarer, and those that need a text of several lines. */
export const rareMistakes: readonly Mistake[] = [
  {
    name: 'a post copied with a new title and description',
    edits: [
      { file: 'blog/prices-of-logos.md', copyOf: 'blog/prices-explained.md' },
      { file: 'blog/prices-of-logos.md', from: 'title: Prices', to: 'title: Logos' },
      { file: 'blog/prices-of-logos.md', from: 'title: Prices', to: 'title: Logos' },
      {
        file: 'blog/prices-of-logos.md',
        from: 'Why a website costs what it costs, what',
        to: 'Why a logo costs what it costs, what',
      },
    ],
    code: 'entry-copied',
    says: ['"excerpt" and "text"'],
    at: 'excerpt',
  },
  ...mistakesIn('variants/marketing.yaml', [
    [
      'the name of a town in a title',
      'for firms in {{ town_full }}',
      'for {{ town_full }} firms in Leeds',
      'pattern-town',
      ['"in Leeds"', '{{ in_town }}'],
    ],
    [
      'the word "in" before a variable that has it',
      'for firms in {{ town_full }}',
      'for firms in {{ in_town_full }}',
      'word-repeated',
      ['Delete "in" beside'],
    ],
  ]),
  ...mistakesIn('towns/leeds.md', [
    [
      'the short form of a county',
      'county: West Yorkshire',
      'county: N. Yorks',
      'town-county-alike',
      ['North Yorkshire'],
    ],
  ]),
  ...mistakesIn('legal/privacy-policy.md', [
    ['a number in the heading of a section', '## Who', '## 1. Who', 'heading-numbered', ['## Who']],
    [
      'a note on a section that the text does not have',
      'search:',
      'notes:\n  - section: 11\n    text: We are an agency.\nsearch:',
      'note-section',
      ['no section 11', 'Expected 1.'],
      { at: '- section: 11' },
    ],
  ]),
  ...mistakesIn('blog/prices-explained.md', [
    [
      'a sign beside a section that the text does not have',
      'search:',
      'signs:\n  - section: 99\n    title: Levels\n    rows: [{ label: Day rate, value: £400 }]\nsearch:',
      'section-beyond',
      ['no section 99'],
      { at: '- section: 99' },
    ],
  ]),
  ...mistakesIn('testimonials/ada.yaml', [
    [
      'the words in curly marks',
      'text: Good work, says Ada.',
      'text: >-\n  “Good work,\n  says Ada.”',
      'testimonial-quotes',
      ['at the start'],
    ],
  ]),
  ...mistakesIn('blog/prices-explained.md', [
    [
      'the search title of another post',
      'title: Prices explained, as search',
      'title: The first post, as search',
      'title-repeated',
      ['The first post'],
    ],
    [
      'a change before the publication',
      'publishedDate: 2026-02-26',
      'publishedDate: 2026-02-26\nlastModified: 2025-03-01',
      'date-reversed',
      ['2026-02-26'],
      { at: 'lastModified' },
    ],
    [
      'the name of a file as a description',
      'alt: A picture',
      'alt: first-post.svg',
      'image-alt-name',
      ['what the picture shows'],
    ],
  ]),

  {
    name: 'a testimonial in use as a draft',
    edits: [{ file: 'testimonials/ada.yaml', from: 'rating: 5', to: 'rating: 5\ndraft: true' }],
    code: 'entry-hidden',
    says: ['"ada" is a draft, and 2 places name it', 'delete its "draft: true"'],
  },
  {
    name: 'redirects among the addresses that were given up',
    edits: [{ file: 'addresses.yaml', text: 'redirects:\n  /a: /about\n' }],
    code: 'field-unknown',
    says: ['below "aliases:" in the file of the page'],
  },
  {
    name: 'the file of the words with a capital letter',
    edits: [{ file: 'words.yaml', movedTo: 'Words.yaml' }],
    code: 'file-unexpected',
    says: ['Rename it to content/words.yaml'],
    in: 'Words.yaml',
  },
  {
    name: 'a service whose file got the name of its alias',
    edits: [{ file: 'services/marketing.md', movedTo: 'services/digital-marketing.md' }],
    code: 'entry-renamed',
    says: ['Give the file its old name back'],
    in: 'services/digital-marketing.md',
  },
  {
    name: 'a duration that breaks the house style too',
    edits: [{ file: 'prices.yaml', from: '2–8 weeks', to: '8–2 weeks by e-mail' }],
    code: 'duration-implausible',
    says: ['the shorter time first'],
  },
  {
    name: 'addresses without the name of their field',
    edits: [{ file: 'addresses.yaml', text: '- /blog/christmas-2021\n' }],
    code: 'front-matter-not-fields',
    says: ['Add a line above it: gone:'],
  },
  ...mistakesIn('questions/price.md', [
    [
      'the answer among the fields',
      'question: What does it cost?',
      'question: What does it cost?\nanswer: It depends.',
      'field-unknown',
      ['below the second "---"'],
      { at: 'answer' },
    ],
  ]),

  {
    name: 'a section for bookings without a booking',
    edits: [
      {
        file: 'screens/service-pages.yaml',
        from: 'included:',
        to: 'portfolio: { title: Work, text: Some of it. }\nincluded:',
      },
    ],
    code: 'section-left-out',
    says: ['showsPortfolio'],
    at: 'portfolio:',
  },
  {
    name: 'work on the page of a service without the section for it',
    edits: [
      {
        file: 'services/marketing.md',
        from: 'testimonial: ada',
        to: 'showsPortfolio: true\ntestimonial: ada',
      },
    ],
    code: 'data-left-out',
    says: ['Add "portfolio" to content/screens/service-pages.yaml'],
    at: 'showsPortfolio: true',
  },
  {
    name: 'the section with the text of the home page deleted, but not the text',
    edits: [
      {
        file: 'screens/home.md',
        from: 'about:\n  title: A heading\n  text: A paragraph.\n',
        to: '',
      },
    ],
    code: 'body-left-out',
    says: ['because the field "about" is missing'],
    at: 'About the agency.',
  },
  {
    name: 'kilometres, and words that say miles',
    edits: [{ file: 'site.yaml', from: 'distances: miles', to: 'distances: kilometres' }],
    code: 'distance-unit',
    says: ['the site measures distances in kilometres'],
    in: 'words.yaml',
    at: 'one: "{{ distance }} mile"',
    findings: 3,
  },
  {
    name: 'the last question deleted, but not its page',
    edits: [{ file: 'questions/price.md', deleted: true }],
    code: 'page-left-out',
    says: ['/facts-questions', 'delete this file'],
    in: 'screens/facts-questions.yaml',
    at: 'title:',
  },
  ...mistakesIn('categories.yaml', [
    [
      'a category for which there is no service yet',
      '  design: Design\n',
      '  design: Design\n  print: Print\n',
      'category-unused',
      ['print'],
    ],
  ]),
  ...mistakesIn('screens/blog.yaml', [
    [
      'a text for a tag that no post has',
      'relatedLinks:',
      'tags:\n  Print: How to order leaflets.\nrelatedLinks:',
      'tag-unused',
      ['Print', 'Design'],
      { at: 'Print:' },
    ],
  ]),
  ...mistakesIn('site.yaml', [
    [
      'a company without its registered office',
      'registeredOffice: 1 Sample Street, London SE1 4QM\n',
      '',
      'company-incomplete',
      ['registeredOffice'],
      { at: 'registeredIn:' },
    ],
  ]),
  ...mistakesIn('services/marketing.md', [
    ['a misspelt category', 'category: design', 'category: desing', 'category-unknown', ['design']],
    [
      'a related link to the posts of a tag',
      '  - /about',
      '  - /blog/tag/design',
      'related-link-to-list',
      ['/blog/tag/design'],
    ],
    [
      'two solution areas instead of three',
      'testimonial: ada',
      'solutionAreas:\n  - title: One\n    text: A text.\n  - title: Two\n    text: Another text.\ntestimonial: ada',
      'solution-area-count',
      ['3'],
    ],
    [
      'five steps of a process instead of four',
      'testimonial: ada',
      `process:\n${[1, 2, 3, 4, 5].map((n) => `  - title: Step ${n}\n    text: Text ${n}.`).join('\n')}\ntestimonial: ada`,
      'process-step-count',
      ['4'],
    ],
    [
      'the search description of another service',
      content['services/marketing.md']?.match(/description: "Marketing.*/)?.[0] ?? '',
      content['services/web-design.md']?.match(/description: "Web.*/)?.[0] ?? '',
      'description-repeated',
      ['Web Design'],
      { at: 'description: "Web' },
    ],
    [
      'three fields left out',
      'menuTitle: Marketing\nphrase: marketing\ncategory: design\ndescription: What it is.\n',
      'category: design\n',
      'fields-missing',
      ['menuTitle', 'phrase', 'description'],
      { at: 'order' },
    ],
    [
      'three fields that do not exist',
      'order: 1\n',
      'order: 1\nmetaTitle: A\nkeywords: B\nslug: C\n',
      'fields-unknown',
      ['metaTitle', 'keywords', 'slug'],
    ],
  ]),
  ...mistakesIn('towns/leeds.md', [
    [
      'an alias that is the address of the forms',
      '  - leeds-city',
      '  - /api/contact',
      'alias-reserved',
      ['/api/contact'],
    ],
    ['an alias that is the town itself', '  - leeds-city', '  - leeds', 'alias-loops', ['leeds']],
    [
      'an introduction that is much too short',
      words(100, 'leeds-'),
      words(20, 'leeds-'),
      'town-introduction-length',
      ['20'],
    ],
    [
      'a text that starts with an ampersand',
      'county: West Yorkshire',
      'county: &West',
      'yaml-alias',
      ['"&West"'],
    ],
  ]),
  ...mistakesIn('towns/selby.md', [
    [
      'the point of another town',
      'latitude: 53.78387\nlongitude: -1.06721',
      'latitude: 53.95763\nlongitude: -1.08271',
      'town-place-repeated',
      ['York'],
      { at: 'latitude' },
    ],
  ]),
  ...mistakesIn('variants/marketing.yaml', [
    [
      'a variable beside a word that its value repeats',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - Marketing for the shops of {{ sector1 }} {{ in_town }}.',
      'slot-reads-wrong',
      ['shops', 'sector1'],
    ],
    [
      'an article in a heading that does not suit each town',
      'heading:\n  - Digital marketing help {{ in_town }}\nlead',
      'heading:\n  - Marketing for an {{ town }} firm\nlead',
      'slot-reads-wrong',
      ['for an', 'Expected "a" before this value'],
      { at: '- Marketing for an' },
    ],
    [
      'a sector that a phrasing names and that there is not',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - text: Digital marketing help {{ in_town }}, way 1.\n    sectors: [retial]',
      'reference-unknown',
      ['retial', 'retail'],
      { at: 'sectors' },
    ],
    [
      'a nation that there is not',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - text: Digital marketing help {{ in_town }}, way 1.\n    nations: [Wales, Ulster]',
      'field-invalid',
      ['Ulster', 'Northern Ireland'],
      { at: 'nations' },
    ],
    [
      'a misspelt field of a phrasing',
      'lead:\n  - Digital marketing help {{ in_town }}, way 1.',
      'lead:\n  - text: Digital marketing help {{ in_town }}, way 1.\n    nation: [Wales]',
      'field-unknown',
      ['nation', 'nations'],
      { at: 'nation' },
    ],
  ]),
  ...mistakesIn('services/marketing.md', [
    [
      'a spelling that the house avoids',
      'What it is.',
      'What an e-mail is.',
      'house-style',
      ['e-mail', 'email'],
    ],
  ]),
  ...mistakesIn('sectors/retail.yaml', [
    [
      'a body of another nation in the paragraph of a sector',
      'retail-marketing-0',
      'Estyn retail-marketing-0',
      'nation-term',
      ['Estyn', 'England', 'Wales'],
    ],
    [
      'paragraphs for two nations, and a town in a third',
      `  marketing: >-\n    ${words(60, 'retail-marketing-')}\n`,
      ['Scotland', 'Wales']
        .map(
          (nation, place) =>
            `    - nations: [${nation}]\n      text: ${words(60, `retail-marketing-${place}-`)}\n`,
        )
        .reduce((text, part) => text + part, '  marketing:\n'),
      'phrasing-missing',
      ['England'],
      { at: 'marketing' },
    ],
    [
      'a paragraph that is much too short',
      words(60, 'retail-marketing-'),
      words(10, 'retail-marketing-'),
      'sector-paragraph-length',
      ['10'],
      { at: 'marketing' },
    ],
    [
      'a paragraph of a service left out',
      `  marketing: >-\n    ${words(60, 'retail-marketing-')}\n`,
      '',
      'sector-service-missing',
      ['marketing'],
      { at: 'services' },
    ],
    [
      'no paragraph at all',
      `\n  marketing: >-\n    ${words(60, 'retail-marketing-')}\n  web-design: >-\n    ${words(60, 'retail-design-')}\n`,
      ' {}\n',
      'sector-incomplete',
      ['marketing', 'web-design'],
      { at: 'services' },
    ],
  ]),
  ...mistakesIn('variants/marketing.yaml', [
    [
      'rank 2 without a variant of rank 1',
      'rank: 1',
      'rank: 2',
      'variant-rank-missing',
      ['marketing'],
    ],
    [
      'a title that becomes too long in some towns',
      '  - Digital marketing help for firms in {{ town_full }}',
      '  - Digital marketing help for all the small and large firms and shops in and around {{ town_full }}',
      'pattern-title-length',
      [],
    ],
    [
      'a description that is too short in every town',
      ': what it costs, how long it takes, and what it brings to the businesses of the place."',
      '."',
      'pattern-description-length',
      [],
    ],
  ]),
  ...mistakesIn('site.yaml', [
    [
      'a postcode of an area that does not exist',
      'postcode: SE1 4QM',
      'postcode: QQ1 4QM',
      'office-postcode-area',
      ['QQ'],
    ],
    [
      'a city of the office that is far from its point',
      'city: London',
      'city: Leeds',
      'office-city',
      ['Leeds'],
    ],
  ]),
  ...mistakesIn('portfolio/mill-shop.yaml', [
    [
      'a portfolio item that leads to a service',
      'caseStudyUrl: /case-studies/mill-shop',
      'caseStudyUrl: /services/marketing',
      'portfolio-case-study-unused',
      ['/case-studies/mill-shop'],
    ],
  ]),
  ...mistakesIn('testimonials/bea.yaml', [
    [
      'the words of another client',
      'Good work, says Bea.',
      'Good work, says Ada.',
      'text-repeated',
      ['text'],
    ],
  ]),
  ...mistakesIn('questions/price.md', [
    [
      'fields as a list',
      'order: 1\nquestion: What does it cost?',
      '- 1\n- What does it cost?',
      'front-matter-not-fields',
      ['fields'],
    ],
    ['a form feed from a PDF', 'It depends.', 'It de\fpends.', 'character-forbidden', ['U+000C']],
  ]),
  {
    name: 'a legal page with the address of another page',
    edits: [
      { file: 'legal/about.md', copyOf: 'legal/privacy-policy.md' },
      {
        file: 'legal/about.md',
        from: 'order: 1\ntitle: Privacy policy',
        to: 'order: 2\ntitle: All about us',
      },
      { file: 'legal/about.md', from: 'title: Privacy policy, as', to: 'title: All about us, as' },
      {
        file: 'legal/about.md',
        from: 'description: "Privacy policy',
        to: 'description: "All about us',
      },
    ],
    code: 'path-repeated',
    says: ['/about'],
  },
  {
    name: 'a portfolio item deleted',
    edits: [{ file: 'portfolio/mill-shop.yaml', deleted: true }],
    code: 'case-study-portfolio',
    says: ['mill-shop'],
    in: 'case-studies/mill-shop.md',
    at: '---',
  },
  {
    name: 'a service with its page only',
    edits: [
      {
        file: 'services/hosting.md',
        text: (content['services/marketing.md'] ?? '')
          .replaceAll('Marketing', 'Hosting')
          .replace('order: 1', 'order: 3')
          .replace('phrase: marketing', 'phrase: hosting')
          .replace('aliases:\n  - digital-marketing\n', ''),
      },
    ],
    code: 'service-incomplete',
    says: ['prices.yaml'],
  },
  {
    name: 'a portfolio item with the case study of another one',
    edits: [
      { file: 'portfolio/wool-shop.yaml', copyOf: 'portfolio/mill-shop.yaml' },
      {
        file: 'portfolio/wool-shop.yaml',
        from: 'order: 1\ntitle: The Mill Shop',
        to: 'order: 3\ntitle: The Wool Barn',
      },
      { file: 'portfolio/wool-shop.yaml', from: 'A shop in a mill.', to: 'A barn for wool.' },
      { file: 'portfolio/wool-shop.yaml', from: '//mill-shop', to: '//wool-shop' },
    ],
    code: 'portfolio-case-study',
    says: ['/case-studies/mill-shop'],
    at: 'caseStudyUrl',
  },
  {
    name: 'a post whose name differs by a letter from that of another',
    edits: [
      {
        file: 'blog/price-explained.md',
        text: (content['blog/prices-explained.md'] ?? '')
          .replaceAll('Prices explained', 'The price of words')
          .replace('excerpt: Why', 'excerpt: This is why')
          .replace('A quote is days', 'A quote is a number of days')
          .replace(
            'Why a website costs what it costs, what',
            'Why a text costs what it costs, what',
          ),
      },
    ],
    code: 'slug-alike',
    says: ['prices-explained'],
    in: 'blog/prices-explained.md',
    at: '---',
  },
  {
    name: 'lines that end as on Windows',
    edits: [
      {
        file: 'questions/price.md',
        text: (content['questions/price.md'] ?? '').replaceAll('\n', '\r\n'),
      },
    ],
    code: 'file-crlf',
    says: ['line'],
    at: '---',
  },

  {
    name: 'a county of another region',
    edits: [
      { file: 'towns/bristol.md', from: 'county: Bristol', to: 'county: West Yorkshire' },
      { file: 'towns/selby.md', from: 'county: North', to: 'county: West' },
    ],
    code: 'town-county-region',
    says: ['Yorkshire and the Humber'],
  },
  {
    name: 'a gone address that is a page',
    edits: [{ file: 'addresses.yaml', text: 'gone:\n  - /about\n' }],
    code: 'gone-is-page',
    says: ['/about'],
    at: '- /about',
  },
  {
    name: 'a gone address that leads on',
    edits: [{ file: 'addresses.yaml', text: 'gone:\n  - /services/digital-marketing\n' }],
    code: 'gone-is-alias',
    says: ['/services/marketing'],
    at: '- /services',
  },
  {
    name: 'a gone address twice',
    edits: [{ file: 'addresses.yaml', text: 'gone:\n  - /old\n  - /old\n' }],
    code: 'gone-repeated',
    says: ['/old'],
    at: '- /old',
    nth: 2,
  },
  {
    name: 'a gone address that the site needs',
    edits: [{ file: 'addresses.yaml', text: 'gone:\n  - /api/contact\n' }],
    code: 'gone-reserved',
    says: ['/api/contact'],
    at: '- /api',
  },
];
