import { describeFault } from '../reply/refusalOf.ts';
import { StoreUnavailable } from '../store/StoreUnavailable.ts';

/**
 * Logs an error that has stopped deliveries. Logs nothing if the store is unavailable, because the reason is logged when an enquiry or an
 * outcome cannot be recorded.
 */
export function logFault(error: unknown, log: (line: string) => void): void {
  if (error instanceof StoreUnavailable) return;
  log(`Notifications wait because of a fault of the site: ${describeFault(error)}.`);
}
