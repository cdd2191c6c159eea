/**
 * The time within which two changes of a file may have the same time, in milliseconds: on most file systems, and on those that note whole
 * seconds.
 */
const TICK = 20;
const WHOLE_SECONDS = 2000;

/**
 * Returns whether a change that is made now gets a later time than one that was made at `time`. `isPrecise` says whether the file system notes
 * fractions of a second. All times are in milliseconds since 1970.
 */
export function isPast(time: number, isPrecise: boolean, now = Date.now()): boolean {
  return time <= now - (isPrecise ? TICK : WHOLE_SECONDS);
}
