import type { NewEnquiry, Recipient } from '../store/enquiryStore.ts';

/** A notification that failed permanently. */
export interface FailedNotification {
  /** The id of the enquiry. */
  id: string;
  recipient: Recipient;
  /** The reason for the failure, in one line without personal data. */
  reason: string;
}

/**
 * Notifies the recipients of one channel. Both methods reject with `DeliveryFailure`, and end early when `signal` is aborted. They
 * settle before the lease of a claim ends (api/deliver/deliveries.ts).
 */
export interface Notifier {
  /** Notifies a recipient of an enquiry. */
  notify(enquiry: NewEnquiry, recipient: Recipient, signal?: AbortSignal): Promise<void>;
  /** Warns a recipient that somebody else could not be notified of an enquiry. */
  warn(failed: FailedNotification, recipient: Recipient, signal?: AbortSignal): Promise<void>;
}
