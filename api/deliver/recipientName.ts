import type { Recipient } from '../store/enquiryStore.ts';

/** Returns the name of a recipient in the log and in mail: its address, or "the webhook". */
export function recipientName({ channel, address }: Recipient): string {
  return channel === 'webhook' ? 'the webhook' : address || 'the addresses of MAIL_TO';
}
