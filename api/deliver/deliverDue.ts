import { Deliveries } from './deliveries.ts';
import type { Delivered, Delivery } from './deliveries.ts';

/**
 * Sends all notifications that are due on the channels of `notifiers`. Notifications of other channels are left to a process that has
 * notifiers for them. Once `signal` is aborted, attempts that are in progress are cancelled, and become due again a minute later. Resolves
 * with the number of notifications by outcome. Rejects only with `StoreUnavailable`.
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
