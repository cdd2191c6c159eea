import type { EnquiryStore, Recipient } from '#api/store/enquiryStore.ts';

/**
 * Finds undelivered notifications for recipients other than `recipients`, and replaces them with notifications for `recipients`
 * that are due at `now`. A recipient who already has a notification of an enquiry does not get a second one. Resolves with the
 * number of replaced notifications.
 */
export async function readdressEnquiries(
  store: EnquiryStore,
  recipients: readonly Recipient[],
  now: Date,
): Promise<number> {
  let count = 0;
  for await (const enquiry of store.list()) {
    if ('problem' in enquiry) continue;
    for (const { channel, address, state } of enquiry.notifications) {
      const isKnown = recipients.some((one) => one.channel === channel && one.address === address);
      if (isKnown || state === 'delivered') continue;
      await store.readdress(enquiry.id, { channel, address }, recipients, now);
      count++;
    }
  }
  return count;
}
