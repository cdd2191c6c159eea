import { describe, expect, test } from 'vitest';
import { instantOf, localTime } from '#cli/load/localTime.ts';

describe('a time in the United Kingdom', () => {
  test.each([
    ['2026-03-01 09:00', '2026-03-01T09:00Z', 'in winter'],
    ['2026-07-01 09:00', '2026-07-01T08:00Z', 'in summer'],
    ['2026-07-01 00:30', '2026-06-30T23:30Z', 'in a summer night'],
    ['2026-03-29 01:30', '2026-03-29T01:30Z', 'that clocks skip: when they show an hour more'],
    ['2026-10-25 01:30', '2026-10-25T00:30Z', 'that comes twice: at the first'],
    ['2026-10-25 02:00', '2026-10-25T02:00Z', 'after the second'],
  ])('%s is %s, %s', (local, instant) => {
    expect(instantOf(local, 'Europe/London')).toEqual(new Date(instant));
  });
});

describe('a time in another zone', () => {
  test.each([
    ['Europe/Amsterdam', '2026-03-01 09:00', '2026-03-01T08:00Z', 'in winter'],
    ['Europe/Amsterdam', '2026-07-01 00:30', '2026-06-30T22:30Z', 'in a summer night'],
    ['Europe/Amsterdam', '2026-03-29 02:30', '2026-03-29T01:30Z', 'that clocks skip'],
    ['Europe/Amsterdam', '2026-10-25 02:30', '2026-10-25T00:30Z', 'that comes twice'],
    ['Europe/Dublin', '2026-07-01 09:00', '2026-07-01T08:00Z', 'in summer'],
    ['America/St_Johns', '2026-01-15 09:00', '2026-01-15T12:30Z', 'with half an hour'],
  ])('in %s, %s is %s, %s', (timeZone, local, instant) => {
    expect(instantOf(local, timeZone)).toEqual(new Date(instant));
  });
});

test.each([
  ['2026-03-01T09:00Z', 'Europe/London', '2026-03-01 09:00'],
  ['2026-06-30T23:30Z', 'Europe/London', '2026-07-01 00:30'],
  ['2026-06-30T22:30Z', 'Europe/Amsterdam', '2026-07-01 00:30'],
])('at %s clocks in %s show %s', (instant, timeZone, local) => {
  expect(localTime(new Date(instant), timeZone)).toBe(local);
});
