import { expect, test } from 'vitest';
import { longDate } from '#schemas/longDate.ts';

test.each([
  ['2026-03-01', '1 March 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2025-12-31', '31 December 2025'],
])('the date %s is %s, whatever the time zone', (date, text) => {
  expect(longDate(date, 'en-GB')).toBe(text);
});
