import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startOutbox } from '#api/deliver/outbox.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { newDatabase, otherProgram } from '../../helpers/databaseFiles.ts';
import { enquiryApi } from '../../helpers/enquiryApi.ts';
import { mailEnv, mailServer, silentServer } from '../../helpers/mailServer.ts';
import { keptAs, listed, MAIL, newEnquiry, WEBHOOK } from '../../helpers/storedEnquiries.ts';
import { webhookReceiver } from '../../helpers/webhookReceiver.ts';

/** Starts the outbox of a server with a new store. Returns both. */
async function running(env: Record<string, string>, open?: () => Promise<never>) {
  const api = await enquiryApi(env);
  let isOpen = open === undefined;
  const outbox = startOutbox(
    () => (isOpen ? Promise.resolve(api.store) : (open?.() ?? Promise.resolve(api.store))),
    api.services.delivery,
  );
  onTestFinished(() => outbox.stop());
  return { ...api, outbox, repair: () => (isOpen = true) };
}

test('what was waiting when a server starts goes out at once', async () => {
  const server = await mailServer();
  const api = await enquiryApi(server.env);
  await api.store.save(newEnquiry({ receivedAt: new Date() }));
  const outbox = startOutbox(() => Promise.resolve(api.store), api.services.delivery);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 60_000);
  await outbox.stop();
});

test('each enquiry is sent once when the loop is woken, however often that is', async () => {
  const server = await mailServer();
  const { store, outbox } = await running(server.env);
  for (let count = 0; count < 20; count++) {
    await store.save(newEnquiry({ id: randomUUID(), receivedAt: new Date() }));
    outbox.wake();
    outbox.wake();
  }
  await vi.waitFor(() => expect(server.mails).toHaveLength(20), 60_000);
  await outbox.stop();
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
});

test('an enquiry that comes in while the store is being checked is sent at once', async () => {
  const server = await mailServer();
  const api = await enquiryApi(server.env);
  const answer = Promise.withResolvers<undefined>();
  const nextDue = vi.spyOn(api.store, 'nextDue').mockReturnValueOnce(answer.promise);
  const outbox = startOutbox(() => Promise.resolve(api.store), api.services.delivery);
  onTestFinished(() => outbox.stop());
  await vi.waitFor(() => expect(nextDue).toHaveBeenCalled(), 60_000);
  await api.store.save(newEnquiry({ receivedAt: new Date() }));
  outbox.wake();
  answer.resolve(undefined);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 60_000);
});

test('a store whose clock is behind is checked no more than once a second', async () => {
  const api = await enquiryApi();
  vi.spyOn(api.store, 'claimDue').mockResolvedValue([]);
  const nextDue = vi.spyOn(api.store, 'nextDue').mockResolvedValue(new Date(0));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = startOutbox(() => Promise.resolve(api.store), {
    ...api.services.delivery,
    notifiers: { webhook: { notify: () => Promise.resolve(), warn: () => Promise.resolve() } },
  });
  onTestFinished(() => outbox.stop());
  await vi.advanceTimersByTimeAsync(999);
  expect(nextDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(nextDue).toHaveBeenCalledTimes(2);
});

test('a notification for a channel that this process lacks causes no further checks of the store', async () => {
  const server = await mailServer();
  const api = await enquiryApi(server.env);
  await api.store.save(newEnquiry({ receivedAt: new Date(), notify: [MAIL, WEBHOOK] }));
  const nextDue = vi.spyOn(api.store, 'nextDue');
  const outbox = startOutbox(() => Promise.resolve(api.store), api.services.delivery);
  onTestFinished(() => outbox.stop());
  await vi.waitFor(async () => {
    expect(nextDue).toHaveBeenCalled();
    expect(await nextDue.mock.results.at(-1)?.value).toBeUndefined();
  }, 60_000);
  expect(server.mails).toHaveLength(1);
});

test('a store that fails does not end the loop', async () => {
  const server = await mailServer();
  const { store, outbox, repair } = await running(server.env, () =>
    Promise.reject(new StoreUnavailable('down', 'Away.')),
  );
  outbox.wake();
  await store.save(newEnquiry({ receivedAt: new Date() }));
  repair();
  outbox.wake();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 60_000);
});

test('a fault of the store is logged', async () => {
  const server = await mailServer();
  const file = newDatabase();
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  const { services, logged } = await enquiryApi(server.env, { open: () => Promise.resolve(store) });
  const db = new DatabaseSync(file);
  db.exec('DROP TABLE notifications');
  db.close();
  const line = expect.stringMatching(
    /^Notifications wait because of a fault of the site: Error at .*store/,
  );
  const outbox = startOutbox(services.store, services.delivery);
  onTestFinished(() => outbox.stop());
  await vi.waitFor(() => expect(logged).toEqual([line]), 60_000);
  await services.notify(randomUUID());
  expect(logged).toEqual([line, line]);
});

test('a mail that takes long keeps no other notification waiting, not even one that comes in later', async () => {
  const server = await mailServer();
  const hook = await webhookReceiver();
  const [slow, other] = ['slow@mileward.example', 'hello@mileward.example'];
  const confirmation = Promise.withResolvers<undefined>();
  server.mode = { slow: confirmation.promise, to: slow };
  const { store, services, outbox } = await running({
    ...server.env,
    MAIL_TO: `${slow}, ${other}`,
    WEBHOOK_URL: hook.url,
  });
  const states = async () =>
    (await listed(store)).flatMap(({ notifications }) =>
      notifications.map(({ address, state }) => `${address || 'webhook'} ${state}`),
    );
  for (const expected of [1, 2]) {
    await store.save(newEnquiry({ receivedAt: new Date(), notify: [...services.recipients] }));
    outbox.wake();
    await vi.waitFor(async () => {
      const all = await states();
      expect(all.filter((one) => one === `${other} delivered`)).toHaveLength(expected);
      expect(all.filter((one) => one === 'webhook delivered')).toHaveLength(expected);
    }, 60_000);
  }
  expect((await states()).filter((one) => one === `${slow} pending`)).toHaveLength(2);
  confirmation.resolve(undefined);
});

