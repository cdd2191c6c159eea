import { isTooFarAhead } from '#api/deliver/backoff.ts';
import type {
  EnquiryStore,
  KeptEnquiry,
  Notification,
  Recipient,
  UnreadableEnquiry,
} from '#api/store/enquiryStore.ts';

/** A notification that did not arrive. */
export interface Undelivered extends Pick<
  Notification,
  'channel' | 'address' | 'attempts' | 'nextAt' | 'lastError'
> {
  /** The id of the enquiry. */
  id: string;
  receivedAt: Date;
  /** Whether the settings still name this recipient. */
  configured: boolean;
}

/** The enquiries that need attention, the newest first. Spam is left out, unless it cannot be read. */
export interface Troubles {
  /** Notifications that failed permanently. They are not sent until somebody acts. */
  failed: Undelivered[];
  /**
   * Notifications that have been due for a long time, but were not sent. They include those whose next attempt a wrong clock has set too far
   * ahead, because they are due.
   */
  overdue: Undelivered[];
  /** Notifications that failed several times, but will be tried again. */
  delayed: Undelivered[];
  /** Notifications that wait although no recipient has their channel any more, due or not. */
  unset: Undelivered[];
  unreadable: UnreadableEnquiry[];
  /** Enquiries without a notification, because the settings named no recipient when they arrived. */
  unnotified: Pick<KeptEnquiry, 'id' | 'receivedAt'>[];
}

/** The number of attempts from which a notification counts as delayed. The first five take about an hour and a half. */
const MANY_ATTEMPTS = 5;

/** Returns empty lists, to which troubles can be added. */
export function noTroubles(): Troubles {
  return { failed: [], overdue: [], delayed: [], unset: [], unreadable: [], unnotified: [] };
}

/** Checks all enquiries. `overdue` is in milliseconds. Rejects with `StoreUnavailable`. */
export async function findTroubles(
  store: Pick<EnquiryStore, 'list'>,
  { now, overdue, recipients }: { now: Date; overdue: number; recipients: readonly Recipient[] },
): Promise<Troubles> {
  const troubles = noTroubles();
  for (const spam of [false, true]) {
    for await (const enquiry of store.list({ spam })) {
      if ('problem' in enquiry) {
        troubles.unreadable.push(enquiry);
        continue;
      }
      if (spam) continue;
      const { id, receivedAt } = enquiry;
      if (enquiry.notifications.length === 0) troubles.unnotified.push({ id, receivedAt });
      for (const notification of enquiry.notifications) {
        const { channel, address, state, attempts, nextAt, lastError } = notification;
        // Without any recipient, nobody can say which channels other processes have.
        const isUnset = recipients.length > 0 && recipients.every((one) => one.channel !== channel);
        const kind = isUnset && state === 'pending' ? 'unset' : kindOf(notification, now, overdue);
        if (!kind) continue;
        troubles[kind].push({
          id,
          receivedAt,
          channel,
          address,
          attempts,
          nextAt,
          lastError,
          configured: recipients.some(
            (one) => one.channel === channel && (address === '' || one.address === address),
          ),
        });
      }
    }
  }
  return troubles;
}

function kindOf(
  { state, nextAt, attempts }: Notification,
  now: Date,
  overdue: number,
): 'failed' | 'overdue' | 'delayed' | undefined {
  if (state === 'delivered') return undefined;
  if (state === 'failed') return 'failed';
  if (nextAt.getTime() < now.getTime() - overdue) return 'overdue';
  if (isTooFarAhead(nextAt, attempts, now)) return 'overdue';
  return attempts >= MANY_ATTEMPTS ? 'delayed' : undefined;
}
