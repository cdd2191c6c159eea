import { expect, test } from 'vitest';
import { fits, searchLengths } from '#cli/resolve/searchLengths.ts';

test('both bounds fit', () => {
  expect(fits('x'.repeat(30), searchLengths.title)).toBe(true);
  expect(fits('x'.repeat(60), searchLengths.title)).toBe(true);
  expect(fits('x'.repeat(29), searchLengths.title)).toBe(false);
  expect(fits('x'.repeat(61), searchLengths.title)).toBe(false);
});
