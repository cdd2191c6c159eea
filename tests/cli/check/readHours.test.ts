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
  ['Monday till Friday, 9am till 5pm', workdays, ['09:00', '17:00']],
  ['Monday through to Friday, 9am up to 5pm', workdays, ['09:00', '17:00']],
  ['Mon thru Fri, 9am ’til 5pm', workdays, ['09:00', '17:00']],
  ['Mon to Fri, 9am to 5pm, excluding Sundays', workdays, ['09:00', '17:00']],
  ['Mon to Fri, 9am to 5pm, not weekends', workdays, ['09:00', '17:00']],
  ['Mon to Fri, 9am to 5pm, no Saturdays', workdays, ['09:00', '17:00']],
  ['Mon to Fri, 9am to 5pm; Saturday and Sunday closed', workdays, ['09:00', '17:00']],
  ['Mon to Fri, 9am to 5pm (Saturdays by appointment)', workdays, ['09:00', '17:00']],
  ['Saturdays, 10am to noon, by appointment. Mon to Fri', workdays, []],
  ['Monday to Friday, by appointment', workdays, []],
  ['Monday to Friday, 9am to 5pm, by appointment only', workdays, ['09:00', '17:00']],
  ['Monday to Friday, 9am to 5pm, by appointment.', workdays, ['09:00', '17:00']],
  ['Monday to Friday, excluding bank holidays, 9am to 5pm', workdays, ['09:00', '17:00']],
  [
    'Monday to Friday, excluding bank holiday Mondays, from 9am to 5pm',
    workdays,
    ['09:00', '17:00'],
  ],
  ['Monday to Saturday, not Saturdays, 9am to 5pm', workdays, ['09:00', '17:00']],
  ['Monday to Sunday, 9am to 5pm, excl. Saturday and Sunday', workdays, ['09:00', '17:00']],
  ['Mon to Wed, not Wed, 9am to 5pm; Wed to Fri, 9am to 5pm', workdays, ['09:00', '17:00']],
  ['Open all year round, with 24 people on 2 floors', [], []],
])('%s', (text, days, times) => {
  const hours = readHours(text);
  expect([...hours.days].toSorted()).toEqual(days.toSorted());
  expect([...hours.times].toSorted()).toEqual(times.toSorted());
});

test.each([
  ['Monday to Thursday, 9am to 5pm; Friday, 9am to 4pm', [4, 1], ['17:00', '16:00']],
  ['Monday, 9am to 5pm, and Friday, 9am to 4pm', [1, 1], ['17:00', '16:00']],
  ['9am to 5pm on Monday and Tuesday, 9am to 4pm on Friday', [2, 1], ['17:00', '16:00']],
])('the parts of "%s"', (text, days, ends) => {
  const { parts } = readHours(text);
  expect(parts.map((part) => part.days.size)).toEqual(days);
  expect(parts.map(({ times }) => [...times])).toEqual(ends.map((end) => ['09:00', end]));
});
