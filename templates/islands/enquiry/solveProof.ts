import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The timeout of a proof of work, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Fetches a challenge and solves it. Returns the JSON of both in base64, or `undefined` if there is no challenge or the browser has no
 * Web Crypto: an enquiry can be sent without a proof. The work runs off the main thread.
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
