import { channelsOf, deliverDue } from './deliverDue.ts';
import type { Delivery } from './deliverDue.ts';

/** The longest pause between two looks into the store, in milliseconds: others may have put something in. */
const LONGEST_PAUSE = 5 * 60_000;
/** The pause after the store failed. */
const AFTER_FAILURE = 30_000;

/** The loop that sends notifications while a server runs. */
export interface Outbox {
  /** There is something to send. */
  wake(): void;
  /** Ends the loop; resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Starts the loop: what is due now goes out at once, and everything else when its time comes. `open` gives the store; it may reject. */
export function startOutbox(
  open: () => Promise<Delivery['store']>,
  delivery: Omit<Delivery, 'store'>,
): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  const run = async (): Promise<number> => {
    try {
      const store = await open();
      await deliverDue({ ...delivery, store });
      const next = await store.nextDue(channelsOf(delivery.notifiers));
      const pause = (next?.getTime() ?? Infinity) - delivery.now().getTime();
      // A second at least: a store whose clock or claims are at odds with this process must not keep it busy.
      return Math.min(Math.max(pause, 1000), LONGEST_PAUSE);
    } catch {
      // Why the store failed is told where an enquiry could not be kept; here it is enough to try again.
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
    if (!isStopped) timer = setTimeout(start, pause).unref();
  };

  const start = (): void => {
    clearTimeout(timer);
    isWoken = true;
    running ??= loop();
  };

  start();
  return {
    wake: start,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
