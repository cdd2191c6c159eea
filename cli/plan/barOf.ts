import type { Weeks } from '#cli/resolve/parseWeeks.ts';

/** Returns the bar of a duration, as percentages of the longest one. */
export function barOf({ least, most }: Weeks, longest: number): { least: number; most: number } {
  const percent = (weeks: number) => Math.round((100 * weeks) / longest);
  return { least: percent(least), most: percent(most) };
}
