import { expect, test } from 'vitest';
import { countWords } from '#schemas/countWords.ts';

test.each([
  ['', 0],
  [' \n ', 0],
  ['one', 1],
  ['Two words.', 2],
  ['a dash – and an ampersand & count for nothing', 8],
  ['hyphen-ated words are one', 4],
  ['line\nbreaks\tand  spaces', 4],
  ['Números, Wörter, ελληνικά', 3],
  ['£600', 1],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
