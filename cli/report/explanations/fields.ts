import type { Explanation } from './explanation.ts';

/** Explanations of findings about fields: their names, their values, numbers and dates. */
export const fields = {
  'field-missing': {
    meaning: 'A field that pages need is not there.',
    mend: 'Add the field.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'name: Ada\ncompany: Ada Ltd',
      right: 'name: Ada\nposition: Owner\ncompany: Ada Ltd',
    },
  },
  'fields-missing': {
    meaning:
      'Several fields that pages need are not there. The file may be unfinished, or belong in another folder.',
    mend: 'Add the fields, or move the file.',
    example: {
      wrong: 'content/testimonials/ada.yaml has a name and nothing else.',
      right: 'It has a name, a position, a company and a text.',
      files: { 'testimonials/ada.yaml': 'name: Ada\n' },
    },
  },
  'field-unknown': {
    meaning: 'No page uses a field of this name, so it is misspelt or in the wrong place.',
    mend: 'Correct its name, or delete it.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'postion: Owner',
      right: 'position: Owner',
    },
  },
  'fields-unknown': {
    meaning: 'No page uses several of the fields. The file may belong in another folder.',
    mend: 'Correct their names, delete them, or move the file.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'name: Ada\nage: 40\nheight: 170\nshoes: brown',
      right: 'name: Ada',
    },
  },
  'field-invalid': {
    meaning: 'The value is not of the kind that the field needs, so pages could not show it.',
    mend: 'Write a value as the finding describes it.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'population: about half a million',
      right: 'population: 536280',
    },
  },
  'field-length': {
    meaning: 'A list has more or fewer entries than its place on the page.',
    mend: 'Add or delete entries.',
    example: {
      file: 'screens/blog.yaml',
      wrong: 'relatedLinks:\n  - marketing\n  - web-design\n',
      right: 'relatedLinks:\n  - marketing\n  - web-design\n  - /privacy-policy\n',
    },
  },
  'price-reversed': {
    meaning:
      'The lowest price is above the highest, so the page would show a range that goes backwards.',
    mend: 'Swap the two prices, or correct one.',
    example: {
      file: 'prices.yaml',
      wrong: '  min: 3000\n  max: 200',
      right: '  min: 200\n  max: 3000',
    },
  },
  'benefit-count': {
    meaning: 'The page of a service has room for exactly three benefits.',
    mend: 'Add or delete benefits.',
    example: {
      file: 'services/marketing.md',
      wrong: 'benefits:\n  - One.\n  - Two.\n',
      right: 'benefits:\n  - One.\n  - Two.\n  - Three.\n',
    },
  },
  'feature-count': {
    meaning: 'The page of a service has room for exactly eight features.',
    mend: 'Add or delete features.',
    example: {
      file: 'services/marketing.md',
      wrong: '  - 7th\n  - 8th\n  - 9th',
      right: '  - 7th\n  - 8th',
    },
  },
  'solution-area-count': {
    meaning: 'If the page of a service has solution areas, it has room for exactly three.',
    mend: 'Add or delete areas, or delete the field.',
    example: { wrong: 'A service lists two solution areas.', right: 'It lists three, or none.' },
  },
  'process-step-count': {
    meaning: 'If the page of a service shows a process, it has room for exactly four steps.',
    mend: 'Add or delete steps, or delete the field.',
    example: { wrong: 'A service lists five steps.', right: 'It lists four, or none.' },
  },
  'order-repeated': {
    meaning:
      'Two entries have the same position in a list, so their order would depend on the names of their files.',
    mend: 'Give one of the two files another number.',
    example: { file: 'services/marketing.md', wrong: 'order: 2', right: 'order: 1' },
  },
  'date-in-future': {
    meaning: 'Something that has happened cannot have a date in the future.',
    mend: 'Correct the date. To publish a post later, use "publishAt:".',
    example: {
      file: 'blog/first-post.md',
      wrong: 'publishedDate: 2036-01-15',
      right: 'publishedDate: 2026-01-15',
    },
  },
  'date-too-old': {
    meaning: 'The date is before the first website, so its year is probably mistyped.',
    mend: 'Check the year.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'publishedDate: 1926-01-15',
      right: 'publishedDate: 2026-01-15',
    },
  },
  'town-outside-uk': {
    meaning:
      'The point of the town is not in its nation, so distances and nearest towns would be wrong.',
    mend: 'Check that the latitude comes first, and that a western longitude has its minus sign.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'latitude: -1.54785\nlongitude: 53.79648',
      right: 'latitude: 53.79648\nlongitude: -1.54785',
    },
  },
  'town-nation-mismatch': {
    meaning:
      'The region of the town is not part of its nation, so one of the two is wrong on every page of the town.',
    mend: 'Correct the nation or the region.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'region: Wales',
      right: 'region: Yorkshire and the Humber',
    },
  },
  'town-name-repeated': {
    meaning:
      'Two towns have one name, so visitors and search engines could not tell their pages apart.',
    mend: 'Put the county in brackets behind the name, and the name alone in "shortName:".',
    example: {
      file: 'towns/leeds.md',
      instead: 'name: Leeds',
      wrong: 'name: York',
      right: 'name: York (West Yorkshire)\nshortName: York',
    },
  },
  'town-sector-repeated': {
    meaning: 'The town lists a sector twice, so its pages would say the same thing twice.',
    mend: 'Delete one of the two, or replace it with another sector.',
    example: {
      file: 'towns/leeds.md',
      wrong: '- sector: retail\n    note: Shops.\n  - sector: retail',
      right: '- sector: retail',
    },
  },
  'town-introduction-length': {
    meaning:
      'The introduction is much longer or shorter than those of other towns, so the page looks unfinished or heavy.',
    mend: 'Write 90 to 140 words.',
    example: { wrong: 'An introduction of one sentence.', right: 'An introduction of 110 words.' },
  },
  'sector-paragraph-length': {
    meaning: 'The paragraph about a service is much longer or shorter than the others of its kind.',
    mend: 'Write 50 to 80 words.',
    example: { wrong: 'A paragraph of one sentence.', right: 'A paragraph of 60 words.' },
  },
  'variant-rank-repeated': {
    meaning:
      'Two variants of a service have the same rank, so it is not clear which page search engines list first.',
    mend: 'Give one of them another rank.',
    example: { file: 'variants/web-design-services.yaml', wrong: 'rank: 1', right: 'rank: 2' },
  },
  'variant-rank-missing': {
    meaning: 'No variant of the service has rank 1, whose page search engines list first.',
    mend: 'Set "rank: 1" in one variant.',
    example: { file: 'variants/marketing.yaml', wrong: 'rank: 2', right: 'rank: 1' },
  },
  'service-short-variant': {
    meaning:
      'Towns with the short page set have one page for each service, so exactly one variant is in that set.',
    mend: 'Set "inShortSet: true" in exactly one variant of the service.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'inShortSet: false',
      right: 'inShortSet: true',
    },
  },
} as const satisfies Record<string, Explanation>;
