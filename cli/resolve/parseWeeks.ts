import { NUMBER, readNumber } from '#cli/resolve/readNumber.ts';
import type { Price } from '#schemas/price.ts';

/** A time that work takes, in weeks: the shortest and the longest. */
export interface Weeks {
  least: number;
  most: number;
}

/** A time that work takes, in the unit in which it is written. */
export interface Span extends Weeks {
  unit: string;
  /** The words of its end, such as "8 weeks". */
  end: string;
}

/** The number of weeks in a unit of time. A day of work has eight hours. */
const weeksIn: Record<string, number> = {
  minute: 1 / 7 / 8 / 60,
  hour: 1 / 7 / 8,
  day: 1 / 7,
  workday: 1 / 5,
  weekend: 2 / 7,
  week: 1,
  fortnight: 2,
  month: 52 / 12,
  year: 52,
};

const UNIT = `(?:(?:working|business)\\s+)?(?:${Object.keys(weeksIn).join('|')})`;

/** A number in digits, in which a comma may be the decimal sign, or in words. */
const AMOUNT = `(?<![\\p{L}\\d.,/])(?:half an?|an?|one|\\d+(?:[.,]\\d+)*|${NUMBER})`;

/** The end of a rate, such as "a month" in "2 days a month". */
const RATE = `(?:\\s+(?:an?|per|each|every)\\s+|\\s*/\\s*)(?:quarter|${UNIT})\\b`;

/** A time. It is neither a rate nor the end of one. */
const SPAN = new RegExp(
  `(?<!(?:${UNIT}s?|once|twice|times|per|each|every)\\s+)(${AMOUNT})(?:(?:\\s+(${UNIT})s?)?\\s*(?:[–—-]|to)\\s*(${AMOUNT}))?\\s+(${UNIT}s?)\\b(?!${RATE})`,
  'iu',
);

/** Words for work without an end. */
const ENDLESS = new RegExp(
  `\\b(?:on-?going|continu(?:al|ous)|permanent|indefinite|rolling|open-ended|annual|(?:dai|week|month|quarter|year)ly|24/7|(?:per|each|every)\\s+(?:${AMOUNT}\\s+)?(?:quarter|${UNIT})|(?:${UNIT}s?|once|twice|times)${RATE})`,
  'iu',
);

/**
 * Returns the time that a duration such as "2–8 weeks", "2 weeks to 3 months" or "a day" names, in the unit of its end, or `undefined` if it
 * names none, such as "ongoing" or "as agreed".
 */
export function parseSpan(duration: string): Span | undefined {
  const [, least = '', unitOfLeast, most = least, written = ''] = SPAN.exec(duration) ?? [];
  if (written === '') return undefined;
  const unit = unitOf(written);
  const share = unitOfLeast === undefined ? 1 : weeksOf(unitOf(unitOfLeast)) / weeksOf(unit);
  return { least: numberIn(least) * share, most: numberIn(most), unit, end: `${most} ${written}` };
}

/** Returns the time that a duration names in weeks, or `undefined` if it names none. */
export function parseWeeks(duration: string): Weeks | undefined {
  const span = parseSpan(duration);
  if (!span) return undefined;
  const weeks = weeksOf(span.unit);
  return { least: weeks * span.least, most: weeks * span.most };
}

/** Returns whether work has no end: its duration says so, or it names no time and the price is for each month or year. */
export function isOngoing({ duration, per }: Pick<Price, 'duration' | 'per'>): boolean {
  const isRecurring = per === 'month' || per === 'year';
  return !parseSpan(duration) && (isRecurring || ENDLESS.test(duration));
}

/** Returns the unit that `UNIT` has found. A working day is a workday. */
function unitOf(written: string): string {
  const unit = written.toLowerCase().replace(/s$/, '');
  return unit.replace(/^\w+\s+day$/, 'workday').replace(/^\w+\s+/, '');
}

function weeksOf(unit: string): number {
  return weeksIn[unit] ?? 1;
}

/** Returns the number that `AMOUNT` has found. "1,000" is a thousand, and "1,5" is one and a half. */
function numberIn(found: string): number {
  if (/^half/i.test(found)) return 0.5;
  if (/^an?$/i.test(found)) return 1;
  return readNumber(found.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'));
}
