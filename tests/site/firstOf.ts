/** Problems shown before the rest is counted: with 4,700 pages one mistake can be found 4,700 times. */
const SHOWN = 10;

/** The first problems and how many more there are; empty where there are none. For `expect(…).toEqual([])`. */
export function firstOf(problems: Iterable<string>): string[] {
  const all = [...problems];
  if (all.length <= SHOWN) return all;
  return [...all.slice(0, SHOWN), `… and ${all.length - SHOWN} more`];
}
