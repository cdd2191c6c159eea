import { createHash } from 'node:crypto';

/** The maximum number of stored messages. Beyond it, the oldest is dropped. */
const MAX_MESSAGES = 2000;
/** The period in which messages are counted, in milliseconds. */
const PERIOD = 60 * 60 * 1000;
/** The minimum length of a counted message. Many visitors write shorter ones, such as "Call me back". */
const MIN_LENGTH = 20;

/** A counter of messages that arrive repeatedly. It stores hashes, in the memory of this process. */
export class Repetition {
  readonly #seen = new Map<string, { times: number; since: number }>();

  /** Counts a message, and returns how often it has arrived within the hour, this time included. */
  count(message: string, now: Date): number {
    const plain = message
      .toLowerCase()
      .replace(/[\s\d]+/g, ' ')
      .trim();
    if (plain.length < MIN_LENGTH) return 1;
    const key = createHash('sha256').update(plain).digest('base64');
    const known = this.#seen.get(key);
    const age = now.getTime() - (known?.since ?? 0);
    // The age is negative if the clock was set back. Then the count starts again.
    const times = known && age >= 0 && age < PERIOD ? known.times + 1 : 1;
    this.#seen.delete(key);
    this.#seen.set(key, { times, since: times === 1 ? now.getTime() : (known?.since ?? 0) });
    if (this.#seen.size > MAX_MESSAGES) {
      const [oldest] = this.#seen.keys();
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return times;
  }
}
