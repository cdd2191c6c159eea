import nodemailer from 'nodemailer';
import { isEmail } from '#schemas/enquiryForms.ts';
import type { MailSettings } from '../settings.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';
import { formatMail, oneLine } from './formatMail.ts';
import type { Notifier } from './notifier.ts';

/** How long each step of a delivery may be silent, and a whole delivery may take, in milliseconds. */
const PATIENCE = { step: 10_000, whole: 25_000 };

/**
 * Sends each enquiry by mail: from the agency's own address, with the visitor's as Reply-To. The Message-ID is made from the
 * enquiry's id, so a mail that was sent twice, because the answer to the first was lost, can be told from two enquiries.
 */
export function mailNotifier(
  { url, from, to }: MailSettings & { url: string },
  patience = PATIENCE,
): Notifier {
  const domain = from.address.split('@').at(-1) ?? 'localhost';
  return async (enquiry, recipient) => {
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: patience.step,
      greetingTimeout: patience.step,
      socketTimeout: patience.step,
      dnsTimeout: patience.step,
      // Nothing that a visitor writes can name a file or an address to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new DeliveryFailure('the mail server took too long', false));
      }, patience.whole);
    });
    const sent = transport.sendMail({
      from,
      to: to.find(({ address }) => address === recipient.address) ?? (recipient.address || to),
      ...(isEmail(enquiry.email) && {
        replyTo: { name: oneLine(enquiry.name), address: enquiry.email },
      }),
      ...formatMail(enquiry),
      date: enquiry.receivedAt,
      messageId: `<${enquiry.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    // What comes after the patience is over is of no interest, and no fault either.
    sent.catch(() => undefined);
    try {
      await Promise.race([sent, late]);
    } catch (error) {
      throw error instanceof DeliveryFailure ? error : failureOf(error);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

/**
 * What an error of the transport says, without the server's own words: they may quote addresses. A refusal of this mail for good
 * (RFC 5321, section 4.2.1) is permanent; a refused login is not, for passwords are changed.
 */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, response, command, code } = error as {
    responseCode?: number;
    response?: string;
    command?: string;
    code?: string;
  };
  if (responseCode === undefined) {
    return new DeliveryFailure(`the mail server cannot be reached (${code ?? 'no reason'})`, false);
  }
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const isLogin = code === 'EAUTH' || /^AUTH/.test(command ?? '');
  return new DeliveryFailure(
    `the mail server answered ${responseCode}${detail ? ` ${detail}` : ''} to ${command ?? 'us'}`,
    responseCode >= 550 && responseCode < 560 && !isLogin,
  );
}
