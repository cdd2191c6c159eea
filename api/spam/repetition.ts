import { createHash } from 'node:crypto';

/** Messages that are remembered; beyond that the oldest are forgotten. */
const REMEMBERED = 2000;
/** How long, in milliseconds. */
const WHILE = 60 * 60 * 1000;
/** Shorter ones ("Call me back") are written by many. */
const SHORTEST = 20;

/** Notices messages that come again and again, by their hashes, in this process alone. */
export class Repetition {
  readonly #seen = new Map<string, { times: number; since: number }>();

  /** Counts a message; how often it has come within the hour, this time included. */
  count(message: string, now: Date): number {
    const plain = message
      .toLowerCase()
      .replace(/[\s\d]+/g, ' ')
      .trim();
    if (plain.length < SHORTEST) return 1;
    const key = createHash('sha256').update(plain).digest('base64');
    const known = this.#seen.get(key);
    const age = now.getTime() - (known?.since ?? 0);
    // A clock that was put back makes an age negative: then it starts anew.
    const times = known && age >= 0 && age < WHILE ? known.times + 1 : 1;
    this.#seen.delete(key);
    this.#seen.set(key, { times, since: times === 1 ? now.getTime() : (known?.since ?? 0) });
    if (this.#seen.size > REMEMBERED) {
      const [oldest] = this.#seen.keys();
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return times;
  }
}
