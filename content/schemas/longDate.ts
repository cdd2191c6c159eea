const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a calendar date (YYYY-MM-DD) in the long British form, such as "1 March 2026". */
export function longDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
