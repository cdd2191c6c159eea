/** A time that work takes, in weeks: the shortest and the longest. */
export interface Weeks {
  least: number;
  most: number;
}

/** The number of weeks in a unit of time. */
const weeksIn: Record<string, number> = { day: 1 / 7, week: 1, month: 52 / 12, year: 52 };

/** Returns the time that a duration such as "2–8 weeks" or "2 to 8 weeks" names, or `undefined` if it has no end, such as "ongoing". */
export function parseWeeks(duration: string): Weeks | undefined {
  const match =
    /(\d+(?:\.\d+)?)(?:\s*(?:[–—-]|to)\s*(\d+(?:\.\d+)?))?\s+(day|week|month|year)s?\b/.exec(
      duration,
    );
  if (!match) return undefined;
  const [, least, most, unit = ''] = match;
  const weeks = weeksIn[unit] ?? 1;
  return { least: weeks * Number(least), most: weeks * Number(most ?? least) };
}
