import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { WAITS } from '#api/deliver/backoff.ts';
import { deliverDue } from '#api/deliver/deliverDue.ts';
import { enquiryApi } from '../../helpers/enquiryApi.ts';
import { webhookReceiver } from '../../helpers/webhookReceiver.ts';

const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'Hello', page: 'Branding' };

test('a webhook gets the enquiry, signed as Standard Webhooks has it', async () => {
  const hook = await webhookReceiver();
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
  const hook = await webhookReceiver();
  hook.status = status;
  const api = await enquiryApi({ WEBHOOK_URL: hook.url });
  await api.sendJson(enquiry);
  expect(hook.received).toHaveLength(1);
  expect((await api.kept())[0]?.notifications).toMatchObject([
    { channel: 'webhook', state, lastError: `the webhook answered ${status}` },
  ]);
});

test('a webhook that was away gets the enquiry later, with the same id', async () => {
  const hook = await webhookReceiver();
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

test('a failing channel does not prevent the other from notifying', async () => {
  const hook = await webhookReceiver();
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
