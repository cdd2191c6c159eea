import { StoreUnavailable } from './StoreUnavailable.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/** The methods of a store that are called directly across threads. A listing is read in pages instead: `open`, `next`, `end`. */
export type StoreMethod = Exclude<keyof EnquiryStore, 'list' | 'close'>;

/** A call for the thread of the store. Dates and plain objects cross threads as copies. */
export type StoreCall = { call: number } & (
  | { method: StoreMethod; args: unknown[] }
  | { list: 'open'; args: Parameters<EnquiryStore['list']> }
  | { list: 'next' | 'end'; listing: number }
  | { close: true }
);

/** The reply to a call. A listing replies with pages, and with an empty page at its end. */
export type StoreReply = { call: number } & ({ value: unknown } | { error: ThreadError });

/** A message of the thread: a batch of replies, or a line for the operator. */
export type StoreMessage = { replies: StoreReply[] } | { log: string };

/** An error in a form that crosses threads. The copy that a thread receives would lose the class of the error and its reason. */
export interface ThreadError {
  name: string;
  message: string;
  stack: string | undefined;
  reason: StoreUnavailable['reason'] | undefined;
}

/** Returns an error in a form that crosses threads. */
export function packError(error: unknown): ThreadError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name,
    message,
    stack,
    reason: error instanceof StoreUnavailable ? error.reason : undefined,
  };
}

/** Returns the error that `packError` received, with the properties that the other thread needs. */
export function unpackError({ name, message, stack, reason }: ThreadError): Error {
  if (reason) return new StoreUnavailable(reason, message);
  return Object.assign(new Error(message), { name }, stack === undefined ? {} : { stack });
}
