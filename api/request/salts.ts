/** Returns the salt of a day (`2026-03-01`); may reject. */
export type SaltOf = (day: string) => Promise<string>;

/**
 * A cache of the salts of today and yesterday (UTC), which the store provides. No other salt may replace them, because the identity of an
 * enquiry depends on them: a form that is sent again after the store was unavailable would be kept twice.
 */
export class Salts {
  readonly #saltOf: SaltOf;
  readonly #known = new Map<string, Promise<string>>();

  constructor(saltOf: SaltOf) {
    this.#saltOf = saltOf;
  }

  /** Returns the salt of the day of `at`. Rejects if the store is unavailable. */
  async of(at: Date): Promise<string> {
    const day = at.toISOString().slice(0, 10);
    const known = this.#known.get(day);
    if (known) return known;
    const salt = this.#saltOf(day).catch((error: unknown) => {
      // The store may be available again at the next request.
      this.#known.delete(day);
      throw error;
    });
    this.#known.set(day, salt);
    const [oldest] = this.#known.keys();
    if (this.#known.size > 2 && oldest !== undefined) this.#known.delete(oldest);
    return salt;
  }
}
