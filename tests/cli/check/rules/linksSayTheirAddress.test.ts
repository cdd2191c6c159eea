import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const body = (text: string) => edited('questions/price.md', 'It depends.', text);

test.each([
  'Write to [hello@agency.example](mailto:hello@agency.example?subject=Hello).',
  'Write to [us](mailto:hello@agency.example).',
  'See [gov.uk/vat](https://www.gov.uk/vat-rates), and [www.gov.uk](https://www.gov.uk/).',
  'See [Node.js](https://nodejs.org/en) and <https://www.gov.uk/vat>.',
])('%s', async (text) => {
  expect((await findingsOf(body(text))).printed).toBe('');
});

test('the words are another email address', async () => {
  const { printed } = await findingsOf(
    body('Write to [press@agency.example](mailto:jobs@agency.example).'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:10  warning  link-words
      The link says "press@agency.example", but leads to "mailto:jobs@agency.example".
      Expected the address that its words state.
      Correct the address, or the words of the link.

        5 |
      > 6 | Write to [press@agency.example](mailto:jobs@agency.example).
          |          ^
        7 |"
  `);
});

test('the words are the address of another site', async () => {
  const { printed } = await findingsOf(body('See [www.gov.uk/vat](https://vat.example/vat).'));
  expect(printed).toContain('link-words');
});

test.each([
  ['https://www.gov,uk/vat', 'https://www.gov.uk/vat'],
  ['https://ww.gov.uk/vat', 'https://www.gov.uk/vat'],
  ['https://www.gov.uk/vat.', 'https://www.gov.uk/vat'],
])('%s stands for %s', async (href, meant) => {
  const { printed } = await findingsOf(body(`See [VAT](${href})`));
  expect(printed).toContain('link-malformed');
  expect(printed).toContain(`Write "${meant}".`);
});

test('an article whose name ends with a full stop', async () => {
  const { printed } = await findingsOf(
    body('See [them](https://en.wikipedia.org/wiki/Apple_Inc.)'),
  );
  expect(printed).toBe('');
});
