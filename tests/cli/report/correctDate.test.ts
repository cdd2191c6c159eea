import { describe, expect, test } from 'vitest';
import {
  correctDate,
  correctMoment,
  correctMonth,
  correctTime,
  impossibleDate,
} from '#cli/report/correctDate.ts';

describe('the date that is meant', () => {
  test.each([
    ['26/02/2026', '2026-02-26'],
    ['26.2.2026', '2026-02-26'],
    ['26-02-26', '2026-02-26'],
    ['2026/02/26', '2026-02-26'],
    ['2026-2-6', '2026-02-06'],
    ['2026–02–26', '2026-02-26'],
    ['20260226', '2026-02-26'],
    ['2026-02-26T09:00:00+01:00', '2026-02-26'],
    ['26 February 2026', '2026-02-26'],
    ['February 26th, 2026', '2026-02-26'],
    ['Thu 26 Feb 2026', '2026-02-26'],
  ])('by %s', (text, date) => {
    expect(correctDate(text)[0]).toBe(date);
  });

  test('may have the month first, which comes second', () => {
    expect(correctDate('03/04/2026')).toEqual(['2026-04-03', '2026-03-04']);
  });

  test('is unknown', () => {
    for (const text of ['2026', 'today', 'March 2026', '']) expect(correctDate(text)).toEqual([]);
  });
});

test('the day and time that are meant', () => {
  expect(correctMoment('2026-03-01T09:30:00+01:00')).toContain('2026-03-01 09:30');
  expect(correctMoment('2026-03-01 9:00')).toContain('2026-03-01 09:00');
  expect(correctMoment('1 March 2026, 2pm')).toContain('2026-03-01 14:00');
});

test('the time that is meant', () => {
  expect(['9:00', '9am', '12am', '5.30 pm', '0900'].flatMap(correctTime)).toEqual([
    '09:00',
    '09:00',
    '00:00',
    '17:30',
    '09:00',
  ]);
});

test('dates that no calendar has', () => {
  expect(impossibleDate('2026-02-30')).toBe('There is no 30 February 2026.');
  expect(impossibleDate('2026-04-31')).toBe('There is no 31 April 2026.');
  expect(impossibleDate('2026-13-32')).toBe('There is no month 13.');
  expect(impossibleDate('2026-02-28')).toBeUndefined();
});

describe('the month that is meant by', () => {
  test.each([
    ['2026-3', '2026-03'],
    ['03/2026', '2026-03'],
    ['March 2026', '2026-03'],
    ['2026 Mar', '2026-03'],
    ['2026-03-14', '2026-03'],
    ['14 March 2026', '2026-03'],
  ])('%s', (text, month) => {
    expect(correctMonth(text)[0]).toBe(month);
  });

  test('a year alone, or a month that does not exist, is not guessed', () => {
    expect(correctMonth('2026-13')).toEqual([]);
    expect(correctMonth('2026')).toEqual([]);
  });
});
