import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const prices = (to: string) => edited('prices.yaml', '2–8 weeks', to);

test.each([
  '2–8 weeks',
  '2 to 8 weeks',
  '10 weeks',
  'ongoing',
  '1.0–1.5 years',
  '52 weeks',
  '1 week',
  '1,000 hours',
  '90 minutes',
  '3 sessions',
  '1 weekend',
  '24/7',
  '2 weeks to 3 months',
  '6 weeks–2 months',
  '2.5–3.0 weeks',
  '1,500–2,000 hours',
  '3 weeks - 2 rounds of feedback',
  '2 months to 90 days',
  '1 week–300 days',
  'two weeks to two months',
  '1–260 weeks',
])('%s', async (text) => {
  expect((await findingsOf(prices(text))).printed).toBe('');
});

test('a duration that ends before it starts', async () => {
  expect((await findingsOf(prices('8–2 weeks'))).printed).toMatchInlineSnapshot(`
    "content/prices.yaml:10:13  error  duration-implausible
      "web-design.duration" is "8–2 weeks".
      Expected a duration above zero and up to five years, the shorter time first, with hours, days, weeks, months or years, such as "2–8 weeks", or "ongoing".
      Correct the numbers or the unit, or write how long it takes.

         9 |   per: project
      > 10 |   duration: 8–2 weeks
           |             ^
        11 |"
  `);
});

test.each([
  '-2–8 weeks',
  '2–8 weks',
  '2–8',
  '1–261 weeks',
  '6 months–2 weeks',
  '10 working days–1 week',
  '6 months to 2 fortnights',
  '3 months – two weeks',
  '1 day to 70 months',
  'from 3 months to 2 weeks',
  '2.5–2.2 weeks',
  '8 week',
  '2–8 week',
  'soon',
  'Later',
])('%s is not a duration', async (text) => {
  expect((await findingsOf(prices(text))).codes).toEqual(['duration-implausible']);
});

test('a placeholder is one finding', async () => {
  for (const text of ['tbc', 'TBC', 'tba', 'todo']) {
    expect((await findingsOf(prices(text))).codes).toEqual(['text-placeholder']);
  }
});

test('a duration of nothing', async () => {
  const files = edited('case-studies/mill-shop.md', 'seven weeks', '0 weeks');
  expect((await findingsOf(files)).codes).toEqual(['duration-implausible']);
});
