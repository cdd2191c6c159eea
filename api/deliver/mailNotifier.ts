import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { MailSettings } from '../settings.ts';
import { canReplyTo, formatMail, formatWarning, headerText } from './formatMail.ts';
import type { TimeFormat } from './formatMail.ts';
import type { Notifier } from './notifier.ts';
import { SMTP_TIMEOUTS, sendBySmtp } from './sendBySmtp.ts';

/** The settings of the notifier for mail. */
export interface MailParts extends MailSettings {
  /** The URL of the mail server. */
  url: string;
  /** Returns how a mail states the time of an enquiry. */
  times(): TimeFormat;
}

/**
 * Creates the notifier that sends mail to one recipient at a time: from the agency's own address, with the visitor's as Reply-To. The
 * Message-ID contains the enquiry's id and a hash of the recipient. If a mail is sent again because the answer to the first was lost, both
 * copies have the same Message-ID, so they are not mistaken for two enquiries.
 */
export function mailNotifier(
  { url, from, to, times }: MailParts,
  timeouts = SMTP_TIMEOUTS,
): Notifier {
  const host = from.address.split('@').at(-1) ?? '';
  const domain = domainToASCII(host) || 'localhost';
  const send = async (
    {
      id,
      purpose,
      address,
      ...mail
    }: Omit<MailComposerOptions, 'to'> & { id: string; purpose: string; address: string },
    signal: AbortSignal | undefined,
  ) => {
    const message = new MailComposer({
      from,
      to: to.find((one) => one.address === address) ?? address,
      messageId: `<${id}.${shortHash(purpose)}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      // Text of a visitor must not make the library read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...mail,
    }).compile();
    await sendBySmtp(
      url,
      // Its domains are ASCII, because many mail servers refuse other letters.
      { envelope: message.getEnvelope(), source: await message.build() },
      { timeouts, ...(signal && { signal }) },
    );
  };
  return {
    notify: (enquiry, { address }, signal) =>
      send(
        {
          id: enquiry.id,
          purpose: address,
          address,
          date: enquiry.receivedAt,
          ...(canReplyTo(enquiry.email) && {
            replyTo: { name: headerText(enquiry.name), address: enquiry.email },
          }),
          ...formatMail(enquiry, times()),
        },
        signal,
      ),
    warn: (failed, { address }, signal) =>
      send(
        {
          id: failed.id,
          purpose: `${address} warned of ${failed.recipient.channel} ${failed.recipient.address}`,
          address,
          ...formatWarning(failed),
        },
        signal,
      ),
  };
}

/** Returns a hash that is short enough for a Message-ID that fits on one line. */
function shortHash(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 8);
}
