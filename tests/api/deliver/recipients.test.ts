import { describe, expect, test } from 'vitest';
import { WAITS } from '#api/deliver/backoff.ts';
import { deliverDue } from '#api/deliver/deliverDue.ts';
import { enquiryApi } from '../../helpers/enquiryApi.ts';
import { mailServer } from '../../helpers/mailServer.ts';
import type { MailServer } from '../../helpers/mailServer.ts';
import { newEnquiry } from '../../helpers/storedEnquiries.ts';
import { webhookReceiver } from '../../helpers/webhookReceiver.ts';

const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'Hello', page: 'Branding' };
const [HELLO, SALES] = ['hello@mileward.example', 'sales@mileward.example'];
const both = (server: MailServer) => ({ ...server.env, MAIL_TO: `Mileward <${HELLO}>, ${SALES}` });

/** Creates a handler whose clock the test sets. */
async function siteWith(env: Record<string, string>) {
  const clock = { now: new Date('2026-03-01T10:00:00Z') };
  const api = await enquiryApi(env, { now: () => new Date(clock.now) });
  return {
    ...api,
    clock,
    deliver: () => deliverDue({ ...api.services.delivery, store: api.store }),
    /** Returns the state of each notification, by address. */
    states: async () =>
      Object.fromEntries(
        (await api.kept()).flatMap(({ notifications }) =>
          notifications.map(({ channel, address, state }) => [address || channel, state]),
        ),
      ),
    wait(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
}

describe('an enquiry for two addresses', () => {
  test('goes to each in a mail of its own, with a Message-ID of its own', async () => {
    const server = await mailServer();
    const site = await siteWith(both(server));
    await site.sendJson(enquiry);
    expect(server.recipients.toSorted()).toEqual([[HELLO], [SALES]]);
    expect(server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort()).toEqual([
      HELLO,
      SALES,
    ]);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await site.states()).toEqual({ [HELLO]: 'delivered', [SALES]: 'delivered' });
  });

  test.each(['rcpt', 'data'] as const)(
    'with one temporarily refused (450 to %s) is retried for that one only',
    async (at) => {
      const server = await mailServer();
      const site = await siteWith(both(server));
      server.mode = { code: 450, at, to: SALES };
      await site.sendJson(enquiry);
      expect(await site.states()).toEqual({ [HELLO]: 'delivered', [SALES]: 'pending' });
      server.mode = 'fine';
      site.wait(WAITS[0] ?? 0);
      expect(await site.deliver()).toEqual({ delivered: 1, postponed: 0, failed: 0 });
      expect(server.recipients).toEqual([[HELLO], [SALES]]);
    },
  );

  test.each(['rcpt', 'data'] as const)(
    'with one permanently refused (550 to %s) is listed as failed, with that address',
    async (at) => {
      const server = await mailServer();
      const site = await siteWith(both(server));
      server.mode = { code: 550, at, to: SALES };
      await site.sendJson(enquiry);
      expect(await site.states()).toEqual({ [HELLO]: 'delivered', [SALES]: 'failed' });
      expect(await site.kept({ failed: true })).toMatchObject([
        { notifications: [{ address: HELLO, lastError: '' }, { address: SALES }] },
      ]);
    },
  );

  test('keeps the Message-ID of each when it is tried again', async () => {
    const server = await mailServer();
    const site = await siteWith(both(server));
    server.mode = 'drops the line after the mail';
    await site.sendJson(enquiry);
    server.mode = 'fine';
    site.wait(WAITS[0] ?? 0);
    await site.deliver();
    const sent = server.mails.map(({ messageId }, index) => [server.recipients[index], messageId]);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(2);
  });
});

describe('a notification that fails permanently', () => {
  test('is an alert in the log, and everybody else is warned', async () => {
    const server = await mailServer();
    const hook = await webhookReceiver();
    const site = await siteWith({ ...both(server), WEBHOOK_URL: hook.url });
    server.mode = { code: 550, at: 'rcpt', to: SALES };
    const { id } = await (await site.sendJson(enquiry)).json();
    expect(site.logged).toContain(
      `ALERT enquiry-not-delivered: stopped trying to notify ${SALES} of enquiry ${id} (the mail server answered 550 4.3.0 to RCPT TO). It is kept: see "npm run site -- enquiries list --failed".`,
    );
    const warnings = hook.events().filter(({ type }) => type === 'enquiry.notification_failed');
    expect(warnings).toEqual([
      {
        type: 'enquiry.notification_failed',
        timestamp: expect.any(String),
        data: { id, channel: 'mail', reason: 'the mail server answered 550 4.3.0 to RCPT TO' },
      },
    ]);
    const warning = server.mails.find(({ subject }) => subject?.includes('did not reach'));
    expect(warning?.to).toMatchObject([{ address: HELLO }]);
    expect(warning?.replyTo).toBeUndefined();
    expect(warning?.text).toContain(SALES);
    expect(warning?.text).toContain(id);
    for (const text of [enquiry.email, enquiry.message, enquiry.name]) {
      expect(`${warning?.text}${warning?.html}${JSON.stringify(warnings)}`).not.toContain(text);
    }
  });

  test('by the webhook is told by mail', async () => {
    const server = await mailServer();
    const hook = await webhookReceiver();
    hook.status = 410;
    const site = await siteWith({ ...server.env, WEBHOOK_URL: hook.url });
    await site.sendJson(enquiry);
    expect(await site.states()).toEqual({ [HELLO]: 'delivered', webhook: 'failed' });
    expect(server.mails.map(({ subject }) => subject)).toContain(
      'An enquiry did not reach the webhook',
    );
  });

  test('whose warning fails as well is logged, and stops nothing else', async () => {
    const server = await mailServer();
    const hook = await webhookReceiver();
    hook.status = 410;
    server.mode = { code: 550, at: 'rcpt' };
    const site = await siteWith({ ...server.env, WEBHOOK_URL: hook.url });
    await site.sendJson(enquiry);
    expect(await site.states()).toEqual({ [HELLO]: 'failed', webhook: 'failed' });
    expect(site.logged.filter((line) => line.startsWith('ALERT'))).toHaveLength(2);
    expect(site.logged.filter((line) => line.startsWith('Could not warn'))).toHaveLength(2);
  });
});

describe('an address that is no longer in MAIL_TO', () => {
  test('is replaced by those that are: a mistyped one loses no enquiry', async () => {
    const server = await mailServer();
    const site = await siteWith(both(server));
    await site.store.save(
      newEnquiry({
        receivedAt: site.clock.now,
        notify: [{ channel: 'mail', address: 'helo@mileward.example' }],
      }),
    );
    expect(await site.deliver()).toEqual({ delivered: 2, postponed: 0, failed: 0 });
    expect(server.recipients.flat().sort()).toEqual([HELLO, SALES]);
    expect(await site.states()).toEqual({ [HELLO]: 'delivered', [SALES]: 'delivered' });
  });

  test('is dropped if the others were told already', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    const { id } = newEnquiry();
    await site.store.save(
      newEnquiry({
        id,
        receivedAt: site.clock.now,
        notify: [
          { channel: 'mail', address: HELLO },
          { channel: 'mail', address: 'former@mileward.example' },
        ],
      }),
    );
    expect(await site.deliver()).toEqual({ delivered: 1, postponed: 0, failed: 0 });
    expect(server.recipients).toEqual([[HELLO]]);
    expect(await site.states()).toEqual({ [HELLO]: 'delivered' });
  });

  test('gets nothing when failed notifications are retried', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    const wrong = { channel: 'mail' as const, address: 'helo@mileward.example' };
    const saved = newEnquiry({ receivedAt: site.clock.now, notify: [wrong] });
    await site.store.save(saved);
    await site.store.settle(saved.id, wrong, { state: 'failed', error: '550' });
    await site.store.makeDue({ now: site.clock.now, failed: true });
    expect(await site.deliver()).toEqual({ delivered: 1, postponed: 0, failed: 0 });
    expect(await site.states()).toEqual({ [HELLO]: 'delivered' });
  });
});

