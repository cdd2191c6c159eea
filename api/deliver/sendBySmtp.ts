import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPEnvelope } from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../isLoopback.ts';
import { DeliveryFailure } from './DeliveryFailure.ts';

/** The timeouts of the steps of a delivery, in milliseconds. */
export interface SmtpTimeouts {
  /** The connection, up to the server's greeting. */
  connect: number;
  /** The timeout until the server accepts DATA. A timeout here never leads to a second copy. */
  envelope: number;
  /** The text of the mail and the server's final answer. A timeout here may lead to a second copy. */
  data: number;
}

/** The default timeouts. RFC 5321, section 4.5.3.2.6, allows ten minutes for the final answer. One more is for the text itself. */
export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connect: 30_000,
  envelope: 2 * 60_000,
  data: 11 * 60_000,
};

/** A mail as it is sent to the server. */
export interface SmtpMessage {
  envelope: SMTPEnvelope;
  source: Buffer;
}

/**
 * Sends a mail through the server of `url` and resolves once the server has accepted it. Unless the server is on this machine, the
 * connection is encrypted and the server's certificate is verified. Rejects with `DeliveryFailure`, and closes the connection when
 * `signal` is aborted.
 */
export async function sendBySmtp(
  url: string,
  { envelope, source }: SmtpMessage,
  { timeouts = SMTP_TIMEOUTS, signal }: { timeouts?: SmtpTimeouts; signal?: AbortSignal } = {},
): Promise<void> {
  const { host = '', port, secure = false, auth } = parseConnectionUrl(url);
  const isLocal = isLoopback(host);
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    requireTLS: !secure && !isLocal,
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.data,
  });
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const settle = (error?: unknown) =>
    error ? reject(failureOf(error, isHandedOver)) : resolve(undefined);
  let timer: NodeJS.Timeout | undefined;
  const limit = (milliseconds: number, reason: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(new DeliveryFailure(reason, false)), milliseconds);
  };
  let isHandedOver = false;
  const onAbort = () => {
    reject(
      new DeliveryFailure(
        isHandedOver
          ? 'the site was stopped before the mail server confirmed the mail'
          : 'the site was stopped before the mail was sent',
        false,
      ),
    );
  };
  /** Yields the text of the mail. The connection reads it once the server has answered DATA, so the timeout `data` starts here. */
  const text = function* () {
    isHandedOver = true;
    limit(timeouts.data, 'the mail server did not confirm the mail in time');
    yield source;
  };
  const send = () => connection.send(envelope, Readable.from(text()), settle);

  try {
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    limit(timeouts.envelope, 'the mail server took too long');
    connection.once('error', settle);
    connection.connect((error) => {
      const refuse = (reason: string) => reject(new DeliveryFailure(reason, false));
      if (error) settle(error);
      else if (
        needsUtf8(envelope) &&
        !/[ -]SMTPUTF8\b/i.test(connection.lastServerResponse || '')
      ) {
        // The answer to EHLO names the extensions of the server. Without this one, it may refuse the address permanently.
        refuse(
          'the mail server does not support letters outside ASCII before the "@": set MAIL_FROM and MAIL_TO to other addresses',
        );
      } else if (!auth) send();
      else if (connection.allowsAuth) {
        connection.login({ credentials: auth }, (failed) => (failed ? settle(failed) : send()));
      } else {
        // Without a login, the server may refuse the recipient permanently.
        refuse(
          'the mail server offers no login: remove user and password from SMTP_URL, or set it to a server that checks them',
        );
      }
    });
    await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    connection.on('error', () => undefined);
    connection.close();
  }
}

/** Returns whether an address of the envelope has characters outside ASCII, which need the extension SMTPUTF8 (RFC 6531). */
function needsUtf8({ from, to }: SMTPEnvelope): boolean {
  return /\P{ASCII}/u.test(JSON.stringify([from, to]));
}

/**
 * Returns the failure for an error, without the server's own words, which may quote addresses. The failure is permanent if the server has
 * refused the mail permanently (RFC 5321, section 4.2.1): the sender, the recipient or the text. A refused connection or login is not
 * permanent, because servers are maintained and passwords change. If the mail was handed over, the server may have accepted it before the
 * connection ended.
 */
function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { responseCode, response, command, code, originalCode } = error as {
    responseCode?: number;
    response?: string;
    command?: string;
    code?: string;
    originalCode?: string;
  };
  const isRefusedTls =
    (code === 'ETLS' && command === 'STARTTLS') ||
    (code === 'ECONNECTION' && command === 'EHLO' && responseCode !== 421);
  if (isRefusedTls) {
    return new DeliveryFailure(
      'the mail server does not encrypt the connection: enable STARTTLS there, or set SMTP_URL to an smtps:// address',
      false,
    );
  }
  const reason = originalCode ?? code ?? 'no reason';
  if (/CERT|ISSUER|SELF_SIGNED/.test(reason)) {
    return new DeliveryFailure(
      `the certificate of the mail server is not trusted (${reason}): set SMTP_URL to the name in the certificate, or NODE_EXTRA_CA_CERTS to the file of its authority`,
      false,
    );
  }
  if (reason === 'EPROTOCOL' && responseCode === undefined && !isHandedOver) {
    return new DeliveryFailure(
      'the server at SMTP_URL is not a mail server: check its host and its port',
      false,
    );
  }
  if (responseCode === undefined) {
    const what = isHandedOver
      ? 'the mail server ended the connection before it confirmed the mail'
      : 'the mail server cannot be reached';
    return new DeliveryFailure(`${what} (${reason})`, false);
  }
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const isOfMail = /^(?:MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
  const what = command === 'CONN' ? 'the connection' : (command ?? 'us');
  return new DeliveryFailure(
    `the mail server answered ${responseCode}${detail ? ` ${detail}` : ''} to ${what}`,
    responseCode >= 550 && responseCode < 560 && isOfMail,
  );
}
