import { channels } from '../store/enquiryStore.ts';
import type {
  Channel,
  ClaimedNotification,
  EnquiryStore,
  Outcome,
  Recipient,
} from '../store/enquiryStore.ts';
import { HORIZONS, WAITS, nextTry } from './backoff.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';
import type { FailedNotification, Notifier } from './notifier.ts';
import { recipientName } from './recipientName.ts';
import { recordOutcome } from './recordOutcome.ts';

/**
 * The time for which a claim is valid, in milliseconds. It is longer than any attempt takes (`SMTP_TIMEOUTS`), because a second process that
 * claims the same notification sends the same mail again.
 */
const LEASE = 15 * 60_000;
/**
 * The maximum number of concurrent attempts on each channel. The limits are separate, so that a slow mail server does not delay the
 * webhook.
 */
const MAX_CONCURRENT = 5;
/** The start of the log line about a notification that failed permanently (docs/enquiries.md#alarms). */
const ALERT = 'ALERT enquiry-not-delivered:';

/** The number of notifications by the outcome of their attempts. */
export interface Delivered {
  delivered: number;
  /** Failed, and will be retried. */
  postponed: number;
  /** Given up. */
  failed: number;
}

/** The dependencies of delivery. */
export interface Delivery {
  store: EnquiryStore;
  notifiers: Partial<Record<Channel, Notifier>>;
  /** Everyone who is notified of enquiries. */
  recipients: readonly Recipient[];
  log(line: string): void;
  now(): Date;
}

/**
 * The deliveries that are in progress in this process, at most `MAX_CONCURRENT` on each channel. The next notification that is due takes a
 * free slot, so a slow recipient delays others only once it has taken all slots.
 */
export class Deliveries {
  readonly result: Delivered = { delivered: 0, postponed: 0, failed: 0 };
  readonly #delivery: Omit<Delivery, 'store'>;
  readonly #signal: AbortSignal | undefined;
  readonly #only: string | undefined;
  readonly #onEnd: (() => void) | undefined;
  /** The deliveries that are in progress, with their channels. */
  readonly #running = new Map<Promise<void>, Channel>();
  /** The channels on which more notifications may be due than were claimed. */
  readonly #more: Set<Channel>;
  #failure: unknown;

  /**
   * With `only`, delivers just the notifications of one enquiry. Once `signal` is aborted, nothing starts, and attempts that are in
   * progress are cancelled. `onEnd` is called after each delivery.
   */
  constructor(
    delivery: Omit<Delivery, 'store'>,
    { only, signal, onEnd }: { only?: string; signal?: AbortSignal; onEnd?: () => void } = {},
  ) {
    this.#delivery = delivery;
    this.#only = only;
    this.#onEnd = onEnd;
    this.#signal = signal;
    this.#more = new Set(channelsOf(delivery.notifiers));
  }

  /** The channels with a free slot. */
  get free(): Channel[] {
    return channelsOf(this.#delivery.notifiers).filter(
      (channel) => this.#runningOf(channel) < MAX_CONCURRENT,
    );
  }

