import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('each service has a row', async () => {
  expect((await findingsOf(edited('prices.yaml', 'min: 200', 'min: 300'))).printed).toBe('');
});

test('a service without a row', async () => {
  const { printed } = await findingsOf(edited('prices.yaml', /web-design:\n(?: .*\n)+/, ''));
  expect(printed).toMatchInlineSnapshot(`
    "content/prices.yaml:1:1  error  price-missing
      The service "web-design" has no price.
      Expected a row for each file in content/services/.
      Add "web-design: { min: …, max: …, per: project, duration: … }".

      > 1 | marketing:
          | ^
        2 |   min: 200"
  `);
});

test('a row for a service that does not exist', async () => {
  const { printed } = await findingsOf(
    edited('prices.yaml', /^/, 'gardening: { min: 1, max: 2, per: month, duration: ongoing }\n'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/prices.yaml:1:1  error  price-service-unknown
      "gardening" is not a service.
      Expected the name of a file in content/services/.
      Did you mean "marketing"?

      > 1 | gardening: { min: 1, max: 2, per: month, duration: ongoing }
          | ^
        2 | marketing:"
  `);
});

test('a misspelt row is reported once', async () => {
  const { findings } = await findingsOf(edited('prices.yaml', 'web-design:', 'webdesign:'));
  expect(findings).toMatchObject([
    { code: 'price-service-unknown', args: { found: 'webdesign', suggestion: 'web-design' } },
    { code: 'price-missing', args: { service: 'web-design' } },
  ]);
});

test('a price table that cannot be read has no gaps', async () => {
  expect((await findingsOf({ 'prices.yaml': 'marketing: [' })).codes).toEqual(['yaml-bracket']);
});
