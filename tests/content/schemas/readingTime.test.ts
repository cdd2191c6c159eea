import { expect, test } from 'vitest';
import { readingTime } from '#schemas/readingTime.ts';

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingTime(words)).toBe(minutes);
});
