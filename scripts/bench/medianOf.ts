/** Returns the median of each figure: the middle one, or the mean of the two in the middle. */
export function medianOf<T extends Record<keyof T, number>>(runs: readonly T[]): T {
  const [first] = runs;
  if (!first) throw new Error('There are no runs.');
  const names = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as T;
}

/** Returns the middle one of figures, or the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