describe('an outcome that cannot be recorded, because another program has locked the file,', () => {
  /** Starts an outbox whose store does not wait for locks for long, and locks its file while the mail server has a mail. */
  async function lockedWhileSending(options?: { stopTimeout: number }) {
    const server = await mailServer();
    const confirmation = Promise.withResolvers<undefined>();
    server.mode = { slow: confirmation.promise };
    const { services, logged } = await enquiryApi(server.env);
    const file = newDatabase();
    const store = await openSqliteStore(file, { lockTimeout: 100 });
    onTestFinished(() => store.close());
    const enquiry = newEnquiry({ receivedAt: new Date() });
    await store.save(enquiry);
    const outbox = startOutbox(() => Promise.resolve(store), services.delivery, options);
    onTestFinished(() => outbox.stop());
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 60_000);
    const lock = await otherProgram(file, 'BEGIN IMMEDIATE');
    confirmation.resolve(undefined);
    await vi.waitFor(
      () =>
        expect(logged).toContainEqual(
          expect.stringMatching(
            `^Could not record the outcome of notifying ${MAIL.address} of enquiry ${enquiry.id} \\(delivered\\) yet; .* locked by another program`,
          ),
        ),
      10_000,
    );
    return { server, store, enquiry, outbox, lock, logged };
  }

  test('is recorded once the lock is gone, so the mail is not sent again', async () => {
    const { server, store, enquiry, lock } = await lockedWhileSending();
    await lock.end();
    await vi.waitFor(
      async () =>
        expect((await keptAs(store, enquiry.id))?.notifications).toMatchObject([
          { state: 'delivered' },
        ]),
      10_000,
    );
    expect(server.mails).toHaveLength(1);
  });

  test('does not keep a loop that is stopped, and the log says that the mail is sent again', async () => {
    const { outbox, logged } = await lockedWhileSending({ stopTimeout: 100 });
    await outbox.stop();
    expect(logged.join('\n')).toContain('(delivered); the notification is sent again.');
  });
});

test('a loop that is stopped waits for a mail server to confirm what it has', async () => {
  const server = await mailServer();
  server.mode = { slow: 800 };
  const { store, outbox } = await running(server.env);
  await store.save(newEnquiry({ receivedAt: new Date() }));
  outbox.wake();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 60_000);
  await outbox.stop();
  expect((await listed(store))[0]?.notifications).toMatchObject([{ state: 'delivered' }]);
});

test('a loop that is stopped while it claims a notification sends it first', async () => {
  const server = await mailServer();
  const api = await enquiryApi(server.env);
  await api.store.save(newEnquiry({ receivedAt: new Date() }));
  const { store } = api;
  const claimDue = store.claimDue.bind(store);
  const [called, released] = [
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>(),
  ];
  vi.spyOn(store, 'claimDue').mockImplementationOnce(async (options) => {
    called.resolve(undefined);
    await released.promise;
    return claimDue(options);
  });
  const outbox = startOutbox(() => Promise.resolve(store), api.services.delivery);
  await called.promise;
  const stopped = outbox.stop();
  released.resolve(undefined);
  await stopped;
  expect((await listed(store))[0]?.notifications).toMatchObject([{ state: 'delivered' }]);
});

test('a loop that is stopped does not wait for long: what is under way is due again soon', async () => {
  const server = await mailServer();
  const confirmation = Promise.withResolvers<undefined>();
  server.mode = { slow: confirmation.promise };
  const api = await enquiryApi(server.env);
  await api.store.save(newEnquiry({ receivedAt: new Date() }));
  const outbox = startOutbox(() => Promise.resolve(api.store), api.services.delivery, {
    stopTimeout: 100,
  });
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 60_000);
  await outbox.stop();
  confirmation.resolve(undefined);
  const [notification] = (await listed(api.store))[0]?.notifications ?? [];
  expect(notification).toMatchObject({
    state: 'pending',
    lastError: 'the site was stopped before the mail server confirmed the mail',
  });
  expect(notification?.nextAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(
    await api.store.claimDue({
      now: notification?.nextAt ?? new Date(),
      channels: ['mail'],
      limit: 1,
      lease: 1000,
      horizons: [1e9],
    }),
  ).toHaveLength(1);
});

test('a loop that is stopped lets running deliveries end, and records their outcome', async () => {
  const smtpTimeouts = { connect: 500, envelope: 1000, data: 1000 };
  const api = await enquiryApi(mailEnv(await silentServer()), { smtpTimeouts });
  const enquiry = newEnquiry({ receivedAt: new Date() });
  await api.store.save(enquiry);
  const notifications = async () => (await keptAs(api.store, enquiry.id))?.notifications;
  const outbox = startOutbox(() => Promise.resolve(api.store), api.services.delivery);
  await vi.waitFor(
    async () => expect(await notifications()).toMatchObject([{ attempts: 1 }]),
    60_000,
  );
  await outbox.stop();
  expect(await notifications()).toMatchObject([
    { state: 'pending', lastError: 'the mail server cannot be reached (ETIMEDOUT)' },
  ]);
});
