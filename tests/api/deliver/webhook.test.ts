import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { WAITS } from '#api/deliver/backoff.ts';
import { deliverDue } from '#api/deliver/deliverDue.ts';
import { enquiryApi } from '../../helpers/enquiryApi.ts';

const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'Hello', page: 'Branding' };

/** Something that takes webhooks, and answers with `status`. */
async function receiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const state = { status: 204, received, url: '' };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(state.status, { Location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return state;
}

test('a webhook gets the enquiry, signed as Standard Webhooks has it', async () => {
  const hook = await receiver();
  const api = await enquiryApi({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: 'whsec_c2VjcmV0' });
  const { id } = await (await api.sendJson(enquiry)).json();
  const [{ headers, body }] = hook.received as [(typeof hook.received)[number]];
  expect(JSON.parse(body)).toMatchObject({
    type: 'enquiry.received',
    data: { id, ...enquiry, phone: '', flags: [] },
  });
  expect(headers['webhook-id']).toBe(id);
  const signed = `${id}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', 'secret').update(signed).digest('base64')}`,
  );
});

test.each([
  [500, 'pending'],
  [302, 'pending'],
  [404, 'pending'],
  [410, 'failed'],
] as const)('a webhook that answers %i leaves the notification %s', async (status, state) => {
  const hook = await receiver();
  hook.status = status;
  const api = await enquiryApi({ WEBHOOK_URL: hook.url });
  await api.sendJson(enquiry);
  expect(hook.received).toHaveLength(1);
  expect((await api.kept())[0]?.notifications).toMatchObject([
    { channel: 'webhook', state, lastError: `the webhook answered ${status}` },
  ]);
});

test('a webhook that was away gets the enquiry later, with the same id', async () => {
  const hook = await receiver();
  hook.status = 503;
  const clock = { now: new Date('2026-03-01T10:00:00Z') };
  const api = await enquiryApi({ WEBHOOK_URL: hook.url }, { now: () => clock.now });
  const { id } = await (await api.sendJson(enquiry)).json();
  hook.status = 200;
  clock.now = new Date(clock.now.getTime() + (WAITS[0] ?? 0));
  await deliverDue({ ...api.services.delivery, store: api.store });
  expect(hook.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  expect((await api.kept())[0]?.notifications).toMatchObject([{ state: 'delivered' }]);
});

test('one channel that fails does not keep the other from telling', async () => {
  const hook = await receiver();
  const api = await enquiryApi({
    WEBHOOK_URL: hook.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'website@mileward.example',
    MAIL_TO: 'hello@mileward.example',
  });
  await api.sendJson(enquiry);
  expect((await api.kept())[0]?.notifications).toMatchObject([
    { channel: 'mail', state: 'pending' },
    { channel: 'webhook', state: 'delivered' },
  ]);
});
