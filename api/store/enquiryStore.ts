import type { EnquiryFields } from '#schemas/enquiryForms.ts';
import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';

/** The ways in which the agency is notified of an enquiry. */
export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** Someone to tell of an enquiry. */
export interface Recipient {
  channel: Channel;
  /** The mail address; empty for the webhook. Empty with `mail` (rows of older versions) means every address of `MAIL_TO`. */
  address: string;
}

/** The flag of an enquiry that somebody marked as spam (`EnquiryStore.markSpam`). */
export const MARKED = 'marked';

/** An enquiry to be kept. */
export interface NewEnquiry extends EnquiryFields {
  /**
   * A UUID that the handler derives from the idempotency key: the same key always gives the same id, so a store needs neither the
   * key nor the right to read in order to answer a repeated enquiry.
   */
  id: string;
  receivedAt: Date;
  /** The sender's address, hashed with the salt of the day: equal addresses of one day have equal hashes. Never the address. */
  addressHash: string;
  /** SHA-256 (hex) of name, email, phone, message and page: tells a repeated request from another enquiry under the same key. */
  bodyHash: string;
  /** Taken for spam: kept, but nobody is told. `notify` is empty then. */
  spam: boolean;
  /** Why it may be spam, such as "honeypot", "links"; empty as a rule. */
  flags: string[];
  /** Recipients to tell: each becomes a pending notification. Empty for spam, or when no channel is configured. */
  notify: Recipient[];
}

/** The progress of telling one recipient. */
export interface Notification extends Recipient {
  state: 'pending' | 'delivered' | 'failed';
  /** Tries so far, a try that is under way included. */
  attempts: number;
  /** When to try (again); meaningless once delivered or failed. */
  nextAt: Date;
  /** Why the last try failed, in one line without personal data; empty if none has. */
  lastError: string;
  deliveredAt: Date | undefined;
}

/** An enquiry as it was kept. */
export interface KeptEnquiry extends Omit<NewEnquiry, 'notify'> {
  /** One for each recipient, sorted by channel, then address. */
  notifications: Notification[];
}

/** A row that the contract does not accept, such as one added past the handler. It can be erased by its id. */
export interface UnreadableEnquiry {
  id: string;
  /** Why it cannot be read: one printable line without personal data. */
  problem: string;
}

/** A notification that is due, claimed by the caller. */
export interface ClaimedNotification {
  /** The id of the enquiry. */
  id: string;
  recipient: Recipient;
  /** Tries including the one that the claim is for: 1 at the first. */
  attempts: number;
  /** Undefined if the row cannot be read: settle it as failed. */
  enquiry: NewEnquiry | undefined;
}

/** The result of saving an enquiry; `id` is that of the enquiry that is kept. */
export interface Saved {
  result: 'created' | 'repeated' | 'conflict';
  id: string;
}

/** The outcome of a try. */
export type Outcome =
  | { state: 'delivered'; at: Date }
  /** Failed for now: due again at `nextAt`. */
  | { state: 'pending'; nextAt: Date; error: string }
  /** Given up: it stays on the list of the failed. */
  | { state: 'failed'; error: string };

/** Selects the enquiries to list. Without a filter: all but spam. */
export interface EnquiryFilter {
  /** True: spam alone. False, the default: everything else. */
  spam?: boolean;
  /** Only those with a notification that was given up. */
  failed?: boolean;
  /** At most so many, the newest. */
  limit?: number;
}

/** How often a path was asked for that does not exist. */
export interface WantedPath {
  pathname: string;
  visits: number;
  lastAt: Date;
  /** Pages that led there, the most frequent first; at most three. */
  referrers: string[];
}

/**
 * A store of enquiries. Every method rejects with `StoreUnavailable`, and nothing else, if the store cannot do its work:
 * disk full, database down, access denied.
 */
export interface EnquiryStore {
  /**
   * Keeps an enquiry together with its pending notifications, all or nothing. Resolves once both would survive the loss of
   * power.
   *
   * `repeated`: an enquiry with that id and the same `bodyHash` is already kept, or one with the id `earlier.id` that was
   * received at or after `earlier.since`; nothing changes. An empty kept `bodyHash` (a row of an older version) counts as
   * the same. `conflict`: the id is kept with another `bodyHash`; nothing changes.
   *
   * If the kept one is spam and the new one is not (a password manager filled in the honeypot, and the visitor sent the form
   * again), the kept one stops being spam, takes the new flags, and its recipients become pending: `created`. An enquiry that
   * was marked as spam stays spam: `repeated`.
   */
  save(enquiry: NewEnquiry, earlier?: { id: string; since: Date }): Promise<Saved>;

