import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SmtpTimeouts } from '#api/deliver/sendBySmtp.ts';
import { sendBySmtp } from '#api/deliver/sendBySmtp.ts';
import { mailServer, selfSigned, silentServer } from '../../helpers/mailServer.ts';

const mail = {
  envelope: { from: 'website@mileward.example', to: 'hello@mileward.example' },
  source: Buffer.from('Subject: Test\r\n\r\nHello.\r\n'),
};
/** The timeouts in milliseconds for servers that answer. They are long enough for a busy machine. */
const timeouts: SmtpTimeouts = { connect: 30_000, envelope: 30_000, data: 30_000 };
/** The timeouts for servers that never answer. */
const short: SmtpTimeouts = { connect: 500, envelope: 500, data: 500 };
/** An address of this machine that does not look like a loopback address, so mail to it could go over a network. */
const ELSEWHERE = '0.0.0.0';

describe('a server on another machine', () => {
  test('gets no mail without encryption, and the reason says what to do', async () => {
    const server = await mailServer();
    await expect(
      sendBySmtp(`smtp://${ELSEWHERE}:${server.port}`, mail, { timeouts }),
    ).rejects.toMatchObject({
      message:
        'the mail server does not encrypt the connection: enable STARTTLS there, or set SMTP_URL to an smtps:// address',
      permanent: false,
    });
    expect(server.mails).toEqual([]);
  });

  test('gets no password without encryption', async () => {
    const passwords: unknown[] = [];
    const server = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        passwords.push(auth.password);
        done(null, { user: 'site' });
      },
    });
    await expect(
      sendBySmtp(`smtp://site:secret@${ELSEWHERE}:${server.port}`, mail, { timeouts }),
    ).rejects.toThrow('does not encrypt');
    expect(passwords).toEqual([]);
  });

  test.each([
    ['smtp', {}],
    ['smtps', { secure: true }],
  ])('gets no mail over %s if nobody vouches for its certificate', async (protocol, options) => {
    const server = await mailServer({ ...options, ...selfSigned(ELSEWHERE) });
    await expect(
      sendBySmtp(`${protocol}://${ELSEWHERE}:${server.port}`, mail, { timeouts }),
    ).rejects.toThrow(
      'the certificate of the mail server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    );
    expect(server.mails).toEqual([]);
  });

  test('gets no mail if its certificate is for another name', async () => {
    const certificate = selfSigned('192.0.2.1');
    trust(certificate.cert);
    const server = await mailServer(certificate);
    await expect(
      sendBySmtp(`smtp://${ELSEWHERE}:${server.port}`, mail, { timeouts }),
    ).rejects.toThrow(
      'the certificate of the mail server is not trusted (ERR_TLS_CERT_ALTNAME_INVALID)',
    );
    expect(server.mails).toEqual([]);
  });

  test.each([
    ['smtp', {}],
    ['smtps', { secure: true }],
  ])('gets its mail over %s encrypted', async (protocol, options) => {
    const certificate = selfSigned(ELSEWHERE);
    trust(certificate.cert);
    const server = await mailServer({ ...options, ...certificate });
    await sendBySmtp(`${protocol}://${ELSEWHERE}:${server.port}`, mail, { timeouts });
    expect(server.encrypted).toEqual([true]);
  });
});

describe('a server on this machine', () => {
  test.each(['127.0.0.1', 'localhost'])('gets mail without encryption at %s', async (host) => {
    const server = await mailServer();
    await sendBySmtp(`smtp://${host}:${server.port}`, mail, { timeouts });
    expect(server.encrypted).toEqual([false]);
  });

  test('needs no certificate that others trust', async () => {
    const server = await mailServer(selfSigned('192.0.2.1'));
    await sendBySmtp(`smtp://127.0.0.1:${server.port}`, mail, { timeouts });
    expect(server.encrypted).toEqual([true]);
  });

  test('gets user and password, decoded', async () => {
    const logins: unknown[] = [];
    const server = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        logins.push([username, password]);
        done(null, { user: 'site' });
      },
    });
    await sendBySmtp(`smtp://site%40a:p%3A%2F@127.0.0.1:${server.port}`, mail, { timeouts });
    expect(logins).toEqual([['site@a', 'p:/']]);
    expect(server.mails).toHaveLength(1);
  });

  test('gets no mail without a login if there is a password, and the mail is tried again', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    await expect(
      sendBySmtp(`smtp://site:secret@127.0.0.1:${server.port}`, mail, { timeouts }),
    ).rejects.toMatchObject({
      message: expect.stringMatching('^the mail server offers no login: '),
      permanent: false,
    });
    expect(server.mails).toEqual([]);
  });
});

