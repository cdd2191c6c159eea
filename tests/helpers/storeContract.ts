import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore, Recipient } from '#api/store/enquiryStore.ts';
import {
  MAIL,
  WEBHOOK,
  newEnquiry,
  newVisit,
  listedRows,
  listed,
  keptAs,
} from './storedEnquiries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A store under test. */
export interface StoreUnderTest {
  store: EnquiryStore;
  /** Writes an invalid time of receipt to stored enquiries, directly in the database: long before or long after all others. */
  spoil(ids: readonly string[], when: 'before' | 'after'): Promise<void>;
}

/**
 * Defines the tests of the interface of stores (api/store/enquiryStore.ts), which every store must pass. `open` returns an empty store,
 * which is closed after each test.
 */
export function describeStorePromises(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the ${name} store`, () => {
    let store: EnquiryStore;
    let spoil: StoreUnderTest['spoil'];
    beforeEach(async () => {
      ({ store, spoil } = await open());
    });
    afterEach(() => store.close());

    const at = (minutes: number) =>
      new Date(Date.parse('2026-03-01T10:00:00.000Z') + minutes * MINUTE);
    const claim = (options: Partial<Parameters<EnquiryStore['claimDue']>[0]> = {}) =>
      store.claimDue({
        now: at(0),
        channels: ['mail', 'webhook'],
        limit: 10,
        lease: MINUTE,
        horizons: [7 * DAY],
        ...options,
      });

    test('keeps an enquiry whole, every character of it', async () => {
      const enquiry = newEnquiry({
        name: "Zoë O'Hara 🦊 <b>",
        message: `"quotes", 100% \\ back\nslash; -- ${'ü'.repeat(5000)}`,
        flags: ['links', 'quick'],
        notify: [WEBHOOK, MAIL],
      });
      expect(await store.save(enquiry)).toEqual({ result: 'created', id: enquiry.id });
      const { notify: _, ...kept } = enquiry;
      const pending = { state: 'pending', attempts: 0, nextAt: at(0), lastError: '' };
      expect(await store.get(enquiry.id)).toEqual({
        ...kept,
        notifications: [
          { ...MAIL, ...pending, deliveredAt: undefined },
          { ...WEBHOOK, ...pending, deliveredAt: undefined },
        ],
      });
    });

    test('keeps one record of one id, the first', async () => {
      const enquiry = newEnquiry();
      await store.save(enquiry);
      await store.save({ ...enquiry, name: 'Somebody else' });
      expect((await listed(store)).map((kept) => kept.name)).toEqual(['Ada Byron']);
      expect(await claim()).toHaveLength(1);
    });

    test('keeps one record of one id when it arrives many times at once', async () => {
      const enquiry = newEnquiry();
      await Promise.all(Array.from({ length: 20 }, () => store.save(enquiry)));
      expect(await listed(store)).toHaveLength(1);
    });

    test('distinguishes a repeated request from another one with the same id, whether they arrive at once or later', async () => {
      const enquiry = newEnquiry();
      const { id } = enquiry;
      const other = { ...enquiry, message: 'Something else.', bodyHash: 'c'.repeat(64) };
      const results = await Promise.all([1, 2, 3].map(() => store.save(enquiry)));
      expect(results.map(({ result }) => result).sort()).toEqual([
        'created',
        'repeated',
        'repeated',
      ]);
      expect(await store.save(other)).toEqual({ result: 'conflict', id });
      expect(await store.save({ ...other, spam: true, notify: [] })).toMatchObject({
        result: 'conflict',
      });
      expect(await listed(store)).toMatchObject([{ message: enquiry.message }]);
    });

    test('takes an enquiry of an older version, without a hash of its text, for the same one', async () => {
      const enquiry = newEnquiry({ bodyHash: '' });
      await store.save(enquiry);
      expect(await store.save({ ...enquiry, bodyHash: 'c'.repeat(64) })).toEqual({
        result: 'repeated',
        id: enquiry.id,
      });
    });

    test('takes an enquiry for an earlier one under another id, if that is recent enough', async () => {
      const earlier = newEnquiry();
      await store.save(earlier);
      const again = () => newEnquiry({ receivedAt: at(9) });
      expect(await store.save(again(), { id: earlier.id, since: at(0) })).toEqual({
        result: 'repeated',
        id: earlier.id,
      });
      expect(await store.save(again(), { id: earlier.id, since: at(1) })).toMatchObject({
        result: 'created',
      });
      expect(await store.save(again(), { id: randomUUID(), since: at(0) })).toMatchObject({
        result: 'created',
      });
      expect(await listed(store)).toHaveLength(3);
    });

    test('keeps none of several that come at once after it, although they have another id', async () => {
      const earlier = newEnquiry();
      const later = newEnquiry({ receivedAt: at(1) });
      await store.save(earlier);
      const results = await Promise.all(
        [1, 2, 3].map(() => store.save(later, { id: earlier.id, since: at(0) })),
      );
      for (const { result } of results) expect(result).toBe('repeated');
      expect(await listed(store)).toHaveLength(1);
    });

    test('no longer treats an enquiry as spam that is sent again properly, and notifies each recipient once', async () => {
      const spam = newEnquiry({ spam: true, flags: ['honeypot'], notify: [] });
      const { id } = spam;
      await store.save(spam);
      expect(await store.save(spam)).toEqual({ result: 'repeated', id });
      const proper = { ...spam, spam: false, flags: ['links'], notify: [MAIL, WEBHOOK] };
      expect(await store.save(proper)).toEqual({ result: 'created', id });
      expect(await store.save(proper)).toEqual({ result: 'repeated', id });
      expect(await store.save(spam)).toEqual({ result: 'repeated', id });
      expect(await listed(store)).toMatchObject([
        {
          flags: ['links'],
          notifications: [
            { ...MAIL, state: 'pending' },
            { ...WEBHOOK, state: 'pending' },
          ],
        },
      ]);
      expect(await claim()).toHaveLength(2);
      expect(await claim()).toEqual([]);
    });

    test('no longer takes an earlier one under another id for spam either', async () => {
      const spam = newEnquiry({ spam: true, flags: ['honeypot'], notify: [] });
      await store.save(spam);
      const proper = newEnquiry({ receivedAt: at(1) });
      expect(await store.save(proper, { id: spam.id, since: at(0) })).toEqual({
        result: 'created',
        id: spam.id,
      });
      expect((await listed(store)).map(({ id }) => id)).toEqual([spam.id]);
    });

    test('leaves an enquiry spam that somebody marked, although its sender repeats it', async () => {
      const enquiry = newEnquiry({ flags: ['links'] });
      const { id } = enquiry;
      await store.save(enquiry);
      await store.markSpam(id, true, []);
      await store.markSpam(id, true, []);
      expect(await store.save(enquiry)).toEqual({ result: 'repeated', id });
      expect(await listed(store)).toEqual([]);
      expect(await listed(store, { spam: true })).toMatchObject([
        { flags: ['links', 'marked'], notifications: [] },
      ]);
      await store.markSpam(id, false, [MAIL]);
      expect(await listed(store)).toMatchObject([
        { flags: ['links'], notifications: [{ ...MAIL, state: 'pending' }] },
      ]);
    });

    test('says that an enquiry could be kept, again and again', async () => {
      await store.probe();
      await store.probe();
      expect(await listed(store)).toEqual([]);
    });

    test('settles each recipient by itself', async () => {
      const second = { ...MAIL, address: 'sales@mileward.example' };
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id, notify: [second, WEBHOOK, MAIL] }));
      expect((await claim()).map(({ recipient }) => recipient)).toEqual([MAIL, second, WEBHOOK]);
      await store.settle(id, second, { state: 'failed', error: '550 at RCPT TO' });
      await store.settle(id, MAIL, { state: 'delivered', at: at(1) });
      expect((await keptAs(store, id))?.notifications).toMatchObject([
        { ...MAIL, state: 'delivered' },
        { ...second, state: 'failed' },
        { ...WEBHOOK, state: 'pending', attempts: 1 },
      ]);
      expect(await listed(store, { failed: true })).toHaveLength(1);
      expect(await store.makeDue({ now: at(0), failed: true })).toBe(1);
      expect(await listed(store, { failed: true })).toEqual([]);
      expect(await claim()).toMatchObject([{ recipient: second, attempts: 1 }]);
    });

    test('neither lists nor retries the failed notifications of spam', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id }));
      await claim();
      await store.settle(id, MAIL, { state: 'failed', error: 'x' });
      await store.markSpam(id, true, []);
      expect(await listed(store, { failed: true })).toEqual([]);
      expect(await store.makeDue({ now: at(1), failed: true })).toBe(0);
    });

    test('replaces the notification of an older version, to all addresses together, when it notifies each address', async () => {
      const everyone = { ...MAIL, address: '' };
      const [pending, told] = [newEnquiry(), newEnquiry()];
      for (const { id } of [pending, told]) {
        await store.save(newEnquiry({ id, notify: [everyone] }));
      }
      await store.settle(pending.id, everyone, { state: 'failed', error: 'x' });
      await store.settle(told.id, everyone, { state: 'delivered', at: at(0) });
      for (const { id } of [pending, told]) {
        await store.markSpam(id, true, []);
        await store.markSpam(id, false, [MAIL]);
      }
      expect((await keptAs(store, pending.id))?.notifications).toMatchObject([
        { ...MAIL, state: 'pending' },
      ]);
      expect((await keptAs(store, told.id))?.notifications).toMatchObject([
        { ...everyone, state: 'delivered' },
      ]);
    });

    test.each(['before', 'after'] as const)(
      'lists, claims and erases the others when rows cannot be read, of times %s all others',
      async (when) => {
        const enquiries = Array.from({ length: 201 }, (_, index) =>
          newEnquiry({ receivedAt: at(index), notify: index < 3 ? [MAIL] : [] }),
        );
        for (const enquiry of enquiries) await store.save(enquiry);
        const bad = enquiries.slice(0, 2).map(({ id }) => id);
        await spoil(bad, when);
        const rows = await listedRows(store);
        expect(rows).toHaveLength(201);
        const unreadable = rows.filter((row) => 'problem' in row);
        expect(unreadable.map(({ id }) => id).sort()).toEqual(bad.toSorted());
        for (const { problem } of unreadable) expect(problem).toMatch(/^received_at is not a time/);
        const claimed = await claim({ now: at(300) });
        expect(claimed).toHaveLength(3);
        expect(
          claimed
            .filter(({ enquiry }) => !enquiry)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(bad.toSorted());
        for (const { id, recipient } of claimed) {
          await store.settle(id, recipient, { state: 'failed', error: 'x' });
        }
        expect(await store.nextDue(['mail'])).toBeUndefined();
        expect(await listedRows(store, { failed: true })).toHaveLength(3);
        for (const id of bad) {
          expect(await store.get(id)).toEqual({ id, problem: unreadable[0]?.problem });
          expect(await store.erase(id)).toBe(true);
        }
        expect(await store.purge({ enquiries: at(300) })).toEqual({ enquiries: 199, visits: 0 });
      },
    );

    test('has no enquiry that was never saved', async () => {
      for (const id of [randomUUID(), 'ada@example.com', '']) {
        expect(await store.get(id)).toBeUndefined();
        expect(await store.erase(id)).toBe(false);
        expect(await store.markSpam(id, true, [])).toBe(false);
      }
    });

    test('lists the newest first, without spam; spam alone; up to a limit', async () => {
      for (const [index, spam] of [false, true, false, false].entries()) {
        await store.save(newEnquiry({ name: `${index}`, spam, receivedAt: at(index), notify: [] }));
      }
      const names = async (filter?: Parameters<EnquiryStore['list']>[0]) =>
        (await listed(store, filter)).map((kept) => kept.name);
      expect(await names()).toEqual(['3', '2', '0']);
      expect(await names({ limit: 2 })).toEqual(['3', '2']);
      expect(await names({ spam: true })).toEqual(['1']);
      expect(await names({ failed: true })).toEqual([]);
    });

    test('lists more than it reads at once, each exactly once, equal times included', async () => {
      // In groups, because a store rejects calls that wait too long.
      for (let first = 0; first < 450; first += 50) {
        const receivedAt = at(Math.floor(first / 100));
        await Promise.all(Array.from({ length: 50 }, () => store.save(newEnquiry({ receivedAt }))));
      }
      const ids = (await listed(store)).map(({ id }) => id);
      expect(ids).toHaveLength(450);
      expect(new Set(ids).size).toBe(450);
    });

    test('gives a due notification to one caller only, until its lease is over', async () => {
      const enquiry = newEnquiry();
      await store.save(enquiry);
      expect(await claim({ now: at(-1) })).toEqual([]);
      const [claimed, ...others] = (await Promise.all([claim(), claim(), claim()])).flat();
      expect(others).toEqual([]);
      expect(claimed).toMatchObject({ recipient: MAIL, attempts: 1, id: enquiry.id });
      expect(claimed?.enquiry).toMatchObject({
        name: enquiry.name,
        message: enquiry.message,
        receivedAt: enquiry.receivedAt,
      });
      expect(await store.makeDue({ now: at(0.5), failed: true })).toBe(0);
      expect(await claim({ now: at(0.5) })).toEqual([]);
      expect(await claim({ now: at(2) })).toMatchObject([{ attempts: 2 }]);
    });

    test('claims those that have waited longest first, and no more than the limit', async () => {
      for (const minute of [2, 0, 1]) {
        await store.save(newEnquiry({ name: `${minute}`, receivedAt: at(minute) }));
      }
      const claimed = await claim({ now: at(5), limit: 2 });
      expect(claimed.map(({ enquiry }) => enquiry?.name)).toEqual(['0', '1']);
    });

    test('claims those of the given channels', async () => {
      await store.save(newEnquiry({ notify: [MAIL, WEBHOOK] }));
      expect(await claim({ channels: ['webhook'] })).toMatchObject([{ recipient: WEBHOOK }]);
      expect(await claim({ channels: [] })).toEqual([]);
      expect(await claim()).toMatchObject([{ recipient: MAIL }]);
    });

    test('claims those of one enquiry', async () => {
      const [one, other] = [newEnquiry(), newEnquiry()];
      await store.save(one);
      await store.save(other);
      expect(await claim({ only: other.id })).toMatchObject([{ enquiry: { id: other.id } }]);
    });

    test('tries again at the given time, and earlier only on request', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id }));
      await claim();
      await store.settle(id, MAIL, { state: 'pending', nextAt: at(30), error: '451 at DATA' });
      expect(await store.nextDue(['mail'])).toEqual(at(30));
      expect((await keptAs(store, id))?.notifications).toMatchObject([
        { state: 'pending', attempts: 1, lastError: '451 at DATA', nextAt: at(30) },
      ]);
      expect(await claim({ now: at(29) })).toEqual([]);
      expect(await store.makeDue({ now: at(29), failed: false })).toBe(1);
      expect(await claim({ now: at(29) })).toMatchObject([{ attempts: 2 }]);
    });

    test('moves the notification of one recipient to others, who are notified once', async () => {
      const { id } = newEnquiry();
      const former: Recipient = { channel: 'mail', address: 'former@mileward.example' };
      await store.save(newEnquiry({ id, notify: [former, WEBHOOK] }));
      await claim();
      await store.settle(id, WEBHOOK, { state: 'delivered', at: at(1) });
      await store.readdress(id, former, [MAIL, WEBHOOK], at(2));
      expect((await keptAs(store, id))?.notifications).toMatchObject([
        { ...MAIL, state: 'pending', attempts: 0, nextAt: at(2) },
        { ...WEBHOOK, state: 'delivered' },
      ]);
    });

    test('keeps a notification that was delivered, that has no new recipient, or that does not exist', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id, notify: [MAIL, WEBHOOK] }));
      await store.settle(id, MAIL, { state: 'delivered', at: at(1) });
      const before = await keptAs(store, id);
      await store.readdress(id, MAIL, [{ channel: 'mail', address: 'b@mileward.example' }], at(2));
      await store.readdress(id, WEBHOOK, [], at(2));
      await store.readdress(randomUUID(), MAIL, [WEBHOOK], at(2));
      expect(await keptAs(store, id)).toEqual(before);
    });

    test('adds the notifications of an enquiry that has none, once, and not of spam', async () => {
      const [none, some, spam] = [newEnquiry(), newEnquiry(), newEnquiry()];
      await store.save({ ...none, notify: [] });
      await store.save({ ...some, notify: [WEBHOOK] });
      await store.save({ ...spam, spam: true, notify: [] });
      expect(await store.notifyUnnotified(none.id, [], at(1))).toBe(false);
      const added = await Promise.all(
        [1, 2, 3].map(() => store.notifyUnnotified(none.id, [MAIL, WEBHOOK], at(1))),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      for (const { id } of [some, spam, newEnquiry()]) {
        expect(await store.notifyUnnotified(id, [MAIL], at(1))).toBe(false);
      }
      expect(await keptAs(store, none.id)).toMatchObject({
        notifications: [
          { ...MAIL, state: 'pending', attempts: 0, nextAt: at(1) },
          { ...WEBHOOK, state: 'pending', attempts: 0, nextAt: at(1) },
        ],
      });
      expect(await claim({ now: at(1), channels: ['mail'] })).toMatchObject([{ id: none.id }]);
    });

    test('returns when the next notification of the given channels is due', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id, notify: [MAIL, WEBHOOK] }));
      await claim();
      await store.settle(id, MAIL, { state: 'pending', nextAt: at(30), error: '451 at DATA' });
      await store.settle(id, WEBHOOK, { state: 'pending', nextAt: at(20), error: '503' });
      expect(await store.nextDue(['mail'])).toEqual(at(30));
      expect(await store.nextDue(['webhook'])).toEqual(at(20));
      expect(await store.nextDue(['mail', 'webhook'])).toEqual(at(20));
      expect(await store.nextDue([])).toBeUndefined();
    });

    test('does not wait for a time that a wrong clock has set far ahead', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id, receivedAt: at(60 * 24 * 365) }));
      expect(await claim()).toHaveLength(1);
      await store.settle(id, MAIL, { state: 'pending', nextAt: at(60 * 24 * 365), error: 'x' });
      expect(await claim()).toHaveLength(1);
    });

    test('does not wait longer than after that number of attempts, because a clock was wrong', async () => {
      const { id } = newEnquiry();
      const horizons = [MINUTE, 10 * MINUTE, 20 * MINUTE];
      const due = async (nextAt: Date) => {
        await store.settle(id, MAIL, { state: 'pending', nextAt, error: 'x' });
        return (await claim({ horizons })).map(({ attempts }) => attempts);
      };
      await store.save(newEnquiry({ id, receivedAt: at(2) }));
      expect((await claim({ horizons })).map(({ attempts }) => attempts)).toEqual([1]);
      expect(await due(at(9))).toEqual([]);
      expect(await due(at(11))).toEqual([2]);
      expect(await due(at(19))).toEqual([]);
      expect(await due(at(21))).toEqual([3]);
      expect(await due(at(19))).toEqual([]);
      expect(await due(at(21))).toEqual([4]);
      expect(await claim({ horizons, now: at(-15), lease: 60 * MINUTE })).toEqual([]);
    });

    test('has nothing due once all is delivered, and keeps when that was', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id }));
      await claim();
      await store.settle(id, MAIL, { state: 'delivered', at: at(1) });
      await store.settle(id, MAIL, { state: 'failed', error: 'too late' });
      expect(await store.nextDue(['mail'])).toBeUndefined();
      expect(await claim({ now: at(60) })).toEqual([]);
      expect((await keptAs(store, id))?.notifications).toMatchObject([
        { state: 'delivered', deliveredAt: at(1), lastError: '' },
      ]);
    });

    test('lists deliveries that failed permanently, and resumes them on request', async () => {
      const [given, fine] = [newEnquiry(), newEnquiry()];
      await store.save(given);
      await store.save(fine);
      await claim();
      await store.settle(given.id, MAIL, { state: 'failed', error: '550 at RCPT TO' });
      await store.settle(fine.id, MAIL, { state: 'delivered', at: at(1) });
      expect((await listed(store, { failed: true })).map(({ id }) => id)).toEqual([given.id]);
      expect(await store.nextDue(['mail'])).toBeUndefined();
      expect(await store.makeDue({ now: at(5), failed: false })).toBe(0);
      expect(await store.makeDue({ now: at(5), failed: true })).toBe(1);
      expect(await listed(store, { failed: true })).toEqual([]);
      expect(await claim({ now: at(5) })).toMatchObject([
        { enquiry: { id: given.id }, attempts: 1 },
      ]);
    });

    test('drops pending notifications when an enquiry is marked as spam, and restores them when it is not spam after all', async () => {
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id }));
      expect(await store.markSpam(id, true, [MAIL])).toBe(true);
      expect(await claim()).toEqual([]);
      expect((await listed(store, { spam: true })).map((kept) => kept.id)).toEqual([id]);
      expect(await store.markSpam(id, false, [MAIL, WEBHOOK])).toBe(true);
      expect(await claim({ now: new Date(Date.now() + MINUTE) })).toHaveLength(2);
    });

    test('leaves a notification that is being sent claimed when an enquiry is marked as not spam', async () => {
      const now = new Date();
      const { id } = newEnquiry();
      await store.save(newEnquiry({ id, receivedAt: now }));
      expect(await claim({ now })).toHaveLength(1);
      expect(await store.markSpam(id, false, [MAIL, WEBHOOK])).toBe(true);
      const later = new Date(now.getTime() + MINUTE / 2);
      expect(await claim({ now: later })).toMatchObject([{ recipient: WEBHOOK }]);
      expect((await keptAs(store, id))?.notifications).toMatchObject([
        { ...MAIL, attempts: 1 },
        { ...WEBHOOK, attempts: 1 },
      ]);
    });

    test('permanently erases one enquiry', async () => {
      const [one, other] = [newEnquiry(), newEnquiry()];
      await store.save(one);
      await store.save(other);
      expect(await store.erase(one.id)).toBe(true);
      expect((await listed(store)).map(({ id }) => id)).toEqual([other.id]);
      expect(await claim()).toHaveLength(1);
    });

    test('purges what was received before a time, spam too, and nothing younger', async () => {
      await store.save(newEnquiry({ name: 'old', receivedAt: at(-1) }));
      await store.save(
        newEnquiry({ name: 'old spam', receivedAt: at(-1), spam: true, notify: [] }),
      );
      await store.save(newEnquiry({ name: 'young', receivedAt: at(0) }));
      await store.saveVisit(newVisit('/old'), at(-1), 100);
      await store.saveVisit(newVisit('/young'), at(0), 100);
      expect(await store.purge({ enquiries: at(0), visits: at(0) })).toEqual({
        enquiries: 2,
        visits: 1,
      });
      expect((await listed(store)).map((kept) => kept.name)).toEqual(['young']);
      expect(await listed(store, { spam: true })).toEqual([]);
      expect(await store.purge({})).toEqual({ enquiries: 0, visits: 0 });
    });

    test('counts visits by path, with the pages that led there', async () => {
      await store.saveVisit(newVisit('/b', 'https://a.example/'), at(0), 100);
      await store.saveVisit(newVisit('/a'), at(1), 100);
      await store.saveVisit(newVisit('/b', 'https://b.example/'), at(2), 100);
      await store.saveVisit(newVisit('/b', 'https://b.example/'), at(3), 100);
      await store.saveVisit(newVisit('/long-ago'), at(-60), 100);
      expect(await store.missingPaths({ since: at(-30), limit: 10 })).toEqual([
        {
          pathname: '/b',
          visits: 3,
          lastAt: at(3),
          referrers: ['https://b.example/', 'https://a.example/'],
        },
        { pathname: '/a', visits: 1, lastAt: at(1), referrers: [] },
      ]);
      expect(await store.missingPaths({ since: at(-90), limit: 1 })).toHaveLength(1);
    });

    test('keeps as many visits as the cap, the newest', async () => {
      for (let visit = 0; visit < 120; visit++) {
        await store.saveVisit(newVisit(`/${visit}`), at(visit), 100);
      }
      const paths = (await store.missingPaths({ since: at(0), limit: 1000 })).map(
        (path) => path.pathname,
      );
      const newest = Array.from({ length: 100 }, (_, index) => `/${index + 20}`);
      expect(paths.toSorted()).toEqual(newest.toSorted());
    });

    test('lets a proof be used once', async () => {
      const expires = new Date(Date.now() + MINUTE);
      const uses = await Promise.all([1, 2, 3].map(() => store.useProof('proof', expires)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await store.useProof('another', expires)).toBe(true);
    });

    test('has one salt a day, and forgets those of days before yesterday', async () => {
      const first = await store.salt('2026-03-01');
      expect(first).toMatch(/^[0-9a-f]{32,}$/);
      expect(await store.salt('2026-03-01')).toBe(first);
      expect(await store.salt('2026-03-02')).not.toBe(first);
      expect(await store.salt('2026-03-01')).toBe(first);
      await store.salt('2026-03-03');
      expect(await store.salt('2026-03-01')).not.toBe(first);
    });
  });
}
