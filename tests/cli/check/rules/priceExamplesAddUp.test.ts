import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const prices = (...examples: string[]) => ({
  ...edited(
    'screens/service-pages.yaml',
    'included:',
    'examples: { title: A, text: B }\nincluded:',
  ),
  'prices.yaml': `marketing: { min: 200, max: 3000, per: month, duration: ongoing }
web-design:
  min: 600
  max: 10000
  per: project
  duration: 2–8 weeks
  examples:
${examples.map((sum) => `    - { what: A job, ${sum} }\n`).join('')}`,
});
const right = 'days: 1.2, rate: 500, total: 600';

test('three examples that add up', async () => {
  expect((await findingsOf(prices(right, right, right))).printed).toBe('');
});

test('a total that is not days times rate', async () => {
  const { printed } = await findingsOf(prices(right, 'days: 1.5, rate: 500, total: 700', right));
  expect(printed).toMatchInlineSnapshot(`
    "content/prices.yaml:9:51  error  price-example-sum
      The total is £700, and 1.5 × £500 is £750.
      Expected days times rate, without decimals and without VAT.
      Write "total: 750", or correct the days or the rate.

         8 |     - { what: A job, days: 1.2, rate: 500, total: 600 }
      >  9 |     - { what: A job, days: 1.5, rate: 500, total: 700 }
           |                                                   ^
        10 |     - { what: A job, days: 1.2, rate: 500, total: 600 }"
  `);
});

test('a total is rounded to whole pounds', async () => {
  const { printed } = await findingsOf(prices(right, right, 'days: 2.5, rate: 333, total: 833'));
  expect(printed).toBe('');
});

test.each([
  ['below', 'days: 1, rate: 500, total: 500'],
  ['above', 'days: 21, rate: 500, total: 10500'],
])('a total %s the range of the service', async (_, example) => {
  expect((await findingsOf(prices(right, example, right))).codes).toEqual(['price-example-range']);
});

test('two examples instead of three', async () => {
  expect((await findingsOf(prices(right, right))).codes).toEqual(['field-length']);
});

test('a range that no example is within is one finding, at the end of the range', async () => {
  const examples = [2, 4, 8].map((days) => `days: ${days}, rate: 500, total: ${days * 500}`);
  const text = prices(...examples)['prices.yaml'].replace('max: 10000', 'max: 700');
  const { codes, printed } = await findingsOf({ ...prices(...examples), 'prices.yaml': text });
  expect(codes).toEqual(['price-example-range']);
  expect(printed).toContain('content/prices.yaml:4:8  error  price-example-range');
  expect(printed).toContain('no worked example is within it. The first is £1,000.');
});
