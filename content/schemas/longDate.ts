const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a calendar date (YYYY-MM-DD) in the long form of a locale, such as "1 March 2026" for "en-GB". */
export function longDate(date: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}
