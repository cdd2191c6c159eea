import { createHash } from 'node:crypto';
import { writtenMessage } from '#schemas/enquiryForms.ts';

/** The maximum number of stored messages. Beyond it, the oldest is dropped. */
const MAX_MESSAGES = 2000;
/** The period in which messages are counted, in milliseconds. */
const PERIOD = 60 * 60 * 1000;
/** The minimum length of a counted message. Many visitors write shorter ones, such as "Call me back". */
const MIN_LENGTH = 20;

/** A counter of messages that arrive repeatedly. It stores hashes, in the memory of this process. */
export class Repetition {
  readonly #seen = new Map<string, { times: number; since: number }>();

  /** Returns how often a message has been added within the hour before `now`. */
  timesOf(message: string, now: Date): number {
    const key = keyOf(message);
    return key === undefined ? 0 : (this.#recent(key, now)?.times ?? 0);
  }

  /** Counts a message. */
  add(message: string, now: Date): void {
    const key = keyOf(message);
    if (key === undefined) return;
    const { times, since } = this.#recent(key, now) ?? { times: 0, since: now.getTime() };
    this.#seen.delete(key);
    this.#seen.set(key, { times: times + 1, since });
    if (this.#seen.size <= MAX_MESSAGES) return;
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }

  #recent(key: string, now: Date): { times: number; since: number } | undefined {
    const known = this.#seen.get(key);
    const age = now.getTime() - (known?.since ?? 0);
    // The age is negative if the clock was set back. Then the count starts again.
    return age >= 0 && age < PERIOD ? known : undefined;
  }
}

/** Returns the hash of a message without its case, digits and spaces, or `undefined` if the message is too short to be counted. */
function keyOf(message: string): string | undefined {
  const plain = writtenMessage(message)
    .toLowerCase()
    .replace(/[\s\d]+/g, ' ')
    .trim();
  return plain.length < MIN_LENGTH
    ? undefined
    : createHash('sha256').update(plain).digest('base64');
}
