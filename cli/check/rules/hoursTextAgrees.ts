import type { Problem } from '#cli/model/problem.ts';
import { openingPeriods, WeekdaySchema } from '#schemas/site.ts';
import type { OpeningPeriod, Weekday } from '#schemas/site.ts';
import { readHours } from '../readHours.ts';
import type { Rule } from '../rule.ts';

/** The hours as people read them name the same days and times as those for search engines. */
export const hoursTextAgrees: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site?.data.hours) return [];
  const { file } = singles.site;
  const { text } = singles.site.data.hours;
  const periods = openingPeriods(singles.site.data.hours);
  // The times are wrong themselves, which is a finding of its own.
  if (periods.some(({ opens, closes }) => opens >= closes)) return [];
  const named = readHours(text);
  const days = new Set(periods.flatMap((period) => period.days));
  const times = periods.flatMap(({ opens, closes }) => [opens, closes]);
  const hasTimes = named.times.size === 0 || times.every((time) => named.times.has(time));
  const hasDays = named.days.size === 0 || named.days.symmetricDifference(days).size === 0;
  // Without the break between two periods, search engines would show a closed office as open.
  if (hasTimes && hasDays && named.periods <= periods.length) return [];
  const byDays = Map.groupBy(periods, (period) => formatDays(period.days));
  const expected = [...byDays]
    .map(([names, some]) => `${names}, ${some.map(formatPeriod).join(' and ')}`)
    .join('; ');
  return [
    { code: 'hours-text', args: { found: text, expected }, at: { file, path: ['hours', 'text'] } },
  ];
};

/** Returns the times of a period as people write them: "9:00 to 17:00". */
function formatPeriod({ opens, closes }: OpeningPeriod): string {
  return `${opens.replace(/^0/, '')} to ${closes.replace(/^0/, '')}`;
}

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
