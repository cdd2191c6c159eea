/** The maximum number of problems that are shown, because a mistake may occur on every page. */
const SHOWN = 10;

/** Returns the first problems and the number of the others, or an empty list if there are none. Use it with `expect(…).toEqual([])`. */
export function firstOf(problems: Iterable<string>): string[] {
  const all = [...problems];
  if (all.length <= SHOWN) return all;
  return [...all.slice(0, SHOWN), `… and ${all.length - SHOWN} more`];
}
