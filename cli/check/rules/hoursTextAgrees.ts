import type { Problem } from '#cli/model/problem.ts';
import { openingPeriods, WeekdaySchema } from '#schemas/site.ts';
import type { OpeningPeriod, Site, Weekday } from '#schemas/site.ts';
import { readHours } from '../readHours.ts';
import type { NamedHours } from '../readHours.ts';
import type { Rule } from '../rule.ts';

/** The hours as people read them name the same days and times as those for search engines, and no other time zone than that of the site. */
export const hoursTextAgrees: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.site?.data.hours) return [];
  const { file } = singles.site;
  const { text } = singles.site.data.hours;
  const periods = openingPeriods(singles.site.data.hours);
  // The times are wrong themselves, which is a finding of its own.
  if (periods.some(({ opens, closes }) => opens >= closes)) return [];
  // Hours by appointment may be among those for search engines.
  const readings = [text, text.replace(/\bby appointment\b/gi, '')].map(readHours);
  if (readings.some((named) => agrees(named, periods))) {
    return zoneProblems(text, singles.site.data, file);
  }
  const byDays = Map.groupBy(periods, (period) => formatDays(period.days));
  const expected = [...byDays]
    .map(([names, some]) => `${names}, ${some.map(formatPeriod).join(' and ')}`)
    .join('; ');
  return [
    { code: 'hours-text', args: { found: text, expected }, at: { file, path: ['hours', 'text'] } },
  ];
};

/** Finds the name of another time zone than that of the site, such as "CET" in London. */
function zoneProblems(text: string, { timeZone, locale }: Site, file: string): Problem[] {
  // Most texts name no zone, and looking up the names of the own one takes time.
  if (zoneIn(text, ZONES.flat()) === undefined) return [];
  const [winter, summer] = [0, 6].map((month) =>
    // The English of some countries has no name for the zones of others.
    [locale, 'en-GB', 'en-US', 'en-AU'].flatMap((one) => zoneName(timeZone, one, month)),
  );
  const own = ZONES.find((names) => winter?.some((name) => names.includes(name)));
  if (!own) return [];
  const found = zoneIn(text, ZONES.filter((names) => names !== own).flat());
  if (found === undefined) return [];
  const names = [winter, summer].flatMap((all) => all?.find((name) => own.includes(name)) ?? []);
  const expected = [...new Set(names)].join(' or ');
  const at = { file, path: ['hours', 'text'], words: found };
  return [{ code: 'hours-text', args: { found, expected, timeZone }, at }];
}

/** Returns the first of some names of zones that a text has. */
function zoneIn(text: string, names: readonly string[]): string | undefined {
  return new RegExp(`\\b(?:${names.join('|')})\\b`).exec(text)?.[0];
}

/** Returns the short name of a time zone in the middle of a month, from 0. */
function zoneName(timeZone: string, locale: string, month: number): string[] {
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(Date.UTC(2026, month, 15)))
    .flatMap(({ type, value }) => (type === 'timeZoneName' ? value : []));
}

/** The names of zones that have the same time in winter. Names that zones far from each other share, such as "IST", are left out. */
const ZONES: readonly (readonly string[])[] = [
  ['GMT', 'BST', 'WET', 'WEST'],
  ['CET', 'CEST'],
  ['EET', 'EEST'],
  ['EST', 'EDT'],
  ['MST', 'MDT'],
  ['PST', 'PDT'],
  ['AEST', 'AEDT'],
];

/** Returns whether a text names the days and times of all opening periods, as far as it names any. */
function agrees({ parts, ...named }: NamedHours, periods: readonly OpeningPeriod[]): boolean {
  const days = new Set(periods.flatMap((period) => period.days));
  const times = periods.flatMap(({ opens, closes }) => [opens, closes]);
  const hasTimes = named.times.size === 0 || times.every((time) => named.times.has(time));
  const hasDays = named.days.size === 0 || named.days.symmetricDifference(days).size === 0;
  const timed = parts.filter((part) => part.days.size > 0 || part.times.size > 0);
  const isComplete = timed.every((part) => part.days.size > 0 && part.periods > 0);
  const hasOwnTimes = periods.every((period) =>
    period.days.every((day) => {
      const own = timed.filter((part) => part.days.has(day));
      return [period.opens, period.closes].every((time) =>
        own.some((part) => part.times.has(time)),
      );
    }),
  );
  // Without the break between two periods, search engines would show a closed office as open.
  const hasBreaks = named.periods <= periods.length;
  return hasTimes && hasDays && hasBreaks && (!isComplete || timed.length === 0 || hasOwnTimes);
}

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
