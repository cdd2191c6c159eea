import { randomUUID } from 'node:crypto';
import type {
  EnquiryStore,
  KeptEnquiry,
  NewEnquiry,
  Recipient,
  UnreadableEnquiry,
} from '#api/store/enquiryStore.ts';

/** The two recipients of most tests. */
export const MAIL: Recipient = { channel: 'mail', address: 'hello@mileward.example' };
export const WEBHOOK: Recipient = { channel: 'webhook', address: '' };

/** Returns an enquiry in the form that the handler passes to the store. */
export function newEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    id: randomUUID(),
    receivedAt: new Date('2026-03-01T10:00:00.000Z'),
    name: 'Ada Byron',
    email: 'ada@example.org',
    phone: '07700 900123',
    message: 'A website,\nplease.',
    page: 'Responsive Web Design',
    addressHash: 'c0ffee',
    bodyHash: 'b'.repeat(64),
    spam: false,
    flags: [],
    notify: [MAIL],
    ...changes,
  };
}

/** Returns a visit to a page that does not exist. */
export function newVisit(pathname: string, referrer = '') {
  return {
    attemptedUrl: `https://www.mileward.example${pathname}?a=1#b`,
    referrer,
    userAgent: 'Browser/1.0',
    timestamp: '2026-03-01T10:00:00.000Z',
    deviceType: 'desktop',
    pathname,
    search: '?a=1',
    hash: '#b',
  };
}

/** Returns all entries that a store lists. */
export async function listedRows(
  store: EnquiryStore,
  filter?: Parameters<EnquiryStore['list']>[0],
): Promise<(KeptEnquiry | UnreadableEnquiry)[]> {
  const rows: (KeptEnquiry | UnreadableEnquiry)[] = [];
  for await (const row of store.list(filter)) rows.push(row);
  return rows;
}

/** Returns all enquiries that a store lists. Throws if one cannot be read. */
export async function listed(
  store: EnquiryStore,
  filter?: Parameters<EnquiryStore['list']>[0],
): Promise<KeptEnquiry[]> {
  return (await listedRows(store, filter)).map(readable);
}

/** Returns one enquiry of a store. Throws if it cannot be read. */
export async function keptAs(store: EnquiryStore, id: string): Promise<KeptEnquiry | undefined> {
  const enquiry = await store.get(id);
  return enquiry && readable(enquiry);
}

function readable(enquiry: KeptEnquiry | UnreadableEnquiry): KeptEnquiry {
  if ('problem' in enquiry) throw new Error(`${enquiry.id} cannot be read: ${enquiry.problem}`);
  return enquiry;
}
