import type { Delivery } from './deliver/deliveries.ts';
import type { OriginCheck } from './request/checkOrigin.ts';
import type { RateLimiter } from './request/rateLimiter.ts';
import type { Salts } from './request/salts.ts';
import type { ProofOfWork } from './spam/proofOfWork.ts';
import type { Repetition } from './spam/repetition.ts';
import type { EnquiryStore, Recipient } from './store/enquiryStore.ts';

/** What the handler knows of the connection that a request came by; a `Request` does not tell. */
export interface Connection {
  /** The address of the client, as far as the host vouches for it. */
  address: string;
  /** Lets work go on after the answer was sent, where the host can do that. */
  afterwards?: (work: Promise<unknown>) => void;
}

/** Everything the handler works with. One set serves all requests of a process. */
export interface Services {
  /** The store, opened at the first call. Rejects with `StoreUnavailable`. */
  store(): Promise<EnquiryStore>;
  /** Everybody to tell of an enquiry; empty if nothing is configured. */
  recipients: readonly Recipient[];
  /**
   * Sees to it that notifications of a kept enquiry go out. Resolves once they did, or were left to a later try; never rejects. A
   * server that has a loop of its own resolves at once.
   */
  tell(id: string): Promise<void>;
  /** What delivery needs besides the store. */
  delivery: Omit<Delivery, 'store'>;
  /** Authorises a call of the scheduled delivery; undefined where nobody may call it. */
  cronSecret: string | undefined;
  isOwnOrigin: OriginCheck;
  salts: Salts;
  limits: Record<'contact' | 'notFound' | 'challenge', RateLimiter>;
  proofs: ProofOfWork;
  repetition: Repetition;
  /**
   * A page of the site as HTML, whose main content makes way for what the handler has to say to a visitor without JavaScript.
   * Undefined where none can be had.
   */
  pageShell(request: Request): Promise<string | undefined>;
  /** Tells the operator. Never given personal data. */
  log(line: string): void;
  now(): Date;
}
