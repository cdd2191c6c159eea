/** An age: a number of days, weeks, months or years. */
export interface Age {
  count: number;
  unit: 'd' | 'w' | 'm' | 'y';
}

/** Parses an age such as "12m". Returns `undefined` if the text is not an age. */
export function parseAge(text: string): Age | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})([dwmy])$/.exec(text) ?? [];
  return count && unit ? { count: Number(count), unit: unit as Age['unit'] } : undefined;
}

/** Returns the time that is an age before `now`. A month before 31 March is the last day of February. */
export function timeBefore(now: Date, { count, unit }: Age): Date {
  const time = new Date(now);
  if (unit === 'd' || unit === 'w') {
    time.setUTCDate(time.getUTCDate() - count * (unit === 'w' ? 7 : 1));
    return time;
  }
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() - count * (unit === 'y' ? 12 : 1));
  const last = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, last));
  return time;
}
