import type { NewEnquiry, Recipient } from '../store/enquiryStore.ts';

/** Tells one recipient of an enquiry. Rejects with `DeliveryFailure` if that failed; settles within half a minute. */
export type Notifier = (enquiry: NewEnquiry, recipient: Recipient) => Promise<void>;
