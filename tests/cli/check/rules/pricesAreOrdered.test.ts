import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('a range may be a single price', async () => {
  expect((await findingsOf(edited('prices.yaml', 'min: 200', 'min: 3000'))).printed).toBe('');
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
