import { describe, expect, test } from 'vitest';
import { londonInstant, londonTime } from '#cli/load/londonTime.ts';

describe('a time in the United Kingdom', () => {
  test.each([
    ['2026-03-01 09:00', '2026-03-01T09:00Z', 'in winter'],
    ['2026-07-01 09:00', '2026-07-01T08:00Z', 'in summer'],
    ['2026-07-01 00:30', '2026-06-30T23:30Z', 'in a summer night'],
    ['2026-03-29 01:30', '2026-03-29T01:30Z', 'that clocks skip: when they show an hour more'],
    ['2026-10-25 01:30', '2026-10-25T00:30Z', 'that comes twice: at the first'],
    ['2026-10-25 02:00', '2026-10-25T02:00Z', 'after the second'],
  ])('%s is %s, %s', (local, instant) => {
    expect(londonInstant(local)).toEqual(new Date(instant));
  });
});

test.each([
  ['2026-03-01T09:00Z', '2026-03-01 09:00'],
  ['2026-06-30T23:30Z', '2026-07-01 00:30'],
])('at %s clocks in London show %s', (instant, local) => {
  expect(londonTime(new Date(instant))).toBe(local);
});
