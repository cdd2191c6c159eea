/** The rate of requests that one address may send. */
export interface Rate {
  /** The number of requests that are allowed at once. */
  burst: number;
  /** The interval at which one more is allowed, in seconds. */
  seconds: number;
}

/** A group of requests that share a limit. */
export interface Tier {
  /** The name of the group: a hash, or a word. */
  key: string;
  /** The limit of the group, as a multiple of the rate of one address. */
  times: number;
}

/** The verdict on a request: accepted, or refused by one tier. `wait` is 0, or the time until a retry in whole seconds, at least 1. */
export type Verdict = { wait: 0 } | { wait: number; tier: Tier };

/** The maximum number of buckets. Beyond it, the least recently used bucket is dropped. */
const MAX_BUCKETS = 20_000;

interface Bucket {
  tokens: number;
  /** The time at which `tokens` was computed, in seconds of the monotonic clock. */
  at: number;
}

/**
 * A rate limiter with a token bucket for each tier. The buckets are in the memory of this process, under hashed addresses, and use a
 * monotonic clock.
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

  /**
   * Counts a request in each of its tiers, or in none if one of them is exhausted. So an address that is refused does not use up the limit
   * that it shares with others. Returns the longest wait.
   */
  take(tiers: readonly Tier[]): Verdict {
    const at = this.#clock();
    const filled = tiers.map((tier) => ({ tier, tokens: this.#tokensOf(tier, at) }));
    const full = filled.filter(({ tokens }) => tokens < 1);
    for (const { tier, tokens } of filled) {
      this.#remember(tier.key, { tokens: full.length > 0 ? tokens : tokens - 1, at });
    }
    const waits = full.map(({ tier, tokens }) => ({
      tier,
      wait: Math.max(1, Math.ceil(((1 - tokens) * this.#rate.seconds) / tier.times)),
    }));
    return waits.toSorted((a, b) => b.wait - a.wait)[0] ?? { wait: 0 };
  }

  /** Takes a request back from one of the tiers that it was counted in. */
  giveBack(tier: Tier): void {
    const at = this.#clock();
    const most = this.#rate.burst * tier.times;
    this.#remember(tier.key, { tokens: Math.min(most, this.#tokensOf(tier, at) + 1), at });
  }

  #tokensOf({ key, times }: Tier, at: number): number {
    const { burst, seconds } = this.#rate;
    const known = this.#buckets.get(key);
    if (!known) return burst * times;
    return Math.min(burst * times, known.tokens + ((at - known.at) * times) / seconds);
  }

  /** Stores a bucket as the most recently used one. */
  #remember(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= MAX_BUCKETS) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
