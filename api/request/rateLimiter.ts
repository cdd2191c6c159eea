/** How many requests one address may send. */
export interface Rate {
  /** So many at once. */
  burst: number;
  /** Then one more each so many seconds. */
  seconds: number;
}

/** The most addresses that are remembered; beyond that those that were quiet longest are forgotten. */
const REMEMBERED = 20_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was true, in seconds of the monotonic clock. */
  at: number;
}

/**
 * Limits how many requests one address may send (a token bucket). Remembers in this process alone, by a hash, and by a clock that
 * nobody can put back.
 */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** `clock` counts seconds and never goes back. */
  constructor(rate: Rate, clock: () => number = () => performance.now() / 1000) {
    this.#rate = rate;
    this.#clock = clock;
  }

  /** Counts a request. Gives the whole seconds to wait, from 1, where it is one too many, and otherwise 0. */
  take(key: string): number {
    const { burst, seconds } = this.#rate;
    const at = this.#clock();
    const known = this.#buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, known.tokens + (at - known.at) / seconds);
    const left = tokens >= 1 ? tokens - 1 : tokens;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left, at });
    if (this.#buckets.size > REMEMBERED) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) * seconds));
  }
}
