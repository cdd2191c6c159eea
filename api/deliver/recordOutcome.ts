import { StoreUnavailable } from '../store/StoreUnavailable.ts';

/** The pause before another attempt to record an outcome, in milliseconds. */
const PAUSE = 1000;

/**
 * Records the outcome of a notification with `record`. If the store is unavailable, for example because another program has locked the
 * file, logs that and tries again until the claim ends (`claimEnds`, on the clock of `performance.now`) or `signal` is aborted, because an
 * outcome that is not recorded makes the same mail arrive twice. Rejects with the last error. `what` names the outcome in the log.
 */
export async function recordOutcome(
  record: () => Promise<void>,
  {
    what,
    claimEnds,
    log,
    signal,
  }: {
    what: string;
    claimEnds: number;
    log(line: string): void;
    signal: AbortSignal | undefined;
  },
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      await record();
      if (!isFirst) log(`Recorded ${what}.`);
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (signal?.aborted || performance.now() > claimEnds) {
        log(`Could not record ${what}; the notification is sent again. ${error.message}`);
        throw error;
      }
      if (isFirst) log(`Could not record ${what} yet; trying again. ${error.message}`);
      await pause(signal);
    }
  }
}

/** Resolves after `PAUSE`, or as soon as `signal` is aborted. Uses no module of Node, because the bundle for Cloudflare has none but `crypto`. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  const timer = setTimeout(end, PAUSE);
  signal?.addEventListener('abort', end);
  await promise;
  clearTimeout(timer);
  signal?.removeEventListener('abort', end);
}