  /** Keeps a visit to a page that does not exist. At most `cap` visits are kept, give or take one in a hundred: the newest. */
  saveVisit(visit: NotFoundVisit, receivedAt: Date, cap: number): Promise<void>;

  /**
   * Notes that a proof of work was used. True the first time, false afterwards. It may be forgotten after `expiresAt`.
   */
  useProof(proofId: string, expiresAt: Date): Promise<boolean>;

  /**
   * The secret with which addresses of one day (`2026-03-01`, UTC) are hashed: at least 16 random bytes in hex, the same for all who
   * share the store, made at the first call. Salts of days before `day` minus one are destroyed: after that no one can link a
   * hash to an address.
   */
  salt(day: string): Promise<string>;

  /**
   * Claims pending notifications of `channels` that are due at `now`, those that have waited longest first, at most `limit`. Each is
   * given to one caller only: for `lease` milliseconds, or until it is settled, no one else gets it (after that its claimant has
   * died). Its attempts go up by one. A `nextAt`, or an end of a lease, more than `horizon` milliseconds ahead of `now` counts as
   * past: the clock was put back. With `only`, just those of one enquiry.
   */
  claimDue(options: {
    now: Date;
    channels: readonly Channel[];
    limit: number;
    lease: number;
    horizon: number;
    only?: string;
  }): Promise<ClaimedNotification[]>;

  /** Records the outcome of a claimed notification, and ends the claim. One that is already delivered doesn't change. */
  settle(id: string, recipient: Recipient, outcome: Outcome): Promise<void>;

  /**
   * Replaces a notification that was not delivered by pending ones for the recipients of `to`, due at `now`. Those who have one of that
   * enquiry get no second. Nothing changes if there is no such notification, or if `to` is empty.
   */
  readdress(id: string, recipient: Recipient, to: readonly Recipient[], now: Date): Promise<void>;

  /** When the next pending notification of `channels` is due, or its claim ends; undefined if none is pending. */
  nextDue(channels: readonly Channel[]): Promise<Date | undefined>;

  /** Enquiries, the newest first, read as they are asked for. */
  list(filter?: EnquiryFilter): AsyncIterable<KeptEnquiry | UnreadableEnquiry>;

  /** One enquiry, spam or not. Undefined if there is none. */
  get(id: string): Promise<KeptEnquiry | UnreadableEnquiry | undefined>;

  /**
   * Marks an enquiry as spam, or not as spam, and adds or removes the flag `MARKED`. As spam, pending notifications are dropped; otherwise each recipient of `notify` who has
   * not been told becomes pending, with their tries counted anew. False if there is no such enquiry.
   */
  markSpam(id: string, spam: boolean, notify: readonly Recipient[]): Promise<boolean>;

  /**
   * Makes every pending notification that nobody has claimed due at `now`. With `failed`, those that were given up become pending
   * and due too, their tries counted anew; not those of spam. Resolves with the number of those that are due now.
   */
  makeDue(options: { now: Date; failed: boolean }): Promise<number>;

  /**
   * The number of notifications that were given up and not made due again, of enquiries that are not spam. For
   * `site enquiries check`.
   */
  countFailed(): Promise<number>;

  /** Erases one enquiry for good, notifications included. False if there is no such enquiry. */
  erase(id: string): Promise<boolean>;

  /** Erases enquiries received before one time and visits received before another; resolves with their numbers. */
  purge(before: { enquiries?: Date; visits?: Date }): Promise<{
    enquiries: number;
    visits: number;
  }>;

  /** The paths most asked for since a time, at most `limit`, the most frequent first; equal ones by path. */
  wantedPaths(options: { since: Date; limit: number }): Promise<WantedPath[]>;

  /** Resolves if an enquiry could be kept. Writes a few bytes to find out. */
  probe(): Promise<void>;

  /** Releases the files and connections of the store. No method may be called afterwards. */
  close(): Promise<void>;
}
