import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** How a mail server behaves; it can change while it runs. */
export type Mood = 'fine' | { code: number; at: 'rcpt' | 'data' } | 'drops the line after the mail';

/** A mail server on this machine. */
export interface MailServer {
  port: number;
  /** The variables that make the site use it. */
  env: { SMTP_URL: string; MAIL_FROM: string; MAIL_TO: string };
  mood: Mood;
  /** What arrived and was accepted. */
  mails: Email[];
  /** What arrived, as it went over the wire. */
  sources: string[];
  /** Stops listening; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Settings for a mail server on a port of this machine. */
export function mailEnv(port: number) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Mileward website <website@mileward.example>',
    MAIL_TO: 'hello@mileward.example',
  };
}

/** Starts a mail server that ends with the test. */
export async function mailServer(): Promise<MailServer> {
  let smtp: SMTPServer | undefined;
  const server: MailServer = {
    port: 0,
    env: mailEnv(0),
    mood: 'fine',
    mails: [],
    sources: [],
    async start() {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo(_address, _session, done) {
          done(errorAt('rcpt'));
        },
        onData(stream, session, done) {
          void buffer(stream).then(async (source) => {
            const error = errorAt('data');
            if (error) return done(error);
            server.sources.push(source.toString());
            server.mails.push(await PostalMime.parse(source));
            if (server.mood === 'drops the line after the mail') {
              const { connections } = smtp as unknown as {
                connections: Set<{ id: string; close(): void }>;
              };
              for (const connection of connections) {
                if (connection.id === session.id) connection.close();
              }
              return;
            }
            done();
          });
        },
      });
      // Clients that hang up are part of the tests.
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
  const errorAt = (step: 'rcpt' | 'data') => {
    if (typeof server.mood !== 'object' || server.mood.at !== step) return undefined;
    return Object.assign(new Error('4.3.0 ada@example.org is not wanted'), {
      responseCode: server.mood.code,
    });
  };
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}

/** The port of something that accepts connections and never says a word. */
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

/** A port on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
