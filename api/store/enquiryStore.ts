import type { EnquiryFields } from '#schemas/enquiryForms.ts';
import type { NotFoundVisit } from '#schemas/notFoundVisit.ts';

/** The ways in which the agency is notified of an enquiry. */
export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** Someone to notify of an enquiry. */
export interface Recipient {
  channel: Channel;
  /** The mail address; empty for the webhook. Empty with `mail` (rows of older versions) means every address of `MAIL_TO`. */
  address: string;
}

/** The flag of an enquiry that somebody marked as spam (`EnquiryStore.markSpam`). */
export const MARKED = 'marked';

/** An enquiry to store. */
export interface NewEnquiry extends EnquiryFields {
  /**
   * A UUID that the handler derives from the idempotency key. The same key always gives the same id, so a store needs neither the key nor
   * read access to answer a repeated enquiry.
   */
  id: string;
  receivedAt: Date;
  /** The sender's address, hashed with the salt of the day: equal addresses of one day have equal hashes. Never the address itself. */
  addressHash: string;
  /** SHA-256 (hex) of name, email, phone, message and page. It distinguishes a repeated request from another enquiry under the same key. */
  bodyHash: string;
  /** Whether this is spam. Spam is stored, but nobody is notified: `notify` is empty. */
  spam: boolean;
  /** The reasons why it may be spam, such as "honeypot" or "links". Usually empty. */
  flags: string[];
  /** The recipients to notify. Each gets a pending notification. Empty for spam, or if no channel is configured. */
  notify: Recipient[];
}

/** The state of notifying one recipient. */
export interface Notification extends Recipient {
  state: 'pending' | 'delivered' | 'failed';
  /** The number of attempts so far, including one that is in progress. */
  attempts: number;
  /** The time of the next attempt. Meaningless once delivered or failed. */
  nextAt: Date;
  /** The reason why the last attempt failed, in one line without personal data. Empty if none has failed. */
  lastError: string;
  deliveredAt: Date | undefined;
}

/** A stored enquiry. */
export interface KeptEnquiry extends Omit<NewEnquiry, 'notify'> {
  /** The notifications, one for each recipient, sorted by channel and then by address. */
  notifications: Notification[];
}

/** A row that the schema does not accept, such as one that another program added. It can be erased by its id. */
export interface UnreadableEnquiry {
  id: string;
  /** The reason why it cannot be read: one printable line without personal data. */
  problem: string;
}

/** A notification that is due, claimed by the caller. */
export interface ClaimedNotification {
  /** The id of the enquiry. */
  id: string;
  recipient: Recipient;
  /** The number of attempts, including the one that the claim is for. */
  attempts: number;
  /** Undefined if the row cannot be read. Settle the notification as failed then. */
  enquiry: NewEnquiry | undefined;
}

/** The result of saving an enquiry. `id` is the id of the stored enquiry. */
export interface Saved {
  result: 'created' | 'repeated' | 'conflict';
  id: string;
}

/** The outcome of an attempt. */
export type Outcome =
  | { state: 'delivered'; at: Date }
  /** Failed, and due again at `nextAt`. */
  | { state: 'pending'; nextAt: Date; error: string }
  /** Given up. It stays on the list of failed notifications. */
  | { state: 'failed'; error: string };

/** A filter for a list of enquiries. An empty filter selects all but spam. */
export interface EnquiryFilter {
  /** Whether to list spam instead of everything else. */
  spam?: boolean;
  /** Whether to list only enquiries with a notification that failed permanently. */
  failed?: boolean;
  /** The maximum number of enquiries; the newest are listed. */
  limit?: number;
}

/** The number of requests for a path that does not exist. */
export interface MissingPath {
  pathname: string;
  visits: number;
  lastAt: Date;
  /** The pages that linked there, the most frequent first; at most three. */
  referrers: string[];
}

/**
 * A store of enquiries. Every method rejects with `StoreUnavailable`, and nothing else, if the store cannot do its work:
 * disk full, database down, access denied.
 */
export interface EnquiryStore {
  /**
   * Stores an enquiry and its pending notifications in one transaction. Resolves once both would survive a loss of power.
   *
   * `repeated`: an enquiry with that id and the same `bodyHash` is already stored, or one with the id `earlier.id` that was received at or
   * after `earlier.since`. Nothing changes. An empty `bodyHash` of the stored enquiry (a row of an older version) counts as the same.
   * `conflict`: an enquiry with that id and another `bodyHash` is already stored. Nothing changes.
   *
   * If the stored enquiry is spam and the new one is not (a password manager filled in the honeypot, and the visitor sent the form again),
   * the stored enquiry stops being spam, takes the new flags, and gets the new pending notifications. The result is `created`. An enquiry
   * that was marked as spam stays spam, and the result is `repeated`.
   */
  save(enquiry: NewEnquiry, earlier?: { id: string; since: Date }): Promise<Saved>;

