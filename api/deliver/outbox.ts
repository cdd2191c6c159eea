import { Deliveries } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';

/** The longest pause between two looks into the store, in milliseconds: other processes may have put something in. */
const LONGEST_PAUSE = 5 * 60_000;
/** The pause after the store failed. */
const AFTER_FAILURE = 30_000;
/** How long deliveries that are under way may take to end once the loop is stopped, in milliseconds. */
const STOP_TIMEOUT = 20_000;

/** The loop that sends notifications while a server runs. */
export interface Outbox {
  /** Looks for due notifications at once. */
  wake(): void;
  /**
   * Ends the loop. Deliveries that are under way get `stopTimeout` to end; then they are cut short, and are due again a minute later.
   * Resolves when nothing is under way any more.
   */
  stop(): Promise<void>;
}

/**
 * Starts the loop: what is due goes out at once, and everything else when its time comes. A delivery that takes long does not keep the
 * loop from starting others. `open` returns the store; it may reject.
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

  /** Starts what is due and returns the milliseconds until the next look. */
  const run = async (): Promise<number> => {
    try {
      const store = await open();
      deliveries.lookAgain();
      await deliveries.start(store);
      // A channel without a free place is looked at again when a delivery ends.
      const { free } = deliveries;
      const next = free.length > 0 ? await store.nextDue(free) : undefined;
      const pause = (next?.getTime() ?? Infinity) - delivery.now().getTime();
      // A second at least: a store whose clock or claims are at odds with this process must not keep it busy.
      return Math.min(Math.max(pause, 1000), LONGEST_PAUSE);
    } catch {
      // The reason is logged when an enquiry cannot be kept; here it is enough to try again.
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
      // An outcome that could not be noted is made up for once the lease of its claim has ended.
      await deliveries.ended().catch(() => undefined);
      clearTimeout(cut);
    },
  };
}
