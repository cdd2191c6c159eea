import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';

/** Iterations of one attempt; 256 attempts are needed on average: 0.1 to 0.3 seconds in a browser, under one millisecond here. */
const COST = 1000;
/** Milliseconds in which a challenge is to be solved and sent: a visitor may take long to write. */
const LIFETIME = 2 * 60 * 60 * 1000;

/** What a browser sends back. Only what is needed to check it; the signature covers the parameters. */
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

/** What a proof is worth. */
export type ProofVerdict =
  | { valid: false }
  /** `id` tells it from every other, so that it can be used only once. */
  | { valid: true; id: string; expiresAt: Date };

/**
 * Proof of work (ALTCHA, version 2): a page asks for a challenge and solves it while the visitor writes. Nothing is kept of a
 * challenge; its signature says that it came from here.
 */
export class ProofOfWork {
  readonly #secretOf: (at: Date) => Promise<string>;

  /** `secretOf` gives the secret of the day on which a challenge was made, the same for all processes of a site. */
  constructor(secretOf: (at: Date) => Promise<string>) {
    this.#secretOf = secretOf;
  }

  /** A new challenge, for `GET /api/challenge`. */
  async challenge(now: Date): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      deriveKey,
      expiresAt: new Date(now.getTime() + LIFETIME),
      hmacSignatureSecret: await this.#secretOf(now),
    });
  }

  /** Judges what a browser sent as proof: base64 of the JSON of `{challenge, solution}`. Never throws. */
  async verify(proof: string, now: Date): Promise<ProofVerdict> {
    try {
      const { challenge, solution } = ProofSchema.parse(
        JSON.parse(Buffer.from(proof, 'base64').toString('utf8')),
      );
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      const madeAt = new Date(expiresAt.getTime() - LIFETIME);
      // Also keeps made-up times from asking for the secrets of other days. A second is lost to rounding.
      if (expiresAt < now || madeAt.getTime() > now.getTime() + 1000) return { valid: false };
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await this.#secretOf(madeAt),
      });
      if (!verified) return { valid: false };
      const id = createHash('sha256').update(challenge.signature).digest('hex');
      return { valid: true, id, expiresAt };
    } catch {
      return { valid: false };
    }
  }
}
