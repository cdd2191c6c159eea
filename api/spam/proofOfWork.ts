import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';

/**
 * The number of iterations of one attempt. A solution takes 256 attempts on average: 0.1 to 0.3 seconds in a browser. A check takes less
 * than a millisecond.
 */
const COST = 1000;
/** The time for which a challenge is valid, in milliseconds. A visitor may take a long time to write. */
const LIFETIME = 2 * 60 * 60 * 1000;

/** The parts of a browser's proof that are checked. The signature covers the parameters. */
const ProofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.literal('00'),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** The result of checking a proof. */
export type ProofVerdict =
  | { valid: false }
  /** `id` identifies the proof, so that it can be used only once. */
  | { valid: true; id: string; expiresAt: Date };

/**
 * Proof of work (ALTCHA, version 2). A page requests a challenge and solves it while the visitor types. Challenges are not stored; their
 * signature proves their origin.
 */
export class ProofOfWork {
  readonly #secretOf: (at: Date) => Promise<string>;
  /** When the proofs that were given back expire, by their ids. */
  readonly #givenBack = new Map<string, Date>();

  /** `secretOf` returns the secret of the day on which a challenge was created. All processes of a site share it. */
  constructor(secretOf: (at: Date) => Promise<string>) {
    this.#secretOf = secretOf;
  }

  /** Creates a challenge for `GET /api/challenge`. */
  async challenge(now: Date): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      deriveKey,
      expiresAt: new Date(now.getTime() + LIFETIME),
      hmacSignatureSecret: await this.#secretOf(now),
    });
  }

  /** Resolves with the verdict on a proof, which is base64 of the JSON of `{challenge, solution}`. Rejects if there is no secret. */
  async verify(proof: string, now: Date): Promise<ProofVerdict> {
    const parsed = parseProof(proof);
    if (!parsed) return { valid: false };
    const { challenge, solution } = parsed;
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
    const madeAt = new Date(expiresAt.getTime() - LIFETIME);
    // Forged times would otherwise create secrets of other days. The tolerance of a second allows for rounding.
    if (!(expiresAt >= now && madeAt.getTime() <= now.getTime() + 1000)) return { valid: false };
    const hmacSignatureSecret = await this.#secretOf(madeAt);
    try {
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
      });
      if (!verified) return { valid: false };
    } catch {
      return { valid: false };
    }
    const id = createHash('sha256').update(challenge.signature).digest('hex');
    return { valid: true, id, expiresAt };
  }

  /** Lets a proof be used once more, because its enquiry could not be stored. Only this process remembers it. */
  giveBack(id: string, expiresAt: Date, now: Date): void {
    for (const [known, expiry] of this.#givenBack) {
      if (expiry < now) this.#givenBack.delete(known);
    }
    this.#givenBack.set(id, expiresAt);
  }

  /** Returns whether a proof was given back. If so, it is used up again. */
  takeBack(id: string): boolean {
    return this.#givenBack.delete(id);
  }
}

/** Returns the parts of a proof, or `undefined` if it is not one. */
function parseProof(proof: string): z.infer<typeof ProofSchema> | undefined {
  try {
    return ProofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}
