import { expect, test } from 'vitest';
import { asSentence } from '#schemas/asSentence.ts';

test.each([
  ['More orders', 'More orders.'],
  ['More orders.', 'More orders.'],
  ['Sold out!', 'Sold out!'],
  ['And more…', 'And more…'],
])('%o as a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
