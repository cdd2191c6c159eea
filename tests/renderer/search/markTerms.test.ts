import { expect, test } from 'vitest';
import { markTerms } from '#renderer/search/markTerms.ts';

const marked = (text: string, ...terms: string[]) =>
  markTerms(text, terms)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test('words are marked whatever their case, accents and apostrophes', () => {
  expect(marked('A café in King’s Lynn.', 'cafe', 'kings')).toBe('A [café] in [King’s] Lynn.');
});

test('a word with a hyphen is marked if its parts or the whole were found', () => {
  expect(marked('E-commerce', 'ecommerce')).toBe('[E-commerce]');
  expect(marked('Stoke-on-Trent', 'trent')).toBe('[Stoke-on-Trent]');
});

test('parts of words and marks between words are not marked', () => {
  expect(marked('design, designer', 'design')).toBe('[design], designer');
});
