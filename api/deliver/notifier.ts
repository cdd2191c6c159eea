import type { NewEnquiry } from '../store/enquiryStore.ts';

/** Tells the agency of an enquiry. Rejects with `DeliveryFailure` where that failed; settles within half a minute. */
export type Notifier = (enquiry: NewEnquiry) => Promise<void>;
