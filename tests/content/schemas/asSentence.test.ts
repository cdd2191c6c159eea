import { expect, test } from 'vitest';
import { asSentence } from '#schemas/asSentence.ts';

test.each([
  ['More orders', 'More orders.'],
  ['More orders.', 'More orders.'],
  ['Sold out!', 'Sold out!'],
  ['And more…', 'And more…'],
  ['He said "yes."', 'He said "yes."'],
  ['(They sold it all.)', '(They sold it all.)'],
  ['They say “wow”', 'They say “wow”.'],
  ['More orders (a third)', 'More orders (a third).'],
])('%o as a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
