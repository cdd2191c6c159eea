import { expect, test } from 'vitest';
import { correctionOf } from '#renderer/search/correction.ts';

const best = { title: 'Branding, Leeds', text: 'Marks for firms.', terms: ['branding', 'leeds'] };
const isKnown = (term: string) =>
  ['branding', 'leeds', 'firms'].some((own) => own.startsWith(term));

test('a word that no page has is read as one that the best result has', () => {
  expect(correctionOf('brnding', best, isKnown)).toEqual({ typed: 'brnding', read: 'Branding' });
  expect(correctionOf('brnading  leds', best, isKnown)).toEqual({
    typed: 'brnading leds',
    read: 'Branding Leeds',
  });
});

test('a word that a page has, or that begins one, is not corrected', () => {
  expect(correctionOf('branding leeds', best, isKnown)).toBeUndefined();
  expect(correctionOf('brand', best, isKnown)).toBeUndefined();
});

test('a word that the best result has in no form is not corrected', () => {
  expect(correctionOf('gardening', best, isKnown)).toBeUndefined();
});
