import { StoreUnavailable } from './StoreUnavailable.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/** The methods of a store that are called across threads as they are. A listing is read in pages: `open`, `next`, `end`. */
export type StoreMethod = Exclude<keyof EnquiryStore, 'list' | 'close'>;

/** A call that the thread of the store is asked to make. Dates and plain objects cross threads as copies. */
export type StoreCall = { call: number } & (
  | { method: StoreMethod; args: unknown[] }
  | { list: 'open'; args: Parameters<EnquiryStore['list']> }
  | { list: 'next' | 'end'; listing: number }
  | { close: true }
);

/** What a thread sends back. `listing` and `page` answer calls of a listing; an empty page is its end. */
export type StoreReply = { call: number } & ({ value: unknown } | { error: ThreadError });

/** What the thread of the store posts: answers, which it gathers, or a line for the operator. */
export type StoreMessage = { replies: StoreReply[] } | { log: string };

/** An error as it crosses threads: a copy of an error would lose its class and its reason. */
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

/** Returns the error that `packError` was given, as far as the other thread needs to know it. */
export function unpackError({ name, message, stack, reason }: ThreadError): Error {
  if (reason) return new StoreUnavailable(reason, message);
  return Object.assign(new Error(message), { name }, stack === undefined ? {} : { stack });
}
