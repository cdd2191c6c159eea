import type { Problem } from '#cli/model/problem.ts';
import { WeekdaySchema } from '#schemas/site.ts';
import type { Weekday } from '#schemas/site.ts';
import { readHours } from '../readHours.ts';
import type { Rule } from '../rule.ts';

/** The hours as people read them name the same days and times as those for search engines. */
export const hoursTextAgrees: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site?.data.hours) return [];
  const { file } = singles.site;
  const { opens, closes, days, text } = singles.site.data.hours;
  // The times are wrong themselves, which is a finding of its own.
  if (opens >= closes) return [];
  const named = readHours(text);
  const hasTimes = named.times.size === 0 || [opens, closes].every((time) => named.times.has(time));
  const hasDays = named.days.size === 0 || named.days.symmetricDifference(new Set(days)).size === 0;
  // The fields have one period, so search engines would show a closed office as open.
  if (hasTimes && hasDays && named.periods < 2) return [];
  const expected = `${formatDays(days)}, ${opens.replace(/^0/, '')} to ${closes.replace(/^0/, '')}`;
  return [
    { code: 'hours-text', args: { found: text, expected }, at: { file, path: ['hours', 'text'] } },
  ];
};

/** Returns days as people write them: three or more in a row as a range. */
function formatDays(days: readonly Weekday[]): string {
  const week = WeekdaySchema.options;
  const sorted = week.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const range = week.slice(week.indexOf(first), week.indexOf(last) + 1);
  return sorted.length > 2 && sorted.length === range.length
    ? `${first} to ${last}`
    : new Intl.ListFormat('en-GB').format(sorted);
}
