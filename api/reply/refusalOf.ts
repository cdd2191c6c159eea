import { StoreUnavailable } from '../store/StoreUnavailable.ts';
import { Refusal } from './refusal.ts';

/**
 * Returns the refusal that answers an error. Messages of the store go to the operator's log, and never to a visitor. The message of an
 * unexpected error may quote a visitor, so only its name and its location are logged. `what` starts the log line about the store.
 */
export function refusalOf(
  error: unknown,
  log: (line: string) => void,
  what = 'A request could not be served',
): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) {
    log(`${what} and was answered with 503. ${error.message}`);
    return new Refusal(503, 'unavailable', { headers: { 'Retry-After': '60' } });
  }
  log(`A fault of the site: ${describeFault(error)}.`);
  return new Refusal(500, 'fault');
}

/** Returns the name and location of an error. The message is left out, because it may quote a visitor. */
export function describeFault(error: unknown): string {
  const fault = error instanceof Error ? error : new Error('unknown');
  return `${fault.name} at ${placeOf(fault)}`;
}

/** Returns the location of the first stack frame. Skips the message, because one of its lines may look like a stack frame. */
function placeOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  const places = start < 0 ? '' : stack.slice(start + message.length);
  return /\n\s+at (.*)/.exec(places)?.[1] ?? 'an unknown place';
}
