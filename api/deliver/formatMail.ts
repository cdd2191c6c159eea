import { cleanLine, cleanLines, FORM_PAGES, isEmail } from '#schemas/enquiryForms.ts';
import type { NewEnquiry } from '../store/enquiryStore.ts';
import { escapeHtml } from '#schemas/escapeHtml.ts';
import type { FailedNotification } from './notifier.ts';
import { recipientName } from './recipientName.ts';

/** The subject and the body of a mail about an enquiry. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** The format of times in a mail. */
export interface TimeFormat {
  /** The locale of the site, such as "en-GB". */
  locale: string;
  /** The time zone of the office, such as "Europe/London". */
  timeZone: string;
}

/** The maximum length of a name or a page in a subject, in characters. */
const MAX_IN_SUBJECT = 80;

/** The forms that name no service, in words for the agency. */
const forms: ReadonlyMap<string, string> = new Map([
  [FORM_PAGES.lead, 'Home page'],
  [FORM_PAGES.contact, 'Contact page'],
]);

/** Returns a mail about an enquiry, as text and as HTML with the same words. */
export function formatMail(enquiry: NewEnquiry, times: TimeFormat): MailText {
  const { id, receivedAt, flags } = enquiry;
  const message = cleanLines(enquiry.message);
  const [name, email, phone, page] = [enquiry.name, enquiry.email, enquiry.phone, enquiry.page].map(
    oneLine,
  ) as [string, string, string, string];
  const source = forms.get(page) ?? page;
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Page', source],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
  const notes = [
    `Received on ${formatTime(receivedAt, times)}, reference ${id}.`,
    email === ''
      ? 'The visitor left no email address.'
      : canReplyTo(enquiry.email)
        ? 'Reply to this mail to answer the visitor.'
        : 'A reply to this mail does not reach the visitor. Write to the address above.',
    ...(flags.length > 0 ? [`This may be spam: ${flags.map(reasonOf).join('; ')}.`] : []),
  ];
  return {
    subject: [
      flags.length > 0 && '[possible spam]',
      'Enquiry',
      name !== '' && `from ${cut(headerText(name))}`,
      source !== '' && `– ${cut(headerText(source))}`,
    ]
      .filter(Boolean)
      .join(' '),
    text: [
      facts.map(([label, value]) => `${`${label}:`.padEnd(7)}${value}`).join('\n'),
      message === '' ? '(no message)' : message,
      `-- \n${notes.join('\n')}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><body style="font-family: sans-serif; line-height: 1.5">
<table role="presentation" cellpadding="0" cellspacing="0">
${facts.map(([label, value]) => `<tr><th align="left" valign="top" style="padding-right: 1em">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
<p>${message === '' ? '(no message)' : escapeHtml(message).replaceAll('\n', '<br>\n')}</p>
<p><small>${notes.map(escapeHtml).join('<br>\n')}</small></p>
</body></html>
`,
  };
}

/** Returns a mail that says that somebody else could not be notified of an enquiry. */
export function formatWarning({ id, recipient, reason }: FailedNotification): MailText {
  const paragraphs = [
    `The website could not notify ${recipientName(recipient)} of an enquiry, and does not try again: ${reason}.`,
    `The enquiry is kept. Show it with "npm run site -- enquiries show ${id}". Once the cause is fixed, send the failed notifications with "npm run site -- enquiries deliver --failed".`,
  ];
  return {
    subject: `An enquiry did not reach ${recipientName(recipient)}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><body style="font-family: sans-serif; line-height: 1.5">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
</body></html>
`,
  };
}

/**
 * Returns whether a header can have an address that a visitor has typed. Many mail servers permanently refuse a mail if the part before the
 * "@" has characters outside ASCII (RFC 6531).
 */
export function canReplyTo(email: string): boolean {
  return isEmail(email) && /^[\x21-\x7e]+@/.test(email);
}

/** Returns a text for a header. Mail programs would decode "=?utf-8?q?…?=", which can hide any character (RFC 2047). */
export function headerText(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?');
}

/** Returns a text on one line. The store may have rows from other programs, so line breaks are removed here again. */
export function oneLine(text: string): string {
  return cleanLine(text.replace(/[\r\n\u2028\u2029]+/g, ' '));
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['honeypot', 'a field that people cannot see was filled in'],
  ['quick', 'it was sent at once'],
  ['proof', 'its proof of work is wrong or was used before'],
  ['links', 'it has many links'],
  ['markup', 'it has links in markup'],
  ['repetition', 'it repeats itself, or was sent before'],
]);

function reasonOf(flag: string): string {
  return reasons.get(flag) ?? flag;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MAX_IN_SUBJECT
    ? `${characters.slice(0, MAX_IN_SUBJECT - 1).join('')}…`
    : text;
}

function formatTime(time: Date, { locale, timeZone }: TimeFormat): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(time);
}
