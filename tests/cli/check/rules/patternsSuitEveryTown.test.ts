import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const file = 'variants/marketing.yaml';
const variant = minimalContent()[file] ?? '';
const withEnd = (end: string) =>
  findingsOf({ [file]: variant.replace('for firms in {{ town_full }}', end) });

test('a pattern does not name a town', async () => {
  expect((await withEnd('for {{ town_full }} firms in Leeds')).codes).toEqual(['pattern-town']);
});

test('no name of a town is judged while the city of the office is unknown', async () => {
  const { codes } = await findingsOf({
    'site.yaml': minimalContent()['site.yaml']?.replace(/^phone: .*$/m, 'phone: none') ?? '',
    [file]: variant.replace('for firms in {{ town_full }}', 'for {{ town_full }} firms in Leeds'),
  });
  expect(codes).toEqual(['field-invalid']);
});

test('a pattern does not repeat the first word of a variable', async () => {
  expect((await withEnd('for firms in {{ in_town_full }}')).codes).toContain('word-repeated');
});
