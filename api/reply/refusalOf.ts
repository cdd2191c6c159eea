import { StoreUnavailable } from '../store/StoreUnavailable.ts';
import { Refusal } from './refusal.ts';

/**
 * What to answer to an error. What the store, or a fault of ours, has to say goes to the operator's log, and never to a visitor;
 * what a fault says may quote a visitor, so only its name and its place are logged. `what` begins the sentence about the store.
 */
export function refusalOf(
  error: unknown,
  log: (line: string) => void,
  what = 'A request could not be served',
): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) {
    log(`${what} and was answered with 503. ${error.message}`);
    return new Refusal(
      503,
      'We cannot take messages just now. Please send it again in a few minutes, or call us.',
      { headers: { 'Retry-After': '60' } },
    );
  }
  log(`A fault of the site: ${describeFault(error)}.`);
  return new Refusal(500, 'Something went wrong. Please try again, or call us.');
}

/** The name and place of an error. Its message is left out, because it may quote a visitor. */
export function describeFault(error: unknown): string {
  const fault = error instanceof Error ? error : new Error('unknown');
  return `${fault.name} at ${placeOf(fault)}`;
}

/** The first place on the stack, which begins with the message: a line of that may look like a place. */
function placeOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  const places = start < 0 ? '' : stack.slice(start + message.length);
  return /\n\s+at (.*)/.exec(places)?.[1] ?? 'an unknown place';
}
