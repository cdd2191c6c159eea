import type { Explanation } from './explanation.ts';

/** Explanations of findings about entries that belong together. */
export const references = {
  'reference-unknown': {
    meaning: 'A field names an entry of a folder, and there is no file of that name.',
    fix: 'Correct the name, or add the file.',
    example: { file: 'towns/leeds.md', wrong: 'sector: shiping', right: 'sector: shipping' },
  },
  'journey-name-unknown': {
    meaning:
      'A journey of the planner names a start, a goal or an earlier stage that does not exist.',
    fix: 'Correct the name, or add the start or the goal to the same file. A stage follows earlier stages only.',
    example: {
      wrong: 'A journey has "from: idee", and the starts are "idea" and "site".',
      right: 'It has "from: idea".',
    },
  },
  'journey-repeated': {
    meaning:
      'Two starts, goals or journeys have the same name, two journeys join the same start and goal, or a journey has a service twice.',
    fix: 'Delete one of the two, or rename it.',
    example: {
      wrong: 'Two journeys have "from: idea" and "to: shop".',
      right: 'The second has "from: site".',
    },
  },
  'journey-end-unused': {
    meaning:
      'No journey leads from a start or to a goal, so the choice of visitors would lead nowhere.',
    fix: 'Add a journey, or delete the start or the goal.',
    example: {
      wrong: 'No journey has "from: mvp".',
      right: 'A journey has "from: mvp".',
    },
  },
  'journey-example-missing': {
    meaning: 'A stage names a worked example, and the price of its service has none.',
    fix: 'Delete "example", or add three worked examples to the price.',
    example: {
      wrong:
        'A stage has "service: marketing" and "example: 2", and the price of marketing has no "examples".',
      right: 'The stage has no "example".',
    },
  },
  'entry-missing': {
    meaning:
      'Several places name an entry that does not exist. It was probably deleted or renamed by hand.',
    fix: 'Restore the file and let "npm run site -- remove" or "npm run site -- rename" do the change, or correct the places.',
    example: {
      wrong: 'content/sectors/shipping.yaml is deleted, and three towns still name the sector.',
      right: 'The file exists, or the towns name another sector.',
      files: { 'sectors/shipping.yaml': null },
    },
  },
  'entry-hidden': {
    meaning:
      'Several places name an entry that visitors cannot see. The variants and the price of a service are left out with it, but not the links to it.',
    fix: 'Take it out of the places, or publish it.',
    example: {
      wrong: 'content/services/marketing.md has "draft: true", and two pages link to the service.',
      right: 'No page links to the service, or it is no draft.',
    },
  },
  'entry-renamed': {
    meaning:
      'Places name an entry that does not exist, and an entry that none of them names looks like its new name.',
    fix: 'Give the file its old name back, and let "npm run site -- rename" rename it with all places.',
    example: {
      wrong: 'content/sectors/shipping.yaml was renamed to maritime.yaml by hand.',
      right: '"npm run site -- rename sectors/shipping maritime" renamed it.',
      files: {
        'sectors/shipping.yaml': null,
        'sectors/maritime.yaml': { copyOf: 'sectors/shipping.yaml' },
      },
    },
  },
  'entry-copied': {
    meaning:
      'Two files of a folder repeat each other in several fields that must differ. One is a copy of the other.',
    fix: 'Give the copy its own values, or delete it.',
    example: {
      wrong: 'content/legal/terms.md has the order and the title of privacy-policy.md.',
      right: 'It has an order and a title of its own, or is deleted.',
      files: { 'legal/terms.md': { copyOf: 'legal/privacy-policy.md' } },
    },
  },
  'service-incomplete': {
    meaning:
      'A service consists of several files: its page, its price, a paragraph in each sector and a variant. Some are missing.',
    fix: 'Add what the finding lists.',
    example: {
      wrong: 'content/services/hosting.md is the only file that mentions the service.',
      right: 'prices.yaml has a row for it, each sector a paragraph, and variants/ a file.',
      files: { 'services/hosting.md': { copyOf: 'services/marketing.md' } },
    },
  },
  'variant-missing': {
    meaning: 'Towns offer the variants of a service. Without one, no town would offer the service.',
    fix: 'Add a file in content/variants/ for it.',
    example: {
      wrong: 'No file in content/variants/ has "service: marketing".',
      right: 'content/variants/marketing.yaml has it.',
      files: { 'variants/marketing.yaml': null },
    },
  },
  'price-missing': {
    meaning: 'Pages of a service show its price, and prices.yaml has no row for it.',
    fix: 'Add the row.',
    example: {
      file: 'prices.yaml',
      wrong: 'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing\n',
      right:
        'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing\nweb-design:\n  min: 600\n  max: 10000\n  per: project\n  duration: 2–8 weeks\n',
    },
  },
  'price-service-unknown': {
    meaning: 'A row of prices.yaml belongs to no service, so no page would show it.',
    fix: 'Correct the name of the service, or delete the row.',
    example: { file: 'prices.yaml', wrong: 'web-desing:', right: 'web-design:' },
  },
  'sector-incomplete': {
    meaning:
      'A sector has a paragraph about each service, and several are missing. Pages of towns would have gaps.',
    fix: 'Add the paragraphs.',
    example: {
      wrong: 'content/sectors/retail.yaml has "services: {}".',
      right: 'It has a paragraph of 50 to 80 words about each service.',
      files: { 'sectors/retail.yaml': 'name: Retail\nphrase: shops\nservices: {}\n' },
    },
  },
  'sector-service-missing': {
    meaning:
      'A sector has no paragraph about a service, so pages of towns with this sector would have a gap.',
    fix: 'Add the paragraph.',
    example: {
      wrong: 'content/sectors/retail.yaml has a paragraph about marketing only.',
      right: 'It has a paragraph about web-design as well.',
      files: {
        'sectors/retail.yaml': 'name: Retail\nphrase: shops\nservices:\n  marketing: Words.\n',
      },
    },
  },
  'sector-service-unknown': {
    meaning: 'A paragraph of a sector belongs to no service, so no page would show it.',
    fix: 'Correct the name of the service, or delete the paragraph.',
    example: { file: 'sectors/retail.yaml', wrong: '  web-desing:', right: '  web-design:' },
  },
  'case-study-portfolio': {
    meaning:
      'A case study takes its picture from the portfolio item of the same name, and there is none.',
    fix: 'Add the portfolio item, or give the case study its name.',
    example: {
      wrong: 'content/case-studies/mill-shop.md without content/portfolio/mill-shop.yaml',
      right: 'Both files exist.',
      files: { 'portfolio/mill-shop.yaml': null },
    },
  },
  'case-study-client': {
    meaning:
      'The client of the case study is nearly the title of its portfolio item, or the title of another one, so the page would show the wrong picture. Or its title or description in search results names the client of another case study.',
    fix: 'Correct the name of the client, or rename the file.',
    example: {
      file: 'case-studies/mill-shop.md',
      wrong: 'client: The Mill Ship',
      right: 'client: The Mill Shop',
    },
  },
  'testimonial-client': {
    meaning:
      'A testimonial is from another company than the client of its case study, or a case study quotes somebody who is from another company in a testimonial.',
    fix: 'Correct the company, or name the right case study.',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'company: Ada Ltd',
      wrong: 'company: The Tea Room\ncaseStudy: mill-shop',
      right: 'company: The Mill Shop\ncaseStudy: mill-shop',
    },
  },
  'case-study-place': {
    meaning:
      'The point of a case study is far from the town in its place, so pages of towns would give a wrong distance to the client.',
    fix: 'Correct the place, or the latitude and longitude.',
    example: {
      file: 'case-studies/mill-shop.md',
      instead: 'place: Halifax, West Yorkshire',
      wrong: 'place: Leeds\npoint: { latitude: 51.5, longitude: -0.1 }',
      right: 'place: Leeds\npoint: { latitude: 53.8, longitude: -1.55 }',
    },
  },
  'live-url': {
    meaning: 'A portfolio item leads to the site of another item, or to that of the agency.',
    fix: 'Write the address of the site that the agency made for this client.',
    example: {
      file: 'portfolio/mill-shop.yaml',
      wrong: 'liveUrl: https://www.agency.example',
      right: 'liveUrl: https://mill-shop.example',
    },
  },
  'result-contradicted': {
    meaning:
      'A figure of a case study is not in its outcomes or its text, two of its fields give two values for one figure, or the text has its digits in another order.',
    fix: 'Correct the one that is wrong.',
    example: {
      file: 'case-studies/mill-shop.md',
      instead: 'outcomes:\n  - More orders',
      wrong:
        'results:\n  - { value: "36", was: "118", label: calls in a week }\n  - { value: "6 in 10", label: bookings online }\noutcomes:\n  - Calls down from 118 to 63\n  - Six in ten bookings online',
      right:
        'results:\n  - { value: "63", was: "118", label: calls in a week }\n  - { value: "6 in 10", label: bookings online }\noutcomes:\n  - Calls down from 118 to 63\n  - Six in ten bookings online',
    },
  },
  'testimonial-quotes': {
    meaning: 'The words of a client are in quotation marks, and the pages add marks of their own.',
    fix: 'Delete the marks at the start and at the end.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'text: >-\n  “Good work, says Ada.”',
      right: 'text: Good work, says Ada.',
    },
  },
  'testimonial-excerpt': {
    meaning:
      'Pages of towns print the excerpt as a quotation, so it must be the words of the client, and short.',
    fix: 'Copy a sentence of "text" into "excerpt".',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'company: Ada Ltd',
      wrong: 'company: Ada Ltd\nexcerpt: The best work',
      right: 'company: Ada Ltd\nexcerpt: Good work',
    },
  },
  'post-quote': {
    meaning:
      'The text of a post is to have a sentence marked, but does not have it. This happens when the text is edited later.',
    fix: 'Copy the sentence from the text into "quotes".',
    example: {
      file: 'blog/first-post.md',
      instead: 'author: The agency',
      wrong: 'author: The agency\nquotes:\n  - section: 0\n    text: Words of another page.',
      right: 'author: The agency\nquotes:\n  - section: 0\n    text: Words on the contact page.',
    },
  },
  'portfolio-case-study': {
    meaning:
      'A portfolio item leads to the case study of another project. This happens when a file is copied.',
    fix: 'Write the path of its own case study, or of the page of a service.',
    example: {
      wrong: 'content/portfolio/tea-room.yaml has "caseStudyUrl: /case-studies/mill-shop".',
      right: 'It has "caseStudyUrl: /services/web-design", because it has no case study.',
      files: { 'portfolio/tea-room.yaml': { copyOf: 'portfolio/mill-shop.yaml' } },
    },
  },
  'portfolio-case-study-unused': {
    meaning: 'A portfolio item leads to another page, although its project has a case study.',
    fix: 'Write the path of the case study.',
    example: {
      file: 'portfolio/mill-shop.yaml',
      wrong: 'caseStudyUrl: /services/web-design',
      right: 'caseStudyUrl: /case-studies/mill-shop',
    },
  },
} as const satisfies Record<string, Explanation>;
