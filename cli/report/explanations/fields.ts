import type { Explanation } from './explanation.ts';

/** Explanations of findings about fields: their names, their values, numbers and dates. */
export const fields = {
  'field-missing': {
    meaning: 'A field that pages need is not there.',
    fix: 'Add the field.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'name: Ada\ncompany: Ada Ltd',
      right: 'name: Ada\nposition: Owner\ncompany: Ada Ltd',
    },
  },
  'fields-missing': {
    meaning:
      'Several fields that pages need are not there. The file may be unfinished, or belong in another folder.',
    fix: 'Add the fields, or move the file.',
    example: {
      wrong: 'content/testimonials/ada.yaml has a name and nothing else.',
      right: 'It has a name, a position, a company and a text.',
      files: { 'testimonials/ada.yaml': 'name: Ada\n' },
    },
  },
  'field-line-missing': {
    meaning:
      'A line with the name of a field is missing. The lines that belong to it are still there, below another field.',
    fix: 'Add the line, or delete the lines that belonged to it.',
    example: {
      file: 'services/marketing.md',
      instead: 'card:\n  title: Marketing',
      wrong: '  title: Marketing',
      right: 'card:\n  title: Marketing',
    },
  },
  'field-unknown': {
    meaning: 'No page uses a field of this name, so it is misspelt or in the wrong place.',
    fix: 'Correct its name, or delete it.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'postion: Owner',
      right: 'position: Owner',
    },
  },
  'fields-unknown': {
    meaning: 'No page uses several of the fields. The file may belong in another folder.',
    fix: 'Correct their names, delete them, or move the file.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'name: Ada\nage: 40\neyes: green\nshoes: brown',
      right: 'name: Ada',
    },
  },
  'field-misplaced': {
    meaning: 'The field exists, but it belongs to another group of the file.',
    fix: 'Move the line into its group, or out of the group that it is in.',
    example: {
      file: 'services/marketing.md',
      instead:
        'card:\n  title: Marketing\n  description: What it is.\n  icon: web\n  cta: See more',
      wrong: 'icon: web\ncard:\n  title: Marketing\n  description: What it is.\n  cta: See more',
      right: 'card:\n  title: Marketing\n  description: What it is.\n  icon: web\n  cta: See more',
    },
  },
  'field-invalid': {
    meaning: 'The value is not of the kind that the field needs, so pages could not show it.',
    fix: 'Write a value as the finding describes it.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'population: about half a million',
      right: 'population: 536280',
    },
  },
  'field-length': {
    meaning: 'A list has more or fewer entries than its place on the page.',
    fix: 'Add or delete entries.',
    example: {
      file: 'screens/blog.yaml',
      wrong: 'relatedLinks:\n  - marketing\n  - web-design\n',
      right: 'relatedLinks:\n  - marketing\n  - web-design\n  - /privacy-policy\n',
    },
  },
  'choice-repeated': {
    meaning:
      'Two buttons of the question about cookies have the same words, so visitors cannot tell which one accepts and which one rejects.',
    fix: 'Write on each button what it does.',
    example: {
      file: 'words.yaml',
      wrong: 'reject: Accept',
      right: 'reject: Reject',
    },
  },
  'list-item-repeated': {
    meaning: 'A list has the same entry twice, so the page would show it twice.',
    fix: 'Delete one of the two.',
    example: {
      file: 'blog/first-post.md',
      instead: 'tags:\n  - Design',
      wrong: 'tags:\n  - Design\n  - Design',
      right: 'tags:\n  - Design\n  - Prices',
    },
  },
  'order-repeated': {
    meaning:
      'Two entries have the same position in a list, so their order would depend on the names of their files.',
    fix: 'Give one of the two files another number.',
    example: { file: 'services/marketing.md', wrong: 'order: 2', right: 'order: 1' },
  },
  'date-in-future': {
    meaning: 'Something that has happened cannot have a date in the future.',
    fix: 'Correct the date. To publish a post later, use "publishAt:".',
    example: {
      file: 'blog/first-post.md',
      wrong: 'publishedDate: 2036-01-15',
      right: 'publishedDate: 2026-01-15',
    },
  },
  'date-reversed': {
    meaning:
      'A post without "publishAt" was changed before it was published, so one of the two dates is wrong.',
    fix: 'Correct the year of one of the two.',
    example: {
      file: 'blog/first-post.md',
      instead: 'publishedDate: 2026-01-15',
      wrong: 'publishedDate: 2026-01-15\nlastModified: 2025-02-01',
      right: 'publishedDate: 2026-01-15\nlastModified: 2026-02-01',
    },
  },
  'planned-time': {
    meaning:
      'A planned post shows another day than that on which it comes out, or comes out at an hour that clocks skip in spring.',
    fix: 'Write the same day in "publishedDate" and "publishAt", and a time that clocks show.',
    example: {
      file: 'blog/first-post.md',
      instead: 'publishedDate: 2026-01-15',
      wrong: 'publishAt: 2026-01-16 09:00\npublishedDate: 2026-01-15',
      right: 'publishAt: 2026-01-16 09:00\npublishedDate: 2026-01-16',
    },
  },
  'date-too-old': {
    meaning:
      'The date of a page is before 1991, when the first website appeared, or that of the agency or a source is before 1800. Its year is probably mistyped.',
    fix: 'Check the year.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'publishedDate: 1926-01-15',
      right: 'publishedDate: 2026-01-15',
    },
  },
  'price-reversed': {
    meaning:
      'The lowest price is above the highest, so the page would show a range that goes backwards.',
    fix: 'Swap the two prices, or correct one.',
    example: {
      file: 'prices.yaml',
      wrong: '  min: 3000\n  max: 200',
      right: '  min: 200\n  max: 3000',
    },
  },
  'price-on-request': {
    meaning:
      'A service has the words of a price on request, and also a price. Pages show the words alone.',
    fix: 'Delete "onRequest" if the price may be published, or else the amounts and the examples.',
    example: {
      file: 'prices.yaml',
      wrong: '  per: month\n  onRequest: price on request',
      right: '  per: month',
    },
  },
  'price-example-sum': {
    meaning: 'The total of a worked example is not its days times its rate.',
    fix: 'Correct the one of the three that is wrong. The total has no decimals and no VAT.',
    example: {
      wrong: 'An example of 1.2 days at £500 has "total: 650".',
      right: 'It has "total: 600".',
      files: {
        'prices.yaml':
          'marketing: { min: 200, max: 3000, per: month, duration: ongoing, examples: [{ what: One, days: 1, rate: 500, total: 550 }, { what: Two, days: 2, rate: 500, total: 1000 }, { what: Three, days: 4, rate: 500, total: 2000 }] }\nweb-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks }\n',
      },
    },
  },
  'price-example-range': {
    meaning:
      'A worked example costs less or more than the price range of its service, so the page contradicts itself.',
    fix: 'Correct the example, or the range.',
    example: {
      wrong: 'An example costs £12,000, and the range ends at £10,000.',
      right: 'It costs £9,000.',
      files: {
        'prices.yaml':
          'marketing: { min: 600, max: 3000, per: month, duration: ongoing, examples: [{ what: One, days: 1, rate: 500, total: 500 }, { what: Two, days: 2, rate: 500, total: 1000 }, { what: Three, days: 4, rate: 500, total: 2000 }] }\nweb-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks }\n',
      },
    },
  },
  'price-contradicted': {
    meaning:
      'A text states another price of a service than content/prices.yaml, so visitors would read two prices. It may be left from before a change.',
    fix: 'Correct the text, or the price in content/prices.yaml.',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: '[Marketing](/services/marketing) costs £250–£3,000 a month.',
      right: '[Marketing](/services/marketing) costs £200–£3,000 a month.',
    },
  },
  'price-range-wide': {
    meaning:
      'The highest price is more than a hundred times the lowest. One of the two probably has a zero too many or too few.',
    fix: 'Check both prices.',
    example: {
      file: 'prices.yaml',
      wrong: '  min: 20\n  max: 3000',
      right: '  min: 200\n  max: 3000',
    },
  },
  'duration-contradicted': {
    meaning:
      'A text says that a service takes longer or less long than content/prices.yaml does. It may be left from before a change.',
    fix: 'Correct the text, or the duration in content/prices.yaml.',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: '[Web design](/services/web-design) takes 3–10 weeks.',
      right: '[Web design](/services/web-design) takes 2–8 weeks.',
    },
  },
  'duration-implausible': {
    meaning:
      'The duration is zero or below, lacks its unit, has its longer time first, or has words such as "soon" in place of a time.',
    fix: 'Write the shorter time first, and the unit behind the numbers.',
    example: { file: 'prices.yaml', wrong: 'duration: 8–2 weeks', right: 'duration: 2–8 weeks' },
  },
  'page-left-out': {
    meaning:
      'A page lists the entries of a folder that has none, so the site does without the page.',
    fix: 'Add an entry, or delete the file of the page.',
    example: {
      wrong: 'The folder blog/ is empty, but screens/blog.yaml exists.',
      right: 'The folder has a post, or both are missing.',
      files: { 'blog/first-post.md': null },
    },
  },
  'section-left-out': {
    meaning: 'A section has texts, but the site does not have the data that it shows.',
    fix: 'Delete the section, or add what it is about.',
    example: {
      file: 'screens/service-pages.yaml',
      wrong: 'examples:\n  title: Sums\n  text: Three sums.\nquote:',
      right: 'quote:',
    },
  },
  'data-left-out': {
    meaning:
      'A field asks for something to be shown, and the file of the page has no section that shows it.',
    fix: 'Add the section to the file that the message names.',
    example: {
      file: 'services/marketing.md',
      instead: 'listing:',
      wrong: 'showsPortfolio: true\nlisting:',
      right: 'listing:',
    },
  },
  'body-left-out': {
    meaning: 'A file has a text below its fields, and the section that would show it is left out.',
    fix: 'Add the section, or delete the text.',
    example: {
      wrong: 'screens/home.md has a text below its fields, and no field "about".',
      right: 'The file has both, or neither.',
    },
  },
  'distance-unit': {
    meaning:
      'The words of distances name miles while the site measures kilometres, or the other way round.',
    fix: 'Correct the words below "places" in words.yaml, or "distances" in site.yaml.',
    example: {
      file: 'site.yaml',
      wrong: 'distances: kilometres',
      right: 'distances: miles',
    },
  },
  'category-unknown': {
    meaning: 'A service or a piece of work names a category that categories.yaml does not have.',
    fix: 'Correct the name, or add the category to categories.yaml.',
    example: {
      file: 'services/marketing.md',
      wrong: 'category: desing',
      right: 'category: design',
    },
  },
  'category-unused': {
    meaning: 'A category of categories.yaml has no entry, so visitors never see it.',
    fix: 'Delete the category, or give it to an entry.',
    example: {
      file: 'categories.yaml',
      wrong: 'services:\n  design: Design\n  print: Print',
      right: 'services:\n  design: Design',
    },
  },
  'benefit-count': {
    meaning: 'A service has another number of benefits than "rules" in site.yaml sets.',
    fix: 'Add or delete benefits, or change the rule.',
    example: {
      file: 'services/marketing.md',
      wrong: 'benefits:\n  - One.\n  - Two.\n',
      right: 'benefits:\n  - One.\n  - Two.\n  - Three.\n',
    },
  },
  'feature-count': {
    meaning: 'A service has another number of features than "rules" in site.yaml sets.',
    fix: 'Add or delete features, or change the rule.',
    example: {
      file: 'services/marketing.md',
      wrong: '  - 7th\n  - 8th\n  - 9th',
      right: '  - 7th\n  - 8th',
    },
  },
  'solution-area-count': {
    meaning: 'A service has another number of solution areas than "rules" in site.yaml sets.',
    fix: 'Add or delete areas, or delete the field.',
    example: {
      wrong: 'A service lists two solution areas.',
      right: 'It lists three, or none.',
      files: {
        'services/marketing.md': {
          copyOf: 'services/marketing.md',
          change: [
            'category: design',
            'category: design\nsolutionAreas:\n  - title: One\n    text: Words.\n  - title: Two\n    text: Words.',
          ],
        },
      },
    },
  },
  'process-step-count': {
    meaning: 'A process has another number of steps than "rules" in site.yaml sets.',
    fix: 'Add or delete steps, or delete the field.',
    example: {
      wrong: 'A service lists five steps.',
      right: 'It lists four, or none.',
      files: {
        'services/marketing.md': {
          copyOf: 'services/marketing.md',
          change: [
            'category: design',
            'category: design\nprocess:\n  - title: One\n    text: Words.\n  - title: Two\n    text: Words.\n  - title: Three\n    text: Words.\n  - title: Four\n    text: Words.\n  - title: Five\n    text: Words.',
          ],
        },
      },
    },
  },
  'phrasing-missing': {
    meaning:
      'A page has no text for one of its parts, because none of the choices is true in its nation and suits its sectors.',
    fix: 'Add a text for the other nations or sectors, or one without them.',
    example: {
      wrong:
        'The two texts of a service name England and Scotland, and a town in Wales has the sector.',
      right: 'The second text names Scotland, Wales and Northern Ireland.',
    },
  },
  'nation-term': {
    meaning:
      'The page of a town names a law, a body or a scheme of another nation of the UK. The terms are listed in content/wording.yaml.',
    fix: 'Name the nations beside the text and add a text for the others, or use words that are true in all of them.',
    example: {
      wrong: 'A page about Glasgow says "Ofsted".',
      right: 'It says "the inspectorate".',
    },
  },
  'slot-reads-wrong': {
    meaning:
      'The value of a variable does not go with the words beside it: a word is repeated, an article is wrong, a range follows a word for one amount, or a figure starts a sentence.',
    fix: 'Write other words beside the variable. If only some sectors cause it, name those that suit the text.',
    example: {
      wrong: 'A pattern says "firms serving {{ sector1 }}", which gives "firms serving law firms".',
      right: 'It says "those who serve {{ sector1 }}".',
    },
  },
  'house-style': {
    meaning: 'The text has a spelling that content/wording.yaml lists as one to avoid.',
    fix: 'Write the spelling that the finding gives.',
    example: {
      wrong: 'Send us an e-mail.',
      right: 'Send us an email.',
    },
  },
  'sector-paragraph-length': {
    meaning: 'The paragraph about a service is much longer or shorter than the others of its kind.',
    fix: 'Write 50 to 80 words.',
    example: {
      wrong: 'A paragraph of one sentence.',
      right: 'A paragraph of 60 words.',
      files: {
        'sectors/retail.yaml':
          'name: Retail\nphrase: shops\nservices:\n  marketing: We help shops.\n  web-design: Shops need sites.\n',
      },
    },
  },
  'variant-rank-missing': {
    meaning: 'No variant of the service has rank 1, whose page search engines list first.',
    fix: 'Set "rank: 1" in one variant.',
    example: { file: 'variants/marketing.yaml', wrong: 'rank: 2', right: 'rank: 1' },
  },
  'variant-rank-repeated': {
    meaning:
      'Two variants of a service have the same rank, so it is not clear which page search engines list first.',
    fix: 'Give one of them another rank.',
    example: { file: 'variants/web-design-services.yaml', wrong: 'rank: 1', right: 'rank: 2' },
  },
  'service-short-variant': {
    meaning:
      'Towns with the short page set have one page for each service, so exactly one variant is in that set.',
    fix: 'Set "inShortSet: true" in exactly one variant of the service.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'inShortSet: false',
      right: 'inShortSet: true',
    },
  },
} as const satisfies Record<string, Explanation>;
