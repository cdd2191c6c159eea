import { localTime } from '#cli/load/localTime.ts';
import type { KeptEnquiry, Notification, UnreadableEnquiry } from '#api/store/enquiryStore.ts';
import { oneLine, printable } from '#cli/report/printable.ts';
import { count } from '#cli/report/amounts.ts';

/** Returns one line about an enquiry: time, id, sender, page, and whether the agency was notified. */
export function formatEnquiryLine(
  enquiry: KeptEnquiry | UnreadableEnquiry,
  timeZone: string,
): string {
  if ('problem' in enquiry) return formatUnreadable(enquiry);
  const { id, receivedAt, name, email, phone, page } = enquiry;
  const who = [name, email && (name ? `<${email}>` : email)].filter(Boolean).join(' ') || phone;
  return [
    localTime(receivedAt, timeZone),
    oneLine(id),
    oneLine(who),
    oneLine(page),
    stateOf(enquiry),
  ]
    .filter((part) => part !== '')
    .join('  ');
}

/** Returns one line about an enquiry that cannot be read. */
export function formatUnreadable({ id, problem }: UnreadableEnquiry): string {
  return oneLine(
    `${id}  cannot be read: ${problem}; correct it in the database, or erase it with "npm run site -- enquiries erase ${id}"`,
  );
}

/** Returns a complete enquiry in words, with times in a time zone. */
export function formatEnquiry(enquiry: KeptEnquiry, timeZone: string): string {
  const { id, receivedAt, name, email, phone, page, message, notifications } = enquiry;
  const facts = [
    ['Reference', oneLine(id)],
    ['Received', localTime(receivedAt, timeZone)],
    ['Name', oneLine(name)],
    ['Email', oneLine(email)],
    ['Phone', oneLine(phone)],
    ['Page', oneLine(page)],
    ['State', stateOf(enquiry)],
    ...notifications.map(
      (notification) => ['', formatNotification(notification, timeZone)] as const,
    ),
  ] as const;
  return [
    ...facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label.padEnd(11)}${value}`),
    '',
    printable(message) || '(no message)',
    '',
  ].join('\n');
}

/** Returns an enquiry for JSON output, without its hashes. */
export function enquiryJson(enquiry: KeptEnquiry | UnreadableEnquiry): unknown {
  if ('problem' in enquiry) return enquiry;
  const { addressHash: _address, bodyHash: _body, ...shown } = enquiry;
  return shown;
}

function stateOf({ spam, flags, notifications }: KeptEnquiry): string {
  const marks = flags.length > 0 ? ` (${oneLine(flags.join(', '))})` : '';
  if (spam) return `spam${marks}`;
  const failed = notifications.some(({ state }) => state === 'failed');
  const pending = notifications.some(({ state }) => state === 'pending');
  const state =
    notifications.length === 0
      ? 'nobody notified'
      : failed
        ? 'failed'
        : pending
          ? 'not notified yet'
          : 'notified';
  return `${state}${marks}`;
}

function formatNotification(notification: Notification, timeZone: string): string {
  const { channel, address, state, attempts, nextAt, lastError, deliveredAt } = notification;
  const by = `by ${channel}${address ? ` to ${oneLine(address)}` : ''}`;
  if (state === 'delivered') {
    return `${by}: notified on ${deliveredAt ? localTime(deliveredAt, timeZone) : 'an unknown day'}`;
  }
  const tries = count(attempts, 'try', 'tries');
  const error = lastError ? `; ${oneLine(lastError)}` : '';
  return state === 'failed'
    ? `${by}: failed after ${tries}${error}`
    : `${by}: ${tries}, next at ${localTime(nextAt, timeZone)}${error}`;
}
