import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The timeout of a proof of work, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Fetches a challenge and solves it off the main thread. Returns the challenge and its solution as JSON in base64, or `undefined` if there
 * is no challenge or the browser has no Web Crypto. An enquiry can be sent without a proof.
 */
export async function solveProof(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/challenge');
    if (!response.ok) return undefined;
    const challenge: Challenge = await response.json();
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
