import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A server on this machine that receives webhooks. */
export interface WebhookReceiver {
  url: string;
  /** The status of its responses. Tests may change it while the server runs. */
  status: number;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** The received bodies, parsed. */
  events(): { type: string; timestamp: string; data: Record<string, unknown> }[];
}

/** Starts a receiver of webhooks. It ends with the test. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: '',
    status: 204,
    received: [],
    events: () => receiver.received.map(({ body }) => JSON.parse(body)),
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.received.push({ headers: request.headers, body });
      response.writeHead(receiver.status, { Location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
