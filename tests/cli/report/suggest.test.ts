import { expect, test } from 'vitest';
import { suggest } from '#cli/report/suggest.ts';

const sectors = ['finance', 'farming', 'retail', 'real-estate'];

test.each<[string, string | undefined, string]>([
  ['finanse', 'finance', 'one letter in seven differs'],
  ['Finance', 'finance', 'letters may be of another case'],
  ['retial', 'retail', 'two neighbours are exchanged'],
  ['real-estates', 'real-estate', 'one letter too many'],
  ['fshing', undefined, 'three letters in six differ from "farming"'],
  ['shipping', undefined, 'nothing is like it'],
  ['', undefined, 'nothing was written'],
])('%j makes one think of %j: %s', (found, suggestion) => {
  expect(suggest(found, sectors)).toBe(suggestion);
});

test.each([
  ['titel', 'title'],
  ['icno', 'icon'],
  ['nmae', 'name'],
])('%j is %j even though it is short', (found, meant) => {
  expect(suggest(found, ['title', 'icon', 'name', 'text'])).toBe(meant);
});

test('the closest choice is suggested, and the first of those that are equally close', () => {
  expect(suggest('farmings', ['charming', 'farming'])).toBe('farming');
  expect(suggest('bat', ['cat', 'hat'])).toBe('cat');
});
