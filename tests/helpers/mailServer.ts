import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** The behaviour of a mail server. It can change while the server runs. */
export type Mode =
  | 'fine'
  /** Refuses a step with a code; with `to`, only for that recipient. */
  | { code: number; at: 'rcpt' | 'data'; to?: string }
  /** Delays the confirmation of a mail, by milliseconds or until a promise is fulfilled; with `to`, only for that recipient. */
  | { slow: number | Promise<undefined>; to?: string }
  | 'drops the line after the mail';

/** A mail server on this machine. */
export interface MailServer {
  port: number;
  /** The variables that make the site use it. */
  env: { SMTP_URL: string; MAIL_FROM: string; MAIL_TO: string };
  mode: Mode;
  /** The mails that were accepted. */
  mails: Email[];
  /** The accepted mails as they were transmitted. */
  sources: string[];
  /** The accepted addresses of each envelope, in the order of arrival. */
  recipients: string[][];
  /** Whether each mail came over an encrypted connection. */
  encrypted: boolean[];
  /** Stops listening; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Returns the settings for a mail server on a port of this machine. */
export function mailEnv(port: number) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Mileward website <website@mileward.example>',
    MAIL_TO: 'hello@mileward.example',
  };
}

/** Starts a mail server that ends with the test. Without `options` it offers no encryption. */
export async function mailServer(
  options: SMTPServerOptions = { disabledCommands: ['STARTTLS'] },
): Promise<MailServer> {
  let smtp: SMTPServer | undefined;
  const server: MailServer = {
    port: 0,
    env: mailEnv(0),
    mode: 'fine',
    mails: [],
    sources: [],
    recipients: [],
    encrypted: [],
    async start() {
      smtp = new SMTPServer({
        authOptional: true,
        ...options,
        onRcptTo({ address }, _session, done) {
          done(errorAt('rcpt', [address]));
        },
        onData(stream, session, done) {
          void buffer(stream).then(async (source) => {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            const { mode } = server;
            const error = errorAt('data', to);
            if (error) return done(error);
            server.sources.push(source.toString());
            server.recipients.push(to);
            server.encrypted.push(session.secure);
            server.mails.push(await PostalMime.parse(source));
            if (mode === 'drops the line after the mail') {
              const { connections } = smtp as unknown as {
                connections: Set<{ id: string; close(): void }>;
              };
              for (const connection of connections) {
                if (connection.id === session.id) connection.close();
              }
              return;
            }
            if (typeof mode === 'object' && 'slow' in mode && isFor(mode, to)) {
              await (typeof mode.slow === 'number' ? wait(mode.slow) : mode.slow);
            }
            done();
          });
        },
      });
      // Some tests close the connection, which is not an error.
      smtp.on('error', () => undefined);
      const listening = smtp.listen(server.port, '127.0.0.1');
      await once(listening, 'listening');
      server.port = (listening.address() as AddressInfo).port;
      server.env = mailEnv(server.port);
    },
    async stop() {
      const running = smtp;
      smtp = undefined;
      if (running) await new Promise<void>((resolve) => running.close(resolve));
    },
  };
  const isFor = (mode: { to?: string }, addresses: readonly string[]) =>
    mode.to === undefined || addresses.includes(mode.to);
  const errorAt = (step: 'rcpt' | 'data', addresses: readonly string[]) => {
    const { mode } = server;
    if (typeof mode !== 'object' || !('code' in mode)) return undefined;
    if (mode.at !== step || !isFor(mode, addresses)) return undefined;
    return Object.assign(new Error('4.3.0 ada@example.org is not wanted'), {
      responseCode: mode.code,
    });
  };
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}

/** Creates a key and a self-signed certificate for an address of this machine. */
export function selfSigned(address: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=test -addext subjectAltName=IP:${address} -keyout ${key} -out ${cert}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the port of a server that accepts connections and never sends anything. */
export async function silentServer(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
