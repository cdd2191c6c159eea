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

test('a postcode is not corrected', () => {
  const page = { title: 'Contact', text: 'LS10 1AB', terms: ['ls10'] };
  expect(correctionOf('LS12', page, isKnown)).toBeUndefined();
});

test('a plural is not corrected to its singular', () => {
  const page = { title: 'A mark for firms', text: '', terms: ['mark'] };
  expect(correctionOf('marks', page, isKnown)).toBeUndefined();
});

test('a word that no page has is not corrected to one that differs by more letters than the search forgives', () => {
  const page = { title: 'Help after launch', text: '', terms: ['after'] };
  expect(correctionOf('offer', page, isKnown)).toBeUndefined();
});

test('a word is not corrected to a form that only the index has', () => {
  const page = { title: 'A mark for firms', text: '', terms: ['companys'] };
  expect(correctionOf('companies', page, isKnown)).toBeUndefined();
});
