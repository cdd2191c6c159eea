const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long to wait after each try that failed, in milliseconds. After the last one a notification is given up: some four days. */
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

/** The longest of them: no time further ahead can have been set by a right clock. */
export const LONGEST_WAIT = Math.max(...WAITS);

/** When to try again after so many tries, from 1; undefined where it is time to give up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
