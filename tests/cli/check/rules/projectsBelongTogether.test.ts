import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const item = (href: string) => edited('portfolio/mill-shop.yaml', '/case-studies/mill-shop', href);

const second = {
  'case-studies/tea-room.md':
    edited('case-studies/mill-shop.md', 'The Mill Shop', 'The Tea Room')[
      'case-studies/mill-shop.md'
    ]?.replaceAll('A shop in a mill', 'A room with tea') ?? '',
  'portfolio/tea-room.yaml':
    edited('portfolio/mill-shop.yaml', 'The Mill Shop', 'The Tea Room')
      ['portfolio/mill-shop.yaml']?.replace('order: 1', 'order: 2')
      .replace('A shop in a mill', 'A room with tea')
      .replace('/case-studies/mill-shop', '/case-studies/tea-room')
      .replace('mill-shop.example', 'tea-room.example') ?? '',
};

test('two projects with a case study each', async () => {
  expect((await findingsOf(second)).printed).toBe('');
});

/** Returns two projects, the second of which quotes somebody with another role. */
const role = (text: string) => ({
  ...second,
  'case-studies/tea-room.md': second['case-studies/tea-room.md'].replace(
    'sector: retail',
    `sector: retail\nquote: { text: It works., name: Jo, role: "${text}" }`,
  ),
});

test('a quoted person who has a job at another client', async () => {
  const { codes, printed } = await findingsOf(role('Owner of The Mill Shop'));
  expect(codes).toEqual(['case-study-client']);
  expect(printed).toContain('"quote.role" names "The Mill Shop"');
});

test.each([
  'Owner',
  'Owner of The Tea Room',
  'Owner of The Tea Room and The Mill Shop',
  'Cook, formerly of The Mill Shop',
  'Owner of a mill shop',
])('the role "%s" may be that of a person of the client', async (text) => {
  expect((await findingsOf(role(text))).printed).toBe('');
});

test('an item that leads to the case study of another', async () => {
  expect((await findingsOf({ ...second, ...item('/case-studies/tea-room') })).printed)
    .toMatchInlineSnapshot(`
      "content/portfolio/mill-shop.yaml:11:15  error  portfolio-case-study
        "caseStudyUrl" is "/case-studies/tea-room", the case study of another project.
        Expected "/case-studies/mill-shop".

          10 | liveUrl: https://mill-shop.example
        > 11 | caseStudyUrl: /case-studies/tea-room
             |               ^
          12 | onHome: true"
    `);
});

test('an item that leads past its case study', async () => {
  expect((await findingsOf(item('/services/web-design'))).printed).toMatchInlineSnapshot(`
    "content/portfolio/mill-shop.yaml:11:15  warning  portfolio-case-study-unused
      "caseStudyUrl" is "/services/web-design", although this project has a case study.
      Expected "/case-studies/mill-shop".

        10 | liveUrl: https://mill-shop.example
      > 11 | caseStudyUrl: /services/web-design
           |               ^
        12 | onHome: true"
  `);
});

test('a case study about another client', async () => {
  const client = edited('case-studies/mill-shop.md', 'The Mill Shop', 'The Moll Shop');
  expect((await findingsOf(client)).printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:3:9  warning  case-study-client
      The client is "The Moll Shop", but the portfolio item of the same name is "The Mill Shop".
      Expected the same client, because the case study shows the picture of that item.
      Correct the name, or rename the file of the case study.
      See also content/portfolio/mill-shop.yaml:2:8

        2 | title: A shop in a mill
      > 3 | client: The Moll Shop
          |         ^
        4 | sector: retail"
  `);
});

test('a client after whom the project is not called', async () => {
  const client = edited('case-studies/mill-shop.md', 'The Mill Shop', 'Clann MhicRath');
  expect((await findingsOf(client)).printed).toBe('');
});

test('a client with an item of another name', async () => {
  const client = {
    ...second,
    ...edited('case-studies/mill-shop.md', 'The Mill Shop', 'Tea Room Ltd'),
  };
  expect((await findingsOf(client)).codes).toEqual(['case-study-client']);
});

test('a client with a longer name than the item', async () => {
  const client = edited('case-studies/mill-shop.md', 'The Mill Shop', 'Mill Shop (Halifax) Ltd');
  expect((await findingsOf(client)).printed).toBe('');
});

test.each([
  ['The Mill Shop Ltd', ''],
  ['Mill Shop', ''],
  ['The Mill Shops', 'testimonial-client'],
  ['The Tea Room', 'testimonial-client'],
])('words of %s about the project of The Mill Shop: %s', async (company, code) => {
  const files = edited(
    'testimonials/ada.yaml',
    'company: Ada Ltd',
    `company: ${company}\ncaseStudy: mill-shop`,
  );
  expect((await findingsOf(files)).codes.join()).toBe(code);
});

test('words of another client', async () => {
  const files = edited(
    'testimonials/ada.yaml',
    'company: Ada Ltd',
    'company: The Tea Room\ncaseStudy: mill-shop',
  );
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/testimonials/ada.yaml:3:10  warning  testimonial-client
      The company is "The Tea Room", but the case study is about "The Mill Shop".
      Expected the same client, because the case study shows these words.
      Correct the company, or write the right "caseStudy".
      See also content/case-studies/mill-shop.md:3:9

        2 | position: Owner
      > 3 | company: The Tea Room
          |          ^
        4 | caseStudy: mill-shop"
  `);
});

test('two items that lead to one site', async () => {
  const file = 'portfolio/tea-room.yaml';
  const text = second[file].replace('tea-room.example', 'www.mill-shop.example/');
  expect((await findingsOf({ ...second, [file]: text })).printed).toMatchInlineSnapshot(`
    "content/portfolio/tea-room.yaml:10:10  warning  live-url
      The item leads to "https://www.mill-shop.example/", as another item does.
      Expected the site of this client.
      Correct "liveUrl".
      See also content/portfolio/mill-shop.yaml:10:10

         9 |   height: 630
      > 10 | liveUrl: https://www.mill-shop.example/
           |          ^
        11 | caseStudyUrl: /case-studies/tea-room"
  `);
});

test('an item that leads to the site of the agency', async () => {
  const files = edited('portfolio/mill-shop.yaml', 'mill-shop.example', 'agency.example');
  expect((await findingsOf(files)).printed).toContain(
    'The item leads to "https://agency.example", the site of the agency itself.',
  );
});
