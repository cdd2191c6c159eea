/** A day in milliseconds. The offset of a time zone changes at most once in two days. */
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time in a time zone at an instant, such as "2026-03-01 09:00". */
export function localTime(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** Returns a time of the database as clocks in a time zone show it. A text without an offset from UTC is already such a time. */
export function localTimeOf(text: string, timeZone: string): string {
  return isLocal(text) ? text.slice(0, 16).replace('T', ' ') : localTime(new Date(text), timeZone);
}

/** Returns a time of the database with its offset from UTC. A text without an offset is a time in the time zone. */
export function withOffset(text: string, timeZone: string): string {
  if (!isLocal(text) || Number.isNaN(Date.parse(text))) return text;
  const instant = instantOf(localTimeOf(text, timeZone), timeZone);
  // `Date` drops the last digits of the seconds.
  return `${instant.toISOString().slice(0, 16)}${text.slice(16) || ':00'}Z`;
}

function isLocal(text: string): boolean {
  return /T[\d:.]+$/.test(text);
}

/**
 * Returns the time at which clocks in a time zone show `local` ("2026-03-01 09:00"). If that happens twice, returns the first time. If
 * it is skipped, returns the time at which they show an hour more.
 */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = parseAsUtc(local);
  const offsetAt = (time: number) => parseAsUtc(localTime(new Date(time), timeZone)) - time;
  const [before, after] = [offsetAt(asUtc - DAY), offsetAt(asUtc + DAY)];
  const times = [asUtc - before, asUtc - after].toSorted((a, b) => a - b);
  const time = times.find((one) => localTime(new Date(one), timeZone) === local);
  return new Date(time ?? asUtc - before);
}

/** Returns the current date in a time zone as YYYY-MM-DD. */
export function todayIn(timeZone: string): string {
  return localTime(new Date(), timeZone).slice(0, 10);
}

function parseAsUtc(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}:00Z`);
}
