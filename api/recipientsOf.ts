import type { Settings } from './settings.ts';
import type { Recipient } from './store/enquiryStore.ts';

/** Returns everyone to notify of an enquiry: one recipient for each address of `MAIL_TO`, and one for the webhook. */
export function recipientsOf({ mail, webhook }: Pick<Settings, 'mail' | 'webhook'>): Recipient[] {
  const addresses = new Set(mail?.to.map(({ address }) => address));
  return [
    ...[...addresses].map((address): Recipient => ({ channel: 'mail', address })),
    ...(webhook ? [{ channel: 'webhook' as const, address: '' }] : []),
  ];
}
