import { expect, test } from 'vitest';
import { DUPLICATE_LIMIT, isDuplicate } from '#cli/similarity/duplicates.ts';

test('a page is a duplicate from the limit on', () => {
  expect(isDuplicate(DUPLICATE_LIMIT)).toBe(true);
  expect(isDuplicate(DUPLICATE_LIMIT - 0.001)).toBe(false);
  expect(isDuplicate(1)).toBe(true);
});
