import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which a proof is given up. */
const PATIENCE = 60_000;

/**
 * Fetches a challenge and solves it, as base64 of the JSON of both. The work is done by the browser's own cryptography, off the
 * page's thread. Undefined where there is no challenge or no cryptography: an enquiry can be sent without.
 */
export async function solveProof(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/challenge');
    if (!response.ok) return undefined;
    const challenge: Challenge = await response.json();
    const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
