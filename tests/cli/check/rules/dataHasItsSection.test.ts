import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const sums = `
  min: 200
  max: 3000
  per: project
  duration: 2–8 weeks
  examples:
${'    - { what: A job, days: 1.2, rate: 500, total: 600 }\n'.repeat(3)}`;

/** The prices with worked examples of both services. */
const prices = { 'prices.yaml': `marketing:${sums}web-design:${sums}` };

test('worked examples of prices without their section have one finding', async () => {
  const { printed, codes } = await findingsOf(prices);
  expect(codes).toEqual(['data-left-out']);
  expect(printed).toContain('content/prices.yaml');
  expect(printed).toContain(
    'No page shows this, because content/screens/service-pages.yaml has no section "examples".',
  );
});

test('worked examples of prices with their section are right', async () => {
  const section = 'examples: { title: A, text: B }\nincluded:';
  const { codes } = await findingsOf({
    ...prices,
    ...edited('screens/service-pages.yaml', 'included:', section),
  });
  expect(codes).toEqual([]);
});

test('a service that shows work, without the section for it', async () => {
  const shows = edited('services/marketing.md', 'listing:', 'showsPortfolio: true\nlisting:');
  expect((await findingsOf(shows)).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:21:1  warning  data-left-out
      No page shows this, because content/screens/service-pages.yaml has no section "portfolio".
      Expected "portfolio" there, with the heading and the lead of the section, or no "showsPortfolio" here.
      Add "portfolio" to content/screens/service-pages.yaml.

        20 |   cta: See more
      > 21 | showsPortfolio: true
           | ^
        22 | listing:"
  `);
  const section = 'portfolio: { title: Work, text: Some of it. }\nincluded:';
  const { codes } = await findingsOf({
    ...shows,
    ...edited('screens/service-pages.yaml', 'included:', section),
  });
  expect(codes).toEqual([]);
});

test('work for the home page, without the section for it', async () => {
  const { findings } = await findingsOf(edited('screens/home.md', /portfolio:\n(?: {2}.*\n)+/, ''));
  expect(findings).toMatchObject([
    { code: 'data-left-out', file: 'content/portfolio/mill-shop.yaml', path: ['onHome'] },
  ]);
});
