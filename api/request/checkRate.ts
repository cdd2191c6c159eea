import { Refusal } from '../reply/refusal.ts';
import { hashNetwork, networksOf } from './hashAddress.ts';
import type { RateLimiter, Tier } from './rateLimiter.ts';

/** The limit of a /24 or /48, as a multiple of the limit of one address: whoever rents such a network gains little by it. */
const SITE_TIMES = 5;
/** The limit of all visitors of this process together: however many computers send, the disk fills slowly. */
const ALL_TIMES = 50;

/**
 * Counts a request from an address, from the network around it, and from all visitors. Throws a `Refusal` (429) if one of them sent
 * too many. `what` names the requests in its message: "enquiries".
 */
export function checkRate(
  limiter: RateLimiter,
  what: string,
  { address, salt }: { address: string; salt: string },
): void {
  const { subscriber, site } = networksOf(address);
  const all: Tier = { key: 'all', times: ALL_TIMES };
  const verdict = limiter.take([
    { key: hashNetwork(subscriber, salt), times: 1 },
    { key: hashNetwork(site, salt), times: SITE_TIMES },
    all,
  ]);
  if (verdict.wait === 0) return;
  const isAll = 'tier' in verdict && verdict.tier === all;
  throw new Refusal(
    429,
    `Too many ${what} ${isAll ? 'are arriving' : 'came from your connection'}. Please wait a moment and send it again.`,
    { headers: { 'Retry-After': `${verdict.wait}` } },
  );
}
