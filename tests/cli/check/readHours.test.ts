import { expect, test } from 'vitest';
import { readHours } from '#cli/check/readHours.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Monday to Friday, 9:00 AM to 5:00 PM GMT', workdays, ['09:00', '17:00']],
  ['Mon–Fri 9am–5.30pm', workdays, ['09:00', '17:30']],
  ['Weekdays 09:00–17:00', workdays, ['09:00', '21:00', '17:00']],
  ['9 to 5', [], ['09:00', '21:00', '05:00', '17:00']],
  ['Tuesdays and Thursdays from noon to 4 p.m.', ['Tuesday', 'Thursday'], ['12:00', '16:00']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday'], []],
  ['Monday to Friday, closed on Wednesday', workdays, []],
  ['Open all year round, with 24 people on 2 floors', [], []],
])('%s', (text, days, times) => {
  const hours = readHours(text);
  expect([...hours.days].toSorted()).toEqual(days.toSorted());
  expect([...hours.times].toSorted()).toEqual(times.toSorted());
});