test('a notification of an older version, without an address, goes to every address of MAIL_TO', async () => {
  const server = await mailServer();
  const site = await siteWith(both(server));
  await site.store.save(
    newEnquiry({ receivedAt: site.clock.now, notify: [{ channel: 'mail', address: '' }] }),
  );
  await site.deliver();
  expect(server.recipients.toSorted()).toEqual([[HELLO], [SALES]]);
  expect(await site.states()).toEqual({ [HELLO]: 'delivered', [SALES]: 'delivered' });
});

describe('a mail server that confirms mails slowly', () => {
  test('gets each mail exactly once, however often somebody looks for due ones', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    // The delay is longer than the timeout of the steps before the mail, and shorter than the one after it (tests/helpers/enquiryApi.ts).
    server.mode = { slow: 1500 };
    await site.store.save(
      newEnquiry({
        receivedAt: site.clock.now,
        notify: [{ channel: 'mail', address: HELLO }],
      }),
    );
    const sending = site.deliver();
    await expect.poll(() => server.mails).toHaveLength(1);
    // RFC 5321 allows the server ten minutes, during which the claim is still valid.
    site.wait(10 * 60_000);
    await site.store.makeDue({ now: site.clock.now, failed: false });
    expect(await site.deliver()).toEqual({ delivered: 0, postponed: 0, failed: 0 });
    expect(await sending).toEqual({ delivered: 1, postponed: 0, failed: 0 });
    for (const wait of WAITS) {
      site.wait(wait);
      await site.deliver();
    }
    expect(server.mails).toHaveLength(1);
    expect(await site.states()).toEqual({ [HELLO]: 'delivered' });
  });

  test('for one address holds up neither the other address nor the webhook', async () => {
    const server = await mailServer();
    const hook = await webhookReceiver();
    const site = await siteWith({ ...both(server), WEBHOOK_URL: hook.url });
    const confirmation = Promise.withResolvers<undefined>();
    server.mode = { slow: confirmation.promise, to: SALES };
    await site.store.save(
      newEnquiry({ receivedAt: site.clock.now, notify: [...site.services.recipients] }),
    );
    const sending = site.deliver();
    await expect
      .poll(site.states)
      .toEqual({ [HELLO]: 'delivered', [SALES]: 'pending', webhook: 'delivered' });
    confirmation.resolve(undefined);
    await sending;
    expect(await site.states()).toMatchObject({ [SALES]: 'delivered' });
    expect(server.mails).toHaveLength(2);
  });
});
