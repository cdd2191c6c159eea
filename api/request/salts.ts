import { randomBytes } from 'node:crypto';

/** Gives the salt of a day (`2026-03-01`); may reject. */
export type SaltOf = (day: string) => Promise<string>;

/**
 * The salts of today and yesterday (UTC), asked of the store once each. Until the store can give one, a salt of this process stands
 * in: what is hashed then can be linked to nothing else.
 */
export class Salts {
  readonly #saltOf: SaltOf;
  readonly #ownSalt = randomBytes(32).toString('hex');
  readonly #known = new Map<string, Promise<string>>();

  constructor(saltOf: SaltOf) {
    this.#saltOf = saltOf;
  }

  /** The salt of the day of `at`. Never rejects. */
  async of(at: Date): Promise<string> {
    const day = at.toISOString().slice(0, 10);
    const known = this.#known.get(day);
    if (known) return known;
    const salt = this.#saltOf(day).catch(() => {
      // The store may be back for the next request.
      this.#known.delete(day);
      return this.#ownSalt;
    });
    this.#known.set(day, salt);
    const [oldest] = this.#known.keys();
    if (this.#known.size > 2 && oldest !== undefined) this.#known.delete(oldest);
    return salt;
  }
}
