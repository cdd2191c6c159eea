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
      .replace('/case-studies/mill-shop', '/case-studies/tea-room') ?? '',
};

test('two projects with a case study each', async () => {
  expect((await findingsOf(second)).printed).toBe('');
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
  const client = edited('case-studies/mill-shop.md', 'The Mill Shop', 'Harbour Cafe Ltd');
  expect((await findingsOf(client)).printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:3:9  warning  case-study-client
      The client is "Harbour Cafe Ltd", but the portfolio item of the same name is "The Mill Shop".
      Expected the same client, because the case study shows the picture of that item.
      Correct the name, or rename the file of the case study.
      See also content/portfolio/mill-shop.yaml:2:8

        2 | title: A shop in a mill
      > 3 | client: Harbour Cafe Ltd
          |         ^
        4 | sector: retail"
  `);
});

test('a client with a longer name than the item', async () => {
  const client = edited('case-studies/mill-shop.md', 'The Mill Shop', 'Mill Shop (Halifax) Ltd');
  expect((await findingsOf(client)).printed).toBe('');
});
