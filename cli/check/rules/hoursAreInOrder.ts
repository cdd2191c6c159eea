import type { Problem } from '#cli/model/problem.ts';
import { readHours, weekdays } from '../readHours.ts';
import type { Weekday } from '../readHours.ts';
import type { Rule } from '../rule.ts';

/** The office opens before it closes, and the hours as people read them name the same days and times. */
export const hoursAreInOrder: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site) return [];
  const { file, data } = singles.site;
  const { opens, closes, days, text } = data.hours;
  // Both times have two digits for the hour, so they sort as text.
  if (opens >= closes) {
    return [
      { code: 'hours-reversed', args: { opens, closes }, at: { file, path: ['hours', 'closes'] } },
    ];
  }
  const named = readHours(text);
  const hasTimes = named.times.size === 0 || [opens, closes].every((time) => named.times.has(time));
  const hasDays = named.days.size === 0 || named.days.symmetricDifference(new Set(days)).size === 0;
  if (hasTimes && hasDays) return [];
  const expected = `${spoken(days)}, ${opens.replace(/^0/, '')} to ${closes.replace(/^0/, '')}`;
  return [
    { code: 'hours-text', args: { found: text, expected }, at: { file, path: ['hours', 'text'] } },
  ];
};

/** Returns days as people write them: three or more in a row as a range. */
function spoken(days: readonly Weekday[]): string {
  const sorted = weekdays.filter((day) => days.includes(day));
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const isRun =
    weekdays
      .slice(weekdays.indexOf(sorted[0] ?? 'Monday'))
      .slice(0, sorted.length)
      .join() === sorted.join();
  return sorted.length > 2 && isRun
    ? `${first} to ${last}`
    : new Intl.ListFormat('en-GB').format(sorted);
}
