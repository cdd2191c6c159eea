import { capitalise } from '#schemas/capitalise.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Returns the dates, as YYYY-MM-DD, that a text may mean, the most likely in the United Kingdom first. */
export function correctDate(text: string): string[] {
  const { year, month, day } = partsOf(text) ?? {};
  if (year === undefined) return [];
  return [iso(year, month, day), iso(year, day, month)];
}

/** Returns the months, as YYYY-MM, that a text may mean: a month with its year, or the month of a date. */
export function correctMonth(text: string): string[] {
  const bare = text.trim().toLowerCase();
  const [, year = '', number = ''] =
    /^(\d{4})[-/. ]?(\d{1,2})$/.exec(bare) ?? /^()(\d{1,2})[-/. ]\d{4}$/.exec(bare) ?? [];
  // "2026-13" is not a day either.
  if (Number(number) > 12) return [];
  const name = monthIn(bare);
  return [
    ...(number ? [`${year || bare.slice(-4)}-${pad(Number(number))}`] : []),
    ...(name > 0 ? [`${/\b(\d{4})\b/.exec(bare)?.[1]}-${pad(name)}`] : []),
    ...correctDate(text).map((day) => day.slice(0, 7)),
  ];
}

/** Returns the days and times, as "2026-03-01 09:00", that a text may mean. A day alone gets nine o'clock. */
export function correctMoment(text: string): string[] {
  const [time = '09:00'] = correctTime(
    /[T ,](\d{1,2}(?::\d\d|\s*[ap]m).*)$/i.exec(text)?.[1] ?? '',
  );
  return correctDate(text).map((day) => `${day} ${time}`);
}

/** Returns the times of day, as "09:00", that a text may mean. */
export function correctTime(text: string): string[] {
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?(\d\d))?\s*([ap]\.?m\.?)?/i.exec(text.trim()) ?? [];
  if (hour === '') return [];
  const isAfternoon = /^p/i.test(half) && Number(hour) < 12;
  const isMidnight = /^a/i.test(half) && Number(hour) === 12;
  return [`${pad(isMidnight ? 0 : Number(hour) + (isAfternoon ? 12 : 0))}:${minute}`];
}

/** Returns why a date cannot be, such as "There is no 30 February 2026."; `undefined` if its form is wrong. */
export function impossibleDate(text: string): string | undefined {
  const { year, month, day } = partsOf(text) ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month > 12 && day > 12) return `There is no month ${month}.`;
  if (month < 1) return 'There is no month 0.';
  if (month > 12 || isDay(year, month, day)) return undefined;
  const name = MONTHS[month - 1] ?? '';
  return `There is no ${day} ${capitalise(name)} ${year}.`;
}

function partsOf(text: string): { year: number; month: number; day: number } | undefined {
  // Word processors write dashes for hyphens.
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/[‐-—−]/gu, '-');
  const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?!\d)/.exec(bare);
  if (yearFirst) return { year: at(yearFirst, 1), month: at(yearFirst, 2), day: at(yearFirst, 3) };
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)(?!\d)/.exec(bare);
  if (yearLast) {
    const year = at(yearLast, 3);
    return { year: year < 100 ? 2000 + year : year, month: at(yearLast, 2), day: at(yearLast, 1) };
  }
  const month = monthIn(bare);
  const year = /\b(\d{4})\b/.exec(bare)?.[1];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(bare)?.[1];
  return month > 0 && year && day ? { year: Number(year), month, day: Number(day) } : undefined;
}

/** Returns the number of the month that a text names, or 0 if it names none. */
function monthIn(text: string): number {
  return MONTHS.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}`).test(text)) + 1;
}

function at(match: RegExpExecArray, index: number): number {
  return Number(match[index]);
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function iso(year: number, month = 0, day = 0): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