describe('a permanent refusal (554)', () => {
  const refuse = (done: (error: Error) => void) =>
    done(Object.assign(new Error('no service here'), { responseCode: 554 }));
  const login: SMTPServerOptions = { allowInsecureAuth: true, authOptional: false };

  test.each<[step: string, options: SMTPServerOptions, permanent: boolean]>([
    ['the connection', { onConnect: (_, done) => refuse(done) }, false],
    ['AUTH PLAIN', { ...login, onAuth: (_, __, done) => refuse(done) }, false],
    ['MAIL FROM', { onMailFrom: (_, __, done) => refuse(done) }, true],
  ])('of %s: permanent only if it is of the mail itself', async (step, options, permanent) => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'], ...options });
    const user = options.onAuth ? 'site:secret@' : '';
    // The connection writes the error into the envelope.
    const own = { ...mail, envelope: { ...mail.envelope } };
    await expect(
      sendBySmtp(`smtp://${user}127.0.0.1:${server.port}`, own, { timeouts }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(`^the mail server answered 554.* to ${step}$`),
      permanent,
    });
  });
});

/** Starts a server that ends with the test. Returns its port. */
async function portOf(onConnect: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnect).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each([
  ['421 4.3.2 Shutting down', 'the mail server answered 421 4.3.2 to EHLO'],
  ['502 5.5.1 Unknown command', 'the mail server does not encrypt the connection'],
])('a server on another machine that answers EHLO with %s is reported so', async (line, reason) => {
  const port = await portOf((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', () => socket.write(`${line}\r\n`));
  });
  await expect(sendBySmtp(`smtp://${ELSEWHERE}:${port}`, mail, { timeouts })).rejects.toMatchObject(
    {
      message: expect.stringContaining(reason),
      permanent: false,
    },
  );
});

test('a server with another protocol is reported as not a mail server', async () => {
  const port = await portOf((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await expect(sendBySmtp(`smtp://127.0.0.1:${port}`, mail, { timeouts })).rejects.toThrow(
    'the server at SMTP_URL is not a mail server: check its host and its port',
  );
});

describe('a server that takes long', () => {
  test('to confirm a mail is waited for, beyond the limit of all steps before', async () => {
    const server = await mailServer();
    const envelope = 3000;
    server.mode = { slow: envelope + 300 };
    await sendBySmtp(server.env.SMTP_URL, mail, { timeouts: { ...timeouts, envelope } });
    expect(server.mails).toHaveLength(1);
  });

  test('to confirm a mail is waited for only until a timeout', async () => {
    const server = await mailServer();
    server.mode = { slow: 3000 };
    await expect(
      sendBySmtp(server.env.SMTP_URL, mail, { timeouts: { ...timeouts, data: short.data } }),
    ).rejects.toThrow('the mail server did not confirm the mail in time');
  });

  test('to greet is left early: it has no mail yet', async () => {
    const port = await silentServer();
    await expect(
      sendBySmtp(`smtp://127.0.0.1:${port}`, mail, {
        timeouts: { ...timeouts, connect: short.connect },
      }),
    ).rejects.toThrow('the mail server cannot be reached (ETIMEDOUT)');
  });

  test('to answer a command before the mail is left early', async () => {
    const server = await mailServer({
      disabledCommands: ['STARTTLS'],
      onMailFrom() {
        // The server never answers.
      },
    });
    await expect(
      sendBySmtp(server.env.SMTP_URL, mail, {
        timeouts: { ...timeouts, envelope: short.envelope },
      }),
    ).rejects.toThrow('the mail server took too long');
  });
});

test('a delivery that is stopped says whether the server may have the mail', async () => {
  const server = await mailServer();
  const confirmation = Promise.withResolvers<undefined>();
  server.mode = { slow: confirmation.promise };
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = sendBySmtp(server.env.SMTP_URL, mail, { timeouts, signal });
  await expect.poll(() => server.mails).toHaveLength(1);
  stopping.abort();
  await expect(sending).rejects.toThrow(
    'the site was stopped before the mail server confirmed the mail',
  );
  await expect(sendBySmtp(server.env.SMTP_URL, mail, { timeouts, signal })).rejects.toThrow(
    'the site was stopped before the mail was sent',
  );
  confirmation.resolve(undefined);
  expect(server.mails).toHaveLength(1);
});

/** Makes this process trust a certificate until the end of the test. NODE_EXTRA_CA_CERTS does the same for a whole process. */
function trust(certificate: string): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, certificate]);
  onTestFinished(() => setDefaultCACertificates(before));
}
