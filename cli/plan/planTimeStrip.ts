import type { TimeStripView } from '#schemas/generated/views.ts';
import { parseSpan } from '#cli/resolve/parseWeeks.ts';

/** The largest number of units that are wide enough to be read on a phone. */
const MOST = 12;

/**
 * Plans the drawing of the time that a service takes: a field for each week or month that its duration names. Returns `undefined` if the
 * duration has no end, is not a whole number of fields, or has too many.
 */
export function planTimeStrip(duration: string): TimeStripView | undefined {
  const span = parseSpan(duration);
  if (!span || (span.unit !== 'week' && span.unit !== 'month')) return undefined;
  const { least, most } = span;
  if (!Number.isInteger(most) || most < 2 || most > MOST) return undefined;
  return { count: most, sure: Math.floor(least) };
}
