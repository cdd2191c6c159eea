import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('headings with the town in them pass, even if two towns have one short name', async () => {
  const { codes } = await findingsOf(
    edited('towns/york.md', /name: .*/, 'name: Leeds (York)\nshortName: Leeds'),
  );
  expect(codes).not.toContain('pattern-heading-repeated');
});

test('a heading that is the same in every town is reported once', async () => {
  const { printed } = await findingsOf(
    edited('screens/town-pages.yaml', 'Services {{ in_town }}', 'Services in your town'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/screens/town-pages.yaml:13:10  error  pattern-heading-repeated
      The pattern gives the heading "Services in your town" to /locations/bristol and /locations/leeds.
      Expected a heading that no other page has.
      Use {{ town }} in the pattern, and words that no other variant uses.

        12 |   - For {{ town }}
      > 13 | heading: Services in your town
           |          ^
        14 | nearby:"
  `);
});

test('a heading of a town that another page has is reported', async () => {
  const { findings } = await findingsOf(
    edited('screens/town-pages.yaml', 'Services {{ in_town }}', 'Privacy policy'),
  );
  expect(findings).toMatchObject([
    { code: 'pattern-heading-repeated', file: 'content/screens/town-pages.yaml' },
  ]);
});
