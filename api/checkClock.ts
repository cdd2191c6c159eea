import { StoreUnavailable } from './store/StoreUnavailable.ts';

/** The limits of a right clock. A machine without a battery starts with the time of its firmware, such as 1970 or 2000. */
const EARLIEST = new Date('2025-01-01T00:00Z');
const LATEST = new Date('2100-01-01T00:00Z');

/**
 * Throws `StoreUnavailable` if a time can only come from a clock that is wrong. An enquiry with such a time could not be read, or would be
 * erased as an old one.
 */
export function checkClock(now: Date): void {
  if (now >= EARLIEST && now < LATEST) return;
  throw new StoreUnavailable(
    'down',
    `The clock of this machine is wrong: it says ${now.toISOString()}. Set it.`,
  );
}
