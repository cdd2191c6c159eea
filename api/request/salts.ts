/** Returns the salt of a day (`2026-03-01`); may reject. */
export type SaltOf = (day: string) => Promise<string>;

const DAY = 24 * 60 * 60 * 1000;

/**
 * A cache of the salts of today and yesterday (UTC), which the store provides. No other salt may replace them, because the identity of an
 * enquiry depends on them: a form that is sent again after the store was unavailable would be kept twice.
 */
export class Salts {
  readonly #saltOf: SaltOf;
  readonly #known = new Map<string, string>();

  constructor(saltOf: SaltOf) {
    this.#saltOf = saltOf;
  }

  /** Returns the salt of the day of `at`. Rejects if the store is unavailable. */
  async of(at: Date): Promise<string> {
    const day = dayOf(at);
    const known = this.#known.get(day);
    if (known !== undefined) return known;
    // Pending calls are not shared: on Cloudflare, a call of a request that was cancelled never settles.
    const salt = await this.#saltOf(day);
    const first = this.#known.get(day) ?? salt;
    this.#known.set(day, first);
    const yesterday = dayOf(new Date(at.getTime() - DAY));
    for (const other of this.#known.keys()) {
      if (other < yesterday) this.#known.delete(other);
    }
    return first;
  }
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
