import { Deliveries } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';
import { logFault } from './logFault.ts';

/** The longest pause between two checks of the store, in milliseconds. Other processes may have added notifications. */
const LONGEST_PAUSE = 5 * 60_000;
/** The pause after a failure of the store, in milliseconds. */
const AFTER_FAILURE = 30_000;
/** The timeout for deliveries that are in progress when the loop is stopped, in milliseconds. */
const STOP_TIMEOUT = 20_000;

/** The loop that sends notifications while a server runs. */
export interface Outbox {
  /** Checks for due notifications at once. */
  wake(): void;
  /**
   * Ends the loop. Deliveries that are in progress have `stopTimeout` milliseconds to finish. Then they are cancelled, and become due again
   * a minute later. Resolves when all deliveries have ended.
   */
  stop(): Promise<void>;
}

/**
 * Starts the loop. Notifications that are due are sent at once, and the others when they become due. A slow delivery does not prevent
 * others from starting. `open` returns the store; it may reject.
 */
export function startOutbox(
  open: () => Promise<Delivery['store']>,
  delivery: Omit<Delivery, 'store'>,
  { stopTimeout = STOP_TIMEOUT } = {},
): Outbox {
  const aborting = new AbortController();
  const deliveries = new Deliveries(delivery, { signal: aborting.signal, onEnd: () => wake() });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  /** Starts the deliveries that are due. Returns the time until the next check, in milliseconds. */
  const run = async (): Promise<number> => {
    try {
      const store = await open();
      deliveries.lookAgain();
      await deliveries.start(store);
      // A channel without a free slot is checked again when a delivery ends.
      const { free } = deliveries;
      const next = free.length > 0 ? await store.nextDue(free) : undefined;
      const pause = (next?.getTime() ?? Infinity) - delivery.now().getTime();
      // Waits at least a second. Otherwise, a store whose clock differs from that of this process could cause a busy loop.
      return Math.min(Math.max(pause, 1000), LONGEST_PAUSE);
    } catch (error) {
      logFault(error, delivery.log);
      return AFTER_FAILURE;
    }
  };

  const loop = async (): Promise<void> => {
    let pause = 0;
    do {
      isWoken = false;
      pause = await run();
    } while (isWoken && !isStopped);
    running = undefined;
    if (!isStopped) timer = setTimeout(wake, pause).unref();
  };

  const wake = (): void => {
    if (isStopped) return;
    clearTimeout(timer);
    isWoken = true;
    running ??= loop();
  };

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      const cut = setTimeout(() => aborting.abort(), stopTimeout);
      // If an outcome could not be recorded, the notification is sent again once the lease of its claim has ended.
      await deliveries.ended().catch((error: unknown) => logFault(error, delivery.log));
      clearTimeout(cut);
    },
  };
}
