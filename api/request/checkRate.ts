import { randomBytes } from 'node:crypto';
import { Refusal } from '../reply/refusal.ts';
import { hashNetwork, networksOf } from './hashAddress.ts';
import type { RateLimiter, Tier } from './rateLimiter.ts';

/**
 * The limit of a /24 or /48, as a multiple of the limit of one address. It is so low that renting such a network gains a spammer little.
 */
const SITE_FACTOR = 5;
/**
 * The limit of all visitors together, as a multiple of the limit of one address. It keeps the disk from filling quickly, however many
 * computers send.
 */
const TOTAL_FACTOR = 50;

/** All visitors. */
const all: Tier = { key: 'all', times: TOTAL_FACTOR };

/** The salt of the hashes in the limiters of this process, once there is one. */
let salt: string | undefined;

/**
 * Returns the salt, which the first call creates, because Cloudflare refuses to start a module that needs random values before a request.
 * The salt does not come from the store, so that limits apply while there is no store.
 */
function processSalt(): string {
  salt ??= randomBytes(32).toString('hex');
  return salt;
}

/**
 * Counts a request for its address, for the network around it, and for all visitors. Throws a `Refusal` (429) if one of these limits is
 * exceeded.
 */
export function checkRate(limiter: RateLimiter, address: string): void {
  const { subscriber, site } = networksOf(address);
  const verdict = limiter.take([
    { key: hashNetwork(subscriber, processSalt()), times: 1 },
    { key: hashNetwork(site, processSalt()), times: SITE_FACTOR },
    all,
  ]);
  if (verdict.wait === 0) return;
  const isAll = 'tier' in verdict && verdict.tier === all;
  throw new Refusal(429, isAll ? 'manyFromAll' : 'manyFromYou', {
    headers: { 'Retry-After': `${verdict.wait}` },
  });
}

/** Takes a request out of the count of all visitors, because it stores nothing. It still counts for its address and for its network. */
export function uncountForAll(limiter: RateLimiter): void {
  limiter.giveBack(all);
}
