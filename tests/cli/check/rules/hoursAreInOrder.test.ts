import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('an office that closes before it opens', async () => {
  expect((await findingsOf(edited('site.yaml', '17:00', '05:00'))).printed).toMatchInlineSnapshot(`
    "content/site.yaml:28:11  error  hours-reversed
      The office closes at 05:00 and opens at 09:00.
      Expected it to open before it closes.
      Swap the two, or write the time on a clock of 24 hours: "17:00" for five in the afternoon.

        27 |   opens: 09:00
      > 28 |   closes: 05:00
           |           ^
        29 |   text: 9 to 5"
  `);
});

test('an office that closes at the minute when it opens', async () => {
  const { codes } = await findingsOf(edited('site.yaml', '17:00', '09:00'));
  expect(codes).toEqual(['hours-reversed']);
});

test('a further period that ends before it begins', async () => {
  const further =
    'text: 9 to 5\n  further:\n    - { days: [Monday], opens: "18:00", closes: "08:00" }';
  const { printed } = await findingsOf(edited('site.yaml', 'text: 9 to 5', further));
  expect(printed).toContain('The office closes at 08:00 and opens at 18:00.');
});

test('a day that is listed twice', async () => {
  const { codes } = await findingsOf(edited('site.yaml', '- Monday', '- Monday\n    - Monday'));
  expect(codes).toEqual(['list-item-repeated']);
});
