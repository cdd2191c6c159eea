const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An hour in milliseconds, by which clocks in London are ahead of UTC in summer. */
const HOUR = 3_600_000;

/** Returns the time in London at an instant, such as "2026-03-01 09:00". */
export function londonTime(instant: Date): string {
  return format.format(instant);
}

/**
 * Returns the time at which clocks in London show `local` ("2026-03-01 09:00"). If that happens twice, returns the first time. If
 * it is skipped, returns the time an hour later.
 */
export function londonInstant(local: string): Date {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  const inSummer = new Date(asUtc - HOUR);
  return londonTime(inSummer) === local ? inSummer : new Date(asUtc);
}
