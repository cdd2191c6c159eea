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

test('a pattern does not repeat the first word of a variable', async () => {
  expect((await withEnd('for firms in {{ in_town_full }}')).codes).toContain('word-repeated');
});
