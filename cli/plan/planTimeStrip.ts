import type { TimeStripView } from '#schemas/generated/views.ts';
import type { Price } from '#schemas/price.ts';
import { parseSpan } from './parseWeeks.ts';

/** The largest number of units that are wide enough to be read on a phone. */
const MOST = 12;

/** The years that a yearly price shows. More follow. */
const YEARS = 3;

/**
 * Plans the drawing of the time that a service takes: a field for each week or month that its duration names, the months of a year if
 * it is paid monthly without an end, or some years if yearly. Returns `undefined` if the time is no whole number of fields, or has too many.
 */
export function planTimeStrip(
  { duration, per }: Pick<Price, 'duration' | 'per'>,
  locale: string,
): TimeStripView | undefined {
  const span = parseSpan(duration);
  if (span) {
    const { least, most } = span;
    if (!Number.isInteger(most) || most < 2 || most > MOST) return undefined;
    return { labels: numbers(most), sure: Math.floor(least), goesOn: false };
  }
  if (per === 'project') return undefined;
  const labels = per === 'month' ? monthInitials(locale) : numbers(YEARS);
  return { labels, sure: labels.length, goesOn: true };
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

function monthInitials(locale: string): string[] {
  const month = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index)));
}
