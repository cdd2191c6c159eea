import type { Recipient } from '../store/enquiryStore.ts';

/** Returns how a recipient is called in the log and in mail: by its address, or "the webhook". */
export function recipientName({ channel, address }: Recipient): string {
  return channel === 'webhook' ? 'the webhook' : address || 'the addresses of MAIL_TO';
}
