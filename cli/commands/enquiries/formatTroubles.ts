import { recipientName } from '#api/deliver/recipientName.ts';
import { oneLine } from '#cli/report/printable.ts';
import { localTime } from '#cli/load/localTime.ts';
import { formatUnreadable } from './formatEnquiry.ts';
import type { Troubles, Undelivered } from './findTroubles.ts';
import { count, number } from '#cli/report/amounts.ts';

/** The maximum number of lines of each kind, which keeps a mail from cron readable. */
const MAX_LINES = 20;

/** The advice on recipients that the settings do not name. */
const NAME_THEM =
  'Name them in MAIL_TO or WEBHOOK_URL, or tell the others instead with "npm run site -- enquiries deliver --readdress".';

/** Returns troubles in words: each kind with what to do. Returns an empty text if there are none. Times are in a time zone. */
export function formatTroubles(
  { failed, overdue, delayed, unset, unreadable, unnotified }: Troubles,
  timeZone: string,
): string {
  const line = (one: Undelivered) => lineOf(one, timeZone);
  return [
    section(
      failed,
      (amount) => `${count(amount, 'notification')} failed permanently:`,
      (one) => `${line(one)}: ${one.lastError}`,
      'Fix the cause, then run "npm run site -- enquiries deliver --failed".',
    ),
    section(
      overdue,
      (amount) => `${count(amount, 'notification')} not sent, although due:`,
      (one) => `${line(one)}, ${dueOf(one, timeZone)}`,
      'Check that "site serve" runs, or that a scheduler calls /api/deliver or "npm run site -- enquiries deliver".',
    ),
    section(
      delayed,
      (amount) => `${count(amount, 'notification')} failing again and again:`,
      (one) =>
        `${line(one)}: ${one.attempts} tries, the next at ${localTime(one.nextAt, timeZone)}; ${one.lastError}`,
      'Fix the cause; the next try comes by itself, or at once with "npm run site -- enquiries deliver".',
    ),
    section(
      unnotified,
      (amount) => `${count(amount, 'enquiry', 'enquiries')} that nobody was notified of:`,
      ({ id, receivedAt }) => `${id} of ${localTime(receivedAt, timeZone)}`,
      'Set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL, then run "npm run site -- enquiries deliver --readdress".',
    ),
    section(
      unreadable,
      (amount) => `${count(amount, 'enquiry', 'enquiries')} that cannot be read:`,
      formatUnreadable,
    ),
    section(
      [...failed, ...overdue, ...delayed].filter(({ configured }) => !configured),
      (amount) => `Of these, ${number(amount)} for recipients that the settings do not name:`,
      line,
      NAME_THEM,
    ),
    section(
      unset,
      (amount) => `${count(amount, 'notification')} for recipients that the settings do not name:`,
      line,
      NAME_THEM,
    ),
  ].join('');
}

function section<Item>(
  items: readonly Item[],
  heading: (amount: number) => string,
  format: (item: Item) => string,
  advice?: string,
): string {
  if (items.length === 0) return '';
  const lines = [
    heading(items.length),
    ...items.slice(0, MAX_LINES).map((item) => `  ${oneLine(format(item))}`),
    ...(items.length > MAX_LINES ? [`  and ${items.length - MAX_LINES} more`] : []),
    ...(advice ? [`  ${advice}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function dueOf({ nextAt }: Undelivered, timeZone: string): string {
  const time = localTime(nextAt, timeZone);
  return nextAt > new Date()
    ? `due now, and not at ${time}: a clock was wrong`
    : `due since ${time}`;
}

function lineOf({ id, receivedAt, channel, address }: Undelivered, timeZone: string): string {
  return `${id} of ${localTime(receivedAt, timeZone)} to ${recipientName({ channel, address })}`;
}
