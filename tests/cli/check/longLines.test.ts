import { expect, test } from 'vitest';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

// A pasted file, or a key that was held down. Each took minutes, or more memory than a regular expression may have.
test.each([
  ['letters', 'x'.repeat(150_000), ['text-placeholder']],
  ['words', 'word '.repeat(30_000), []],
  ['digits', '1'.repeat(150_000), []],
  ['brackets', '('.repeat(50_000), ['sentence-unfinished']],
  ['quotation marks', '“x '.repeat(50_000), []],
  ['bars', '| a '.repeat(30_000), ['sentence-unfinished']],
  ['entities', '&amp;'.repeat(30_000), []],
])('a line of %s is checked like any other', async (_, line, codes) => {
  const files = edited('questions/price.md', 'It depends.', `It depends.\n\n${line}`);
  expect((await findingsOf(files)).codes).toEqual(codes);
});
