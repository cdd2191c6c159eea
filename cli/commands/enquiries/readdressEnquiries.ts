import type { EnquiryStore, Recipient } from '#api/store/enquiryStore.ts';

/**
 * Replaces every notification that was not delivered to a recipient who is not one of `recipients` by notifications to those, due at
 * `now`. Recipients who have one of that enquiry get no second. Resolves with the number of notifications that were replaced.
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
