import { localTexts, minimalContent, town, withBody, words } from '../helpers/minimalContent.ts';

/**
 * Returns the content that the mistakes of the corpus are made in: the minimal content, with entries as editors write them. They have short
 * forms of lists and groups, folded texts, optional fields, a draft, and bodies with most of what Markdown offers.
 */
export function corpusContent(): Record<string, string> {
  written ??= writeCorpusContent();
  return { ...written };
}

/** The content, which is written once in a process because each mistake is made in it. */
let written: Readonly<Record<string, string>> | undefined;

function writeCorpusContent(): Record<string, string> {
  const content = minimalContent();
  const change = (file: string, from: string, to: string) => ({
    [file]: replaceOnce(file, content[file] ?? '', from, to),
  });
  const tearoom = (file: string) =>
    (content[file] ?? '')
      .replaceAll('A shop in a mill', 'A room for tea')
      .replaceAll('The Mill Shop', 'The Tea Room')
      .replaceAll('mill-shop', 'tea-room')
      .replace('/portfolio/tea-room.svg', '/blog/first-post.svg')
      .replace('order: 1', 'order: 2')
      .replace('How it went.', 'How a kettle helped.')
      .replace('The long story.', 'A story of tea.');
  return {
    ...content,
    'case-studies/tea-room.md': tearoom('case-studies/mill-shop.md'),
    'portfolio/tea-room.yaml': tearoom('portfolio/mill-shop.yaml'),
    ...change('site.yaml', 'days:\n    - Monday', 'days: [Monday, Tuesday, Friday]'),
    ...change('services/marketing.md', 'relatedLinks:', 'testimonial: ada\nrelatedLinks:'),
    ...change('testimonials/ada.yaml', 'company:', 'rating: 5\ncompany:'),
    ...change('towns/leeds.md', 'pageSet:', 'aliases:\n  - leeds-city\npageSet:'),
    ...change('navigation.yaml', 'action:', '  - label: Work\n    href: /case-studies\naction:'),
    'prices.yaml': `# Prices in pounds, without VAT
marketing: { min: 200, max: 3000, per: month, duration: ongoing }
web-design: { min: 600, max: 10000, per: project, duration: 2–8 weeks }
`,
    'wording.yaml': `spellings:
  - { avoid: e-mail, write: email }
nationTerms:
  - nations: [Wales]
    terms: [Estyn, Rent Smart Wales]
`,
    'sectors/retail.yaml': `name: Retail
phrase: shops
services:
  marketing: >-
    ${words(60, 'retail-marketing-')}
  web-design: >-
    ${words(60, 'retail-design-')}
`,
    'local/leeds.yaml': localTexts('Leeds').replaceAll(
      'leeds-local-marketing-0',
      'Kirkgate Market',
    ),
    // Two towns of one county show how the county is spelt.
    'towns/selby.md': town({
      name: 'Selby',
      region: 'Yorkshire and the Humber',
      county: 'North Yorkshire',
      latitude: 53.78387,
      longitude: -1.06721,
      population: 19900,
      postcodeArea: 'YO',
      pageSet: 'short',
    }),
    'blog/prices-explained.md': withBody(
      {
        title: 'Prices explained',
        excerpt: 'Why a website costs what it costs. And what it does not.',
        search: {
          title: 'Prices explained, as search results show it',
          description:
            'Why a website costs what it costs, what a quote should say, and what you can leave out without harm to the business.',
        },
        author: 'The agency',
        publishedDate: '2026-02-26',
        tags: ['Design', 'Prices', 'Websites'],
        image: {
          src: '/images/blog/first-post.svg',
          alt: 'A picture',
          width: 1200,
          height: 630,
        },
      },
      `A quote is days multiplied by a rate.[^1] See [web design](/services/web-design).

## What a quote says

- The days
- The rate

| Part   | Days |
| ------ | ---- |
| Design | 3    |

### What it leaves out

\`\`\`html
<p>Code</p>
\`\`\`

<details>
<summary>More</summary>

Nothing more.

</details>

[^1]: In most cases.`,
    ),
    'blog/planned-post.md': withBody(
      {
        title: 'A planned post',
        excerpt: 'It is not written.',
        search: {
          title: 'A planned post, as search results show it',
          description:
            'A planned post: a description that is long enough for search results to show it, with a few more words of its own.',
        },
        author: 'The agency',
        publishedDate: '2026-03-01',
        tags: ['Design'],
        draft: true,
      },
      'To be written soon.',
    ),
  };
}

function replaceOnce(file: string, text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  return text.replace(from, () => to);
}