  /** Makes the next `start` look for due notifications on all channels again, because new ones may have arrived. */
  lookAgain(): void {
    for (const channel of channelsOf(this.#delivery.notifiers)) this.#more.add(channel);
  }

  /**
   * Claims due notifications for all free slots and starts to send them. Rejects with `StoreUnavailable` if the store cannot be used, or if
   * the outcome of an earlier delivery could not be recorded before its claim ended.
   */
  async start(store: EnquiryStore): Promise<void> {
    this.#throwFailure();
    await Promise.all(
      this.free
        .filter((channel) => this.#more.has(channel) && !this.#signal?.aborted)
        .map(async (channel) => {
          const limit = MAX_CONCURRENT - this.#runningOf(channel);
          const claimEnds = performance.now() + LEASE;
          const claimed = await store.claimDue({
            now: this.#delivery.now(),
            channels: [channel],
            limit,
            lease: LEASE,
            horizons: HORIZONS,
            ...(this.#only !== undefined && { only: this.#only }),
          });
          if (claimed.length < limit) this.#more.delete(channel);
          for (const one of claimed) this.#run(channel, this.#deliver(one, store, claimEnds));
        }),
    );
  }

  /** Resolves with true as soon as one delivery has ended, or with false if none is in progress. */
  async oneEnded(): Promise<boolean> {
    if (this.#running.size === 0) return false;
    await Promise.race(this.#running.keys());
    return true;
  }

  /** Resolves when all deliveries have ended. Rejects with `StoreUnavailable` if an outcome could not be recorded. */
  async ended(): Promise<void> {
    await Promise.all(this.#running.keys());
    this.#throwFailure();
  }

  /** Returns the number of deliveries of a channel that are in progress. */
  #runningOf(channel: Channel): number {
    return [...this.#running.values()].filter((one) => one === channel).length;
  }

  #throwFailure(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw failure;
  }

  #run(channel: Channel, delivery: Promise<keyof Delivered | undefined>): void {
    const running = delivery
      .then(
        (state) => {
          if (state) this.result[state]++;
        },
        (error: unknown) => {
          this.#failure ??= error;
        },
      )
      .finally(() => {
        this.#running.delete(running);
        this.#onEnd?.();
      });
    this.#running.set(running, channel);
  }

  /**
   * Makes one attempt and records its outcome, before `claimEnds` on the clock of `performance.now`. Resolves with the outcome, or with
   * undefined if the notification was readdressed to other recipients.
   */
  async #deliver(
    { id, enquiry, recipient, attempts }: ClaimedNotification,
    store: EnquiryStore,
    claimEnds: number,
  ): Promise<keyof Delivered | undefined> {
    const { notifiers, recipients, log, now } = this.#delivery;
    const name = recipientName(recipient);
    const record = (outcome: Outcome) =>
      recordOutcome(() => store.settle(id, recipient, outcome), {
        what: `the outcome of notifying ${name} of enquiry ${id} (${outcome.state})`,
        claimEnds,
        log,
        signal: this.#signal,
      });
    if (!recipients.some((one) => isSame(one, recipient))) {
      const { channel } = recipient;
      const others = recipients.filter((one) => one.channel === channel);
      await store.readdress(id, recipient, others, now());
      this.#more.add(channel);
      if (recipient.address) {
        log(`Enquiry ${id} goes to the current addresses: ${name} is no longer in MAIL_TO.`);
      }
      return undefined;
    }
    try {
      if (!enquiry) throw new DeliveryFailure('the enquiry cannot be read', true);
      await notifiers[recipient.channel]?.notify(enquiry, recipient, this.#signal);
    } catch (error) {
      const failure =
        error instanceof DeliveryFailure
          ? error
          : new DeliveryFailure('a fault of the site', false);
      const reason = failure.message;
      const nextAt = this.#nextAttempt(failure, attempts);
      if (nextAt) {
        await record({ state: 'pending', nextAt, error: reason });
        log(
          `Could not notify ${name} of enquiry ${id} (${reason}); the next try is at ${nextAt.toISOString()}.`,
        );
        return 'postponed';
      }
      await record({ state: 'failed', error: reason });
      log(
        `${ALERT} stopped trying to notify ${name} of enquiry ${id} (${reason}). It is kept: see "npm run site -- enquiries list --failed".`,
      );
      await this.#warnOthers({ id, recipient, reason });
      return 'failed';
    }
    await record({ state: 'delivered', at: now() });
    log(`Notified ${name} of enquiry ${id}.`);
    return 'delivered';
  }

  /** Returns the time of the next attempt, or undefined if there is no further attempt. */
  #nextAttempt(failure: DeliveryFailure, attempts: number): Date | undefined {
    const now = this.#delivery.now();
    // An attempt that was cancelled is not a failure of the recipient.
    if (this.#signal?.aborted) return new Date(now.getTime() + (WAITS[0] ?? 0));
    return failure.permanent ? undefined : nextTry(attempts, now);
  }

  /**
   * Warns all other recipients once that a notification failed permanently. A failed warning is not retried, because the log and `site
   * enquiries check` report it too.
   */
  async #warnOthers(failed: FailedNotification): Promise<void> {
    const { notifiers, recipients, log } = this.#delivery;
    await Promise.all(
      recipients
        .filter((one) => !isSame(one, failed.recipient))
        .map(async (one) => {
          try {
            await notifiers[one.channel]?.warn(failed, one, this.#signal);
          } catch (error) {
            const reason = error instanceof DeliveryFailure ? error.message : 'a fault of the site';
            log(
              `Could not warn ${recipientName(one)} that enquiry ${failed.id} was not delivered (${reason}).`,
            );
          }
        }),
    );
  }
}

/** Returns the channels that have a notifier. */
export function channelsOf(notifiers: Delivery['notifiers']): Channel[] {
  return channels.filter((channel) => notifiers[channel]);
}

function isSame(one: Recipient, other: Recipient): boolean {
  return one.channel === other.channel && one.address === other.address;
}
