/** The reading speed, in words a minute (docs/behaviour.md#blog). */
const READING_SPEED = 200;

/** Returns the reading time of a number of words in minutes, rounded up. */
export function readingTime(words: number): number {
  return Math.ceil(words / READING_SPEED);
}
