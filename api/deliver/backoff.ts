const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The delay after each failed attempt, in milliseconds. A notification fails permanently if the attempt after the last delay fails too, about
 * four days after the first.
 */
export const WAITS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  48 * HOUR,
];

/** The maximum difference between the clocks of two processes, in milliseconds. */
const CLOCK_TOLERANCE = 5 * MINUTE;

/** The maximum time until the next attempt, in milliseconds, by the number of attempts so far. A later time comes from a wrong clock. */
export const HORIZONS: readonly number[] = [0, ...WAITS].map((wait) => wait + CLOCK_TOLERANCE);

/** Returns whether a time of the next attempt can only come from a clock that was wrong. */
export function isTooFarAhead(nextAt: Date, attempts: number, now: Date): boolean {
  const horizon = HORIZONS[attempts] ?? Math.max(...HORIZONS);
  return nextAt.getTime() > now.getTime() + horizon;
}

/** Returns the time of the next attempt after `attempts` failed ones, from 1. Returns undefined if there is no further attempt. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