  /** Stores a visit to a page that does not exist. Deletes the oldest visits, so that about `cap` are left, within one per cent. */
  saveVisit(visit: NotFoundVisit, receivedAt: Date, cap: number): Promise<void>;

  /**
   * Records that a proof of work was used. Resolves with true the first time, and with false afterwards. The record may be deleted
   * after `expiresAt`.
   */
  useProof(proofId: string, expiresAt: Date): Promise<boolean>;

  /**
   * Returns the salt for hashing the addresses of one day (`2026-03-01`, UTC): at least 16 random bytes in hex, created at the first
   * call, the same for all processes that share the store. Destroys the salts of days before `day` minus one. After that, nobody can
   * link a hash to an address.
   */
  salt(day: string): Promise<string>;

  /**
   * Claims pending notifications of `channels` that are due at `now`, at most `limit`, those that have waited longest first. Nobody else
   * can claim them until they are settled, or until `lease` milliseconds have passed, because the claimant may crash. Their number of
   * attempts increases by one. A `nextAt` that is more than `horizons[attempts]` milliseconds after `now` counts as past, because the
   * clock was set back. The last horizon is also that of more attempts, and of the end of a lease, which may still be needed. With `only`,
   * claims just the notifications of one enquiry.
   */
  claimDue(options: {
    now: Date;
    channels: readonly Channel[];
    limit: number;
    lease: number;
    horizons: readonly number[];
    only?: string;
  }): Promise<ClaimedNotification[]>;

  /** Records the outcome of a claimed notification, and ends the claim. One that is already delivered doesn't change. */
  settle(id: string, recipient: Recipient, outcome: Outcome): Promise<void>;

  /**
   * Replaces a notification that was not delivered with pending ones for the recipients of `to`, due at `now`. Recipients who already have
   * a notification of that enquiry get no second one. Nothing changes if there is no such notification, or if `to` is empty.
   */
  readdress(id: string, recipient: Recipient, to: readonly Recipient[], now: Date): Promise<void>;

  /**
   * If an enquiry has no notification and is not spam, gives each recipient of `to` a pending one that is due at `now`. Resolves with
   * whether it added any.
   */
  notifyUnnotified(id: string, to: readonly Recipient[], now: Date): Promise<boolean>;

  /** Returns when the next pending notification of `channels` is due, or when its claim ends. Undefined if none is pending. */
  nextDue(channels: readonly Channel[]): Promise<Date | undefined>;

  /** Lists enquiries, the newest first. Reads them as the caller consumes them. */
  list(filter?: EnquiryFilter): AsyncIterable<KeptEnquiry | UnreadableEnquiry>;

  /** Returns one enquiry, spam or not. Undefined if there is none. */
  get(id: string): Promise<KeptEnquiry | UnreadableEnquiry | undefined>;

  /**
   * Marks an enquiry as spam, or not as spam, and adds or removes the flag `MARKED`. As spam, its pending
   * notifications are deleted. Otherwise each recipient of `notify` who has not been notified gets a pending notification with no
   * attempts, unless one is being sent now. Resolves with false if there is no such enquiry.
   */
  markSpam(id: string, spam: boolean, notify: readonly Recipient[]): Promise<boolean>;

  /**
   * Makes every pending notification that nobody has claimed due at `now`. With `failed`, those that failed permanently become pending and
   * due too, with no attempts, except those of spam. Resolves with the number of notifications that are due.
   */
  makeDue(options: { now: Date; failed: boolean }): Promise<number>;

  /** Permanently erases one enquiry and its notifications. Resolves with false if there is no such enquiry. */
  erase(id: string): Promise<boolean>;

  /** Erases enquiries received before one time and visits received before another. Resolves with their numbers. */
  purge(before: { enquiries?: Date; visits?: Date }): Promise<{
    enquiries: number;
    visits: number;
  }>;

  /** Returns the most requested missing paths since a time, at most `limit`, the most frequent first; equally frequent ones by path. */
  missingPaths(options: { since: Date; limit: number }): Promise<MissingPath[]>;

  /** Resolves if an enquiry could be stored. Writes a few bytes to find out. */
  probe(): Promise<void>;

  /** Releases the files and connections of the store. No method may be called afterwards. */
  close(): Promise<void>;
}
