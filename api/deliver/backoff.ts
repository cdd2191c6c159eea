const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The delay after each failed attempt, in milliseconds. A notification is given up if the attempt after the last delay fails too, about
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

/** The longest delay. A time further in the future comes from a wrong clock. */
export const LONGEST_WAIT = Math.max(...WAITS);

/** Returns the time of the next attempt after `attempts` failed ones, from 1. Returns undefined if it is time to give up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
