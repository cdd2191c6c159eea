import { randomBytes } from 'node:crypto';

/** Returns the salt of a day (`2026-03-01`); may reject. */
export type SaltOf = (day: string) => Promise<string>;

/**
 * A cache of the salts of today and yesterday (UTC), which the store provides. While the store is unavailable, a salt of this process
 * replaces them. Hashes from that time match no other hashes.
 */
export class Salts {
  readonly #saltOf: SaltOf;
  readonly #ownSalt = randomBytes(32).toString('hex');
  readonly #known = new Map<string, Promise<string>>();

  constructor(saltOf: SaltOf) {
    this.#saltOf = saltOf;
  }

  /** Returns the salt of the day of `at`. Never rejects. */
  async of(at: Date): Promise<string> {
    const day = at.toISOString().slice(0, 10);
    const known = this.#known.get(day);
    if (known) return known;
    const salt = this.#saltOf(day).catch(() => {
      // The store may be available again at the next request.
      this.#known.delete(day);
      return this.#ownSalt;
    });
    this.#known.set(day, salt);
    const [oldest] = this.#known.keys();
    if (this.#known.size > 2 && oldest !== undefined) this.#known.delete(oldest);
    return salt;
  }
}
