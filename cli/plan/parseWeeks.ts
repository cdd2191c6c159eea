/** A time that work takes, in weeks: the shortest and the longest. */
export interface Weeks {
  least: number;
  most: number;
}

/** A time that work takes, in the unit in which it is written. */
export interface Span extends Weeks {
  unit: string;
}

/** The number of weeks in a unit of time. */
const weeksIn: Record<string, number> = { day: 1 / 7, week: 1, month: 52 / 12, year: 52 };

/**
 * Returns the time that a duration such as "2–8 weeks" or "2 weeks to 3 months" names, in the unit of its end, or `undefined` if it has no
 * end, such as "ongoing".
 */
export function parseSpan(duration: string): Span | undefined {
  const match =
    /(\d+(?:\.\d+)?)(?:(?:\s+(day|week|month|year)s?)?\s*(?:[–—-]|to)\s*(\d+(?:\.\d+)?))?\s+(day|week|month|year)s?\b/.exec(
      duration,
    );
  if (!match) return undefined;
  const [, least, unitOfLeast = '', most, unit = ''] = match;
  const share = (weeksIn[unitOfLeast] ?? weeksIn[unit] ?? 1) / (weeksIn[unit] ?? 1);
  return { least: Number(least) * share, most: Number(most ?? least), unit };
}

/** Returns the time that a duration names in weeks, or `undefined` if it has no end. */
export function parseWeeks(duration: string): Weeks | undefined {
  const span = parseSpan(duration);
  if (!span) return undefined;
  const weeks = weeksIn[span.unit] ?? 1;
  return { least: weeks * span.least, most: weeks * span.most };
}
