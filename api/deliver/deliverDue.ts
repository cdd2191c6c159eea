import { Deliveries } from './deliveries.ts';
import type { Delivered, Delivery } from './deliveries.ts';

/**
 * Sends the notifications that are due, until none is, by the channels of `notifiers`; those of other channels are left to a process
 * that has them. Once `signal` is aborted, running tries are cut short and due again a minute later. Rejects with `StoreUnavailable`
 * alone.
 */
export async function deliverDue(
  { store, ...delivery }: Delivery,
  options: { only?: string; signal?: AbortSignal } = {},
): Promise<Delivered> {
  const deliveries = new Deliveries(delivery, options);
  try {
    do {
      await deliveries.start(store);
    } while (await deliveries.oneEnded());
  } finally {
    await deliveries.ended();
  }
  return deliveries.result;
}
