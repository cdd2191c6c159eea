import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('a range may be a single price', async () => {
  expect((await findingsOf(edited('prices.yaml', 'min: 200', 'min: 3000'))).printed).toBe('');
});

test.each([
  [30, []],
  [29, ['price-range-wide']],
])('a range from £%s to £3,000', async (min, codes) => {
  expect((await findingsOf(edited('prices.yaml', 'min: 200', `min: ${min}`))).codes).toEqual(codes);
});

test('a price may be on request', async () => {
  const { codes } = await findingsOf(
    edited('prices.yaml', 'min: 200\n  max: 3000\n  per: month', 'onRequest: price on request'),
  );
  expect(codes).toEqual([]);
});

test('a price on request has no amounts', async () => {
  const { printed } = await findingsOf(
    edited('prices.yaml', 'per: month', 'per: month\n  onRequest: price on request'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/prices.yaml:5:3  error  price-on-request
      A price on request has "min", "max" and "per", which no page shows.
      Delete "onRequest" to publish the price, or delete "min", "max" and "per".

        4 |   per: month
      > 5 |   onRequest: price on request
          |   ^
        6 |   duration: ongoing"
  `);
});

test('a price without its lower end, which is not on request', async () => {
  const { printed } = await findingsOf(edited('prices.yaml', '  min: 200\n', ''));
  expect(printed).toMatchInlineSnapshot(`
    "content/prices.yaml:1:1  error  field-missing
      "marketing.min" is missing.
      Expected the lowest usual price in whole units of the currency, digits only.
      Add "min:".

      > 1 | marketing:
          | ^
        2 |   max: 3000"
  `);
});

test('a lower end above the upper one', async () => {
  const { printed } = await findingsOf(edited('prices.yaml', 'min: 200', 'min: 3001'));
  expect(printed).toMatchInlineSnapshot(`
    "content/prices.yaml:2:8  error  price-reversed
      The lowest price (£3,001) is above the highest (£3,000).
      Swap the two, or correct one.

        1 | marketing:
      > 2 |   min: 3001
          |        ^
        3 |   max: 3000"
  `);
});
