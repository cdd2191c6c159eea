import type { EnquiryStore, Recipient } from '#api/store/enquiryStore.ts';

/** The changes that `readdressEnquiries` made. */
interface Readdressed {
  /** The number of replaced notifications. */
  moved: number;
  /** The number of enquiries that got their first notifications. */
  added: number;
}

/**
 * Finds undelivered notifications for recipients other than `recipients`, and replaces them with notifications for `recipients`
 * that are due at `now`. A recipient who already has a notification of an enquiry does not get a second one. An enquiry without a
 * notification gets one for each of `recipients`.
 */
export async function readdressEnquiries(
  store: EnquiryStore,
  recipients: readonly Recipient[],
  now: Date,
): Promise<Readdressed> {
  const done: Readdressed = { moved: 0, added: 0 };
  for await (const enquiry of store.list()) {
    if ('problem' in enquiry) continue;
    if (enquiry.notifications.length === 0) {
      if (await store.notifyUnnotified(enquiry.id, recipients, now)) done.added++;
      continue;
    }
    for (const { channel, address, state } of enquiry.notifications) {
      const isKnown = recipients.some((one) => one.channel === channel && one.address === address);
      if (isKnown || state === 'delivered') continue;
      await store.readdress(enquiry.id, { channel, address }, recipients, now);
      done.moved++;
    }
  }
  return done;
}
