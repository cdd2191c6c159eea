import type { Channel, ClaimedNotification, EnquiryStore } from '../store/enquiryStore.ts';
import { LONGEST_WAIT, nextTry } from './backoff.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';
import type { Notifier } from './notifier.ts';

/** Longer than any try takes, in milliseconds: after that, who made it has died, and another may try. */
const LEASE = 2 * 60_000;
/** Notifications under way at once. */
const AT_ONCE = 5;

/** What became of the notifications that were due. */
export interface Delivered {
  delivered: number;
  /** Failed for now, to be tried again. */
  postponed: number;
  /** Given up. */
  failed: number;
}

/** What delivery needs. */
export interface Delivery {
  store: EnquiryStore;
  notifiers: Partial<Record<Channel, Notifier>>;
  log(line: string): void;
  now(): Date;
}

/**
 * Sends the notifications that are due, until none is, by the channels of `notifiers`; those of others are left to a process that has
 * them. Rejects with `StoreUnavailable` alone.
 */
export async function deliverDue(delivery: Delivery, only?: string): Promise<Delivered> {
  const { store, notifiers, now } = delivery;
  const result: Delivered = { delivered: 0, postponed: 0, failed: 0 };
  const channels = channelsOf(notifiers);
  for (;;) {
    const claimed = await store.claimDue({
      now: now(),
      channels,
      limit: AT_ONCE,
      lease: LEASE,
      horizon: LONGEST_WAIT,
      ...(only !== undefined && { only }),
    });
    if (claimed.length === 0) return result;
    for (const state of await Promise.all(claimed.map((one) => deliverOne(one, delivery)))) {
      result[state]++;
    }
  }
}

/** The channels that there are notifiers for. */
export function channelsOf(notifiers: Delivery['notifiers']): Channel[] {
  return (['mail', 'webhook'] as const).filter((channel) => notifiers[channel]);
}

async function deliverOne(
  { id, enquiry, recipient, attempts }: ClaimedNotification,
  { store, notifiers, log, now }: Delivery,
): Promise<keyof Delivered> {
  const { channel } = recipient;
  try {
    if (!enquiry) throw new DeliveryFailure('its row cannot be read', true);
    await notifiers[channel]?.(enquiry, recipient);
  } catch (error) {
    const failure =
      error instanceof DeliveryFailure ? error : new DeliveryFailure('a fault of the site', false);
    const nextAt = failure.permanent ? undefined : nextTry(attempts, now());
    await store.settle(
      id,
      recipient,
      nextAt
        ? { state: 'pending', nextAt, error: failure.message }
        : { state: 'failed', error: failure.message },
    );
    log(
      nextAt
        ? `Could not tell of enquiry ${id} by ${channel} (${failure.message}); the next try is at ${nextAt.toISOString()}.`
        : `Gave up telling of enquiry ${id} by ${channel} (${failure.message}). It is kept: see "site enquiries list --failed".`,
    );
    return nextAt ? 'postponed' : 'failed';
  }
  await store.settle(id, recipient, { state: 'delivered', at: now() });
  log(`Told of enquiry ${id} by ${channel}.`);
  return 'delivered';
}
