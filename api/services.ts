import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import type { Delivery } from './deliver/deliveries.ts';
import type { OriginCheck } from './request/checkOrigin.ts';
import type { RateLimiter } from './request/rateLimiter.ts';
import type { Salts } from './request/salts.ts';
import type { ProofOfWork } from './spam/proofOfWork.ts';
import type { Repetition } from './spam/repetition.ts';
import type { EnquiryStore, Recipient } from './store/enquiryStore.ts';

/** Facts about the connection of a request, which a `Request` does not hold. */
export interface Connection {
  /** The IP address of the client, as the host reports it. */
  address: string;
  /** Lets work continue after the answer was sent. Missing on hosts that cannot do that. */
  afterwards?: (work: Promise<unknown>) => void;
}

/** The dependencies of the handler. All requests of a process share them. */
export interface Services {
  /** Returns the store, and opens it at the first call. Rejects with `StoreUnavailable`. */
  store(): Promise<EnquiryStore>;
  /** Everyone to notify of an enquiry. Empty if nothing is configured. */
  recipients: readonly Recipient[];
  /**
   * Sends the notifications of a kept enquiry. Resolves when they were sent or postponed; never rejects. A server with an outbox loop
   * resolves at once.
   */
  notify(id: string): Promise<void>;
  /** The dependencies of delivery, apart from the store. */
  delivery: Omit<Delivery, 'store'>;
  /** Authorises a call of the scheduled delivery. Undefined if nobody may call it. */
  cronSecret: string | undefined;
  isOwnOrigin: OriginCheck;
  salts: Salts;
  limits: Record<'contact' | 'notFound' | 'challenge', RateLimiter>;
  proofs: ProofOfWork;
  repetition: Repetition;
  /**
   * Returns a page of the site as HTML. Its main content is replaced by the answer to a visitor without JavaScript. Resolves with
   * undefined if no page is available.
   */
  pageShell(request: Request): Promise<string | undefined>;
  /** Returns the words of the answers. */
  words(): HandlerWords;
  /** Writes a line for the operator. Lines never hold personal data. */
  log(line: string): void;
  now(): Date;
}
