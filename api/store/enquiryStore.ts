import type { EnquiryFields } from '#schemas/enquiryForms.ts';
import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';

/** The ways in which the agency is told of an enquiry. */
export type Channel = 'mail' | 'webhook';

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
  /** Taken for spam: kept, but nobody is told. `notify` is empty then. */
  spam: boolean;
  /** Why it may be spam, such as "honeypot", "links"; empty as a rule. */
  flags: string[];
  /** Whom to tell: each becomes a pending notification. Empty where no channel is configured. */
  notify: Channel[];
}

/** How far telling the agency by one channel has come. */
export interface Notification {
  channel: Channel;
  state: 'pending' | 'delivered' | 'failed';
  /** Tries so far, a try that is under way included. */
  attempts: number;
  /** When to try (again); meaningless once delivered or failed. */
  nextAt: Date;
  /** Why the last try failed, in one line without personal data; empty where none has. */
  lastError: string;
  deliveredAt: Date | undefined;
}

/** An enquiry as it was kept. */
export interface KeptEnquiry extends Omit<NewEnquiry, 'notify'> {
  /** One for each channel, sorted by its name. */
  notifications: Notification[];
}

/** A notification that is due, claimed by who asked for it. */
export interface ClaimedNotification {
  enquiry: NewEnquiry;
  channel: Channel;
  /** Tries including the one that the claim is for: 1 at the first. */
  attempts: number;
}

/** What became of a try. */
export type Outcome =
  | { state: 'delivered'; at: Date }
  /** Failed for now: due again at `nextAt`. */
  | { state: 'pending'; nextAt: Date; error: string }
  /** Given up: it stays on the list of the failed. */
  | { state: 'failed'; error: string };

/** Which enquiries are listed. Without a filter: all but spam. */
export interface EnquiryFilter {
  /** True: spam alone. False, the default: everything else. */
  spam?: boolean;
  /** Only those of which a notification was given up. */
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
 * Where enquiries are kept. Every method rejects with `StoreUnavailable`, and nothing else, where the store cannot do its work:
 * disk full, database down, access denied.
 *
 * Two groups of rights: `save`, `saveVisit` and `useProof` only ever add (a public role that may insert and never read is
 * enough); everything else reads or changes and is for the agency's own processes.
 */
export interface EnquiryStore {
  /**
   * Keeps an enquiry together with its pending notifications, all or nothing. Resolves once both would survive the loss of
   * power. Where an enquiry with that id is already kept, nothing changes and `created` is false (a store that may not tell
   * resolves with true).
   */
  save(enquiry: NewEnquiry): Promise<{ created: boolean }>;

  /** Keeps a visit to a page that does not exist. At most `cap` visits are kept, give or take one in a hundred: the newest. */
  saveVisit(visit: NotFoundVisit, receivedAt: Date, cap: number): Promise<void>;

  /**
   * Notes that a proof of work was used. True at the first time, false at any later one. It may be forgotten after
   * `expiresAt`.
   */
  useProof(proofId: string, expiresAt: Date): Promise<boolean>;

  /**
   * The secret with which addresses of one day (`2026-03-01`, UTC) are hashed: at least 16 random bytes in hex, the same for all who
   * share the store, made at the first call. Salts of days before `day` minus one are destroyed: after that no one can link a
   * hash to an address. A store without the right to read gives a salt of this process alone.
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

  /** Notes what became of a claimed notification, and ends the claim. Of one that is already delivered, nothing changes. */
  settle(id: string, channel: Channel, outcome: Outcome): Promise<void>;

  /** When the next pending notification of `channels` is due, or its claim ends; undefined where none is pending. */
  nextDue(channels: readonly Channel[]): Promise<Date | undefined>;

  /** Enquiries, the newest first, read as they are asked for. */
  list(filter?: EnquiryFilter): AsyncIterable<KeptEnquiry>;

  /** One enquiry, spam or not. Undefined where there is none. */
  get(id: string): Promise<KeptEnquiry | undefined>;

  /**
   * Marks an enquiry as spam, or not as spam. As spam, pending notifications are dropped; otherwise each channel of `notify` that has
   * not been told becomes pending, with its tries counted anew. False where there is no such enquiry.
   */
  markSpam(id: string, spam: boolean, notify: readonly Channel[]): Promise<boolean>;

  /**
   * Makes every pending notification that nobody has claimed due at `now`. With `failed`, those that were given up become pending
   * and due too, their tries counted anew. Resolves with the number of those that are due now.
   */
  makeDue(options: { now: Date; failed: boolean }): Promise<number>;

  /** Erases one enquiry for good, notifications included. False where there is no such enquiry. */
  erase(id: string): Promise<boolean>;

  /** Erases enquiries received before one time and visits received before another; resolves with their numbers. */
  purge(before: { enquiries?: Date; visits?: Date }): Promise<{
    enquiries: number;
    visits: number;
  }>;

  /** The paths most asked for since a time, at most `limit`, the most frequent first; equal ones by path. */
  wantedPaths(options: { since: Date; limit: number }): Promise<WantedPath[]>;

  /** Gives back what the store holds. Nothing may be asked of it afterwards. */
  close(): Promise<void>;
}
