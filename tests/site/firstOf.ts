/** The number of problems that are shown. One mistake may occur on every page. */
const SHOWN = 10;

/** Returns the first problems and the number of the others; none if there are none. For `expect(…).toEqual([])`. */
export function firstOf(problems: Iterable<string>): string[] {
  const all = [...problems];
  if (all.length <= SHOWN) return all;
  return [...all.slice(0, SHOWN), `… and ${all.length - SHOWN} more`];
}
