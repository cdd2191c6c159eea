import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { WAITS } from '#api/deliver/backoff.ts';
import { deliverDue } from '#api/deliver/deliverDue.ts';
import { enquiryApi } from '../../helpers/enquiryApi.ts';
import { mailEnv, mailServer, silentServer } from '../../helpers/mailServer.ts';
import type { MailServer } from '../../helpers/mailServer.ts';
import { handlerWords } from '../../helpers/interfaceWords.ts';
import { WEBHOOK, newEnquiry } from '../../helpers/storedEnquiries.ts';

const enquiry = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '07700 900123',
  message: 'We need a website.\n\nSoon.',
  page: 'Responsive Web Design',
};

/** Creates a handler whose clock the test sets. Returns it with functions for its deliveries. */
async function siteWith(env: Record<string, string>, ...words: [data?: unknown]) {
  const clock = { now: new Date('2026-03-01T10:00:00Z') };
  const api = await enquiryApi(env, {
    now: () => new Date(clock.now),
    ...(words.length > 0 && { wordsData: words[0] }),
  });
  const deliver = (options?: { signal: AbortSignal }) =>
    deliverDue({ ...api.services.delivery, store: api.store }, options);
  const states = async () =>
    (await api.kept()).flatMap(({ notifications }) =>
      notifications.map(({ state, attempts, lastError }) => ({ state, attempts, lastError })),
    );
  return {
    ...api,
    clock,
    deliver,
    states,
    /** Advances the clock. */
    wait(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    async sendMany(count: number) {
      const ids = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const sent = { ...enquiry, message: `Message ${index}`, key: randomUUID() };
          const { id } = await (await api.sendJson(sent)).json();
          return id as string;
        }),
      );
      return ids.sort();
    },
  };
}

/** Returns the ids of the enquiries in the received mails, sorted. */
const idsOf = ({ mails }: MailServer) =>
  mails.map(({ messageId = '' }) => /^<([0-9a-f-]{36})\./.exec(messageId)?.[1]).sort();

describe('a mail about an enquiry', () => {
  test('comes from the agency, answers to the visitor, and says everything in text and in HTML', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    const { id } = await (await site.sendJson(enquiry)).json();
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { name: 'Mileward website', address: 'website@mileward.example' },
      to: [{ address: 'hello@mileward.example' }],
      replyTo: [{ name: 'Ada Byron', address: 'ada@example.org' }],
      messageId: expect.stringMatching(`^<${id}\\.[0-9a-f]{8}@mileward\\.example>$`),
      date: '2026-03-01T10:00:00.000Z',
      subject: 'Enquiry from Ada Byron – Responsive Web Design',
      // RFC 3834: it keeps the recipient's server from answering that nobody is there.
      headers: expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      ]),
    });
    expect(mail?.text?.replace(id, 'ID')).toMatchInlineSnapshot(`
      "Name:  Ada Byron
      Email: ada@example.org
      Phone: 07700 900123
      Page:  Responsive Web Design

      We need a website.

      Soon.

      -- 
      Received on Sunday, 1 March 2026 at 10:00, reference ID.
      Reply to this mail to answer the visitor.
      "
    `);
    for (const part of Object.values(enquiry)) {
      expect(mail?.html).toContain(part.replaceAll('\n', '<br>\n'));
    }
    expect(await site.states()).toEqual([{ state: 'delivered', attempts: 1, lastError: '' }]);
  });

  test('states the time in the locale and the time zone of the site', async () => {
    const server = await mailServer();
    const forms = { ...handlerWords.forms, locale: 'en-US' };
    const site = await siteWith(server.env, { ...handlerWords, forms, timeZone: 'Asia/Tokyo' });
    await site.sendJson(enquiry);
    expect(server.mails[0]?.text?.replaceAll('\u202f', ' ')).toContain(
      'Received on Sunday, March 1, 2026 at 7:00 PM, reference',
    );
  });

  test('states the time in UTC if the words of the handler are missing', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env, undefined);
    site.clock.now = new Date('2026-07-01T10:00:00Z');
    await site.sendJson(enquiry);
    expect(server.mails[0]?.text).toMatch(/^Received on .* 10:00.*, reference/m);
  });

  test('without an address to answer to says so', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    await site.sendJson({ ...enquiry, email: '' });
    expect(server.mails[0]?.replyTo).toBeUndefined();
    expect(server.mails[0]?.text).toContain('The visitor left no email address.');
  });

  test.each(['jörg@example.org', 'jörg@exämple.org'])(
    'to which a strict server would refuse a reply, to %s, has a header in ASCII and says where to write',
    async (email) => {
      const server = await mailServer();
      const site = await siteWith(server.env);
      await site.sendJson({ ...enquiry, email });
      expect(server.mails[0]?.replyTo).toBeUndefined();
      expect(server.mails[0]?.text).toContain(email);
      expect(server.mails[0]?.text).toContain('Write to the address above.');
    },
  );

  test('shows an encoded word in a name as it was typed', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    await site.sendJson({ ...enquiry, name: '=?utf-8?q?a=0D=0ABcc:x?=' });
    expect(server.mails[0]?.subject).toContain('= ?utf-8?q?a=0D=0ABcc:x?=');
    expect(server.mails[0]?.replyTo).toMatchObject([{ name: '= ?utf-8?q?a=0D=0ABcc:x?=' }]);
  });

  test.each([
    ['Contact Us Page', 'Contact page'],
    ['Homepage Lead Capture', 'Home page'],
  ])('that comes from the form "%s" names the page: %s', async (page, name) => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    await site.sendJson({ ...enquiry, page });
    expect(server.mails[0]?.subject).toContain(`– ${name}`);
    expect(server.mails[0]?.text).toContain(`Page:  ${name}`);
    expect(server.mails[0]?.text).not.toContain(page);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'from the page "%s" names it',
    async (page) => {
      const server = await mailServer();
      const site = await siteWith(server.env);
      await site.sendJson({ ...enquiry, page });
      expect(server.mails[0]?.subject).toContain(`– ${page}`);
    },
  );

  test('names the domains of the agency in ASCII to the mail server', async () => {
    const given: unknown[] = [];
    const server = await mailServer({
      disabledCommands: ['STARTTLS'],
      hideSMTPUTF8: false,
      onMailFrom({ args }, _session, done) {
        given.push(args);
        done();
      },
    });
    const site = await siteWith({
      ...server.env,
      MAIL_FROM: 'site@müller.example',
      MAIL_TO: 'info@müller.example',
    });
    await site.sendJson(enquiry);
    // It is not asked to accept addresses in Unicode (SMTPUTF8).
    expect(given).toEqual([false]);
    expect(server.sources[0]).toMatch(/^From: site@xn--mller-kva\.example$/m);
    expect(server.mails[0]?.messageId).toMatch(/@xn--mller-kva\.example>$/);
  });

  test.each([
    [true, 'pending'],
    [false, 'delivered'],
  ])(
    'to an address outside ASCII waits while the mail server does not support it (%s)',
    async (hideSMTPUTF8, state) => {
      const server = await mailServer({ disabledCommands: ['STARTTLS'], hideSMTPUTF8 });
      const site = await siteWith({ ...server.env, MAIL_TO: 'jörg@mileward.example' });
      await site.sendJson(enquiry);
      expect(await site.states()).toMatchObject([{ state }]);
    },
  );

  test('that may be spam says why', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    await site.sendJson({ ...enquiry, message: 'http://a http://b http://c http://d' });
    expect(server.mails[0]?.subject).toMatch(/^\[possible spam\] /);
    expect(server.mails[0]?.text).toContain('This may be spam: it has many links.');
  });

  test.each([
    ['a name', { name: 'Ada\r\nBcc: everybody@example.org' }],
    ['a page', { page: 'Branding\nBcc: everybody@example.org' }],
    ['an address', { email: 'ada@example.org\r\nBcc: everybody@example.org' }],
    ['an address that is a list', { email: 'ada@example.org, everybody@example.org' }],
    ['a name with quotes', { name: '"Ada" <everybody@example.org>, x' }],
    ['separators of Unicode', { name: 'Ada\u2028Bcc: everybody@example.org\u0085x' }],
  ])(
    'takes no header and no recipient from %s, not even from a store that let it in',
    async (_, changes) => {
      const server = await mailServer();
      const site = await siteWith(server.env);
      await site.store.save(newEnquiry({ ...changes, receivedAt: site.clock.now }));
      await site.deliver();
      const [mail] = server.mails;
      expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail?.to).toEqual([{ name: '', address: 'hello@mileward.example' }]);
      expect(mail?.replyTo?.map(({ address }) => address) ?? []).not.toContain(
        'everybody@example.org',
      );
      const [head = ''] = server.sources[0]?.split('\r\n\r\n') ?? [];
      expect(head).not.toMatch(/^bcc:/im);
    },
  );

  test('shows HTML that a visitor wrote as text', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    await site.sendJson({
      ...enquiry,
      name: '<b>Ada</b>',
      message: '<img src=x onerror=alert(1)>',
    });
    expect(server.mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(server.mails[0]?.html).not.toContain('<img');
    expect(server.mails[0]?.html).not.toContain('<b>Ada');
  });
});

describe('a mail server that', () => {
  test('refuses connections: each mail is tried again, and arrives exactly once when it is back', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    await server.stop();
    const ids = await site.sendMany(8);
    expect(await site.states()).toEqual(
      Array(8).fill({
        state: 'pending',
        attempts: 1,
        lastError: 'the mail server cannot be reached (ECONNREFUSED)',
      }),
    );
    expect(await site.deliver()).toEqual({ delivered: 0, postponed: 0, failed: 0 });
    site.wait(WAITS[0] ?? 0);
    expect(await site.deliver()).toEqual({ delivered: 0, postponed: 8, failed: 0 });
    await server.start();
    site.wait(WAITS[1] ?? 0);
    expect(await site.deliver()).toEqual({ delivered: 8, postponed: 0, failed: 0 });
    site.wait(WAITS[2] ?? 0);
    await site.deliver();
    expect(idsOf(server)).toEqual(ids);
  });

  test('goes down in the middle and comes back: each mail arrives exactly once', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    const first = await site.sendMany(5);
    await server.stop();
    const second = await site.sendMany(5);
    await server.start();
    const third = await site.sendMany(5);
    for (const wait of WAITS) {
      site.wait(wait);
      await Promise.all([site.deliver(), site.deliver(), site.deliver()]);
    }
    expect(idsOf(server)).toEqual([...first, ...second, ...third].sort());
  });

  test('says nothing at all is left after a while, and the mail is tried again', async () => {
    const site = await siteWith(mailEnv(await silentServer()));
    await site.sendMany(1);
    expect(await site.states()).toEqual([
      {
        state: 'pending',
        attempts: 1,
        lastError: 'the mail server cannot be reached (ETIMEDOUT)',
      },
    ]);
  });

  test.each(['rcpt', 'data'] as const)(
    'says 451 to %s is tried again until it takes the mail',
    async (at) => {
      const server = await mailServer();
      const site = await siteWith(server.env);
      server.mode = { code: 451, at };
      const ids = await site.sendMany(2);
      site.wait(WAITS[0] ?? 0);
      await site.deliver();
      expect(await site.states()).toEqual(
        Array(2).fill({
          state: 'pending',
          attempts: 2,
          lastError: `the mail server answered 451 4.3.0 to ${at === 'rcpt' ? 'RCPT TO' : 'DATA'}`,
        }),
      );
      server.mode = 'fine';
      site.wait(WAITS[1] ?? 0);
      await site.deliver();
      expect(idsOf(server)).toEqual(ids);
    },
  );

  test.each(['rcpt', 'data'] as const)(
    'answers 550 to %s is retried only by command',
    async (at) => {
      const server = await mailServer();
      const site = await siteWith(server.env);
      server.mode = { code: 550, at };
      const ids = await site.sendMany(1);
      expect(await site.kept({ failed: true })).toHaveLength(1);
      site.wait(30 * 24 * 60 * 60 * 1000);
      expect(await site.deliver()).toEqual({ delivered: 0, postponed: 0, failed: 0 });
      server.mode = 'fine';
      expect(await site.store.makeDue({ now: site.clock.now, failed: true })).toBe(1);
      expect(await site.deliver()).toEqual({ delivered: 1, postponed: 0, failed: 0 });
      expect(idsOf(server)).toEqual(ids);
    },
  );

  test('takes the mail and drops the line before it says so gets it again with the same Message-ID', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    server.mode = 'drops the line after the mail';
    const [id] = await site.sendMany(1);
    const [{ lastError } = {}] = await site.states();
    expect(lastError).toContain('ended the connection before it confirmed the mail');
    server.mode = 'fine';
    site.wait(WAITS[0] ?? 0);
    await site.deliver();
    expect(idsOf(server)).toEqual([id, id]);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('never answers fails permanently after the last try, and is listed', async () => {
    const site = await siteWith(mailEnv(await freePort()));
    await site.sendMany(1);
    for (const wait of WAITS) {
      site.wait(wait);
      await site.deliver();
    }
    expect(await site.states()).toMatchObject([{ state: 'failed', attempts: WAITS.length + 1 }]);
    expect(await site.kept({ failed: true })).toHaveLength(1);
    expect(site.logged.at(-1)).toContain(
      'stopped trying to notify hello@mileward.example of enquiry',
    );
  });

  test('is slow to confirm at the last try, which is stopped: the mail is tried again', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    server.mode = { code: 451, at: 'data' };
    await site.sendMany(1);
    for (const wait of WAITS) {
      expect(await site.states()).toMatchObject([{ state: 'pending' }]);
      site.wait(wait);
      if (wait !== WAITS.at(-1)) await site.deliver();
    }
    const confirmation = Promise.withResolvers<undefined>();
    server.mode = { slow: confirmation.promise };
    const stopping = new AbortController();
    const sending = site.deliver({ signal: stopping.signal });
    await expect.poll(() => server.mails).toHaveLength(1);
    stopping.abort();
    expect(await sending).toEqual({ delivered: 0, postponed: 1, failed: 0 });
    confirmation.resolve(undefined);
    expect(await site.states()).toMatchObject([{ state: 'pending', attempts: WAITS.length + 1 }]);
  });

  test('says what it likes: its words reach no log and no list', async () => {
    const server = await mailServer();
    const site = await siteWith(server.env);
    server.mode = { code: 550, at: 'rcpt' };
    await site.sendMany(1);
    expect(JSON.stringify([site.logged, await site.states()])).not.toContain('ada@');
  });
});

test('a notification that ends makes room for one other', async () => {
  const site = await siteWith({ WEBHOOK_URL: 'http://127.0.0.1:9/' });
  for (let count = 0; count < 20; count++) {
    await site.store.save(
      newEnquiry({ id: randomUUID(), receivedAt: site.clock.now, notify: [WEBHOOK] }),
    );
  }
  const started: (() => void)[] = [];
  const notify = () => new Promise<void>((resolve) => started.push(resolve));
  const sending = deliverDue({
    ...site.services.delivery,
    store: site.store,
    notifiers: { webhook: { notify, warn: () => Promise.resolve() } },
  });
  for (let ended = 0; ended < 20; ended++) {
    await expect.poll(() => started).toHaveLength(Math.min(ended + 5, 20));
    started[ended]?.();
  }
  expect(await sending).toEqual({ delivered: 20, postponed: 0, failed: 0 });
});

test('a clock that jumps loses no mail and sends none twice', async () => {
  const server = await mailServer();
  const site = await siteWith(server.env);
  const year = 365 * 24 * 60 * 60 * 1000;
  await server.stop();
  site.wait(year);
  const ahead = await site.sendMany(2);
  site.wait(-year);
  const behind = await site.sendMany(2);
  await server.start();
  for (const wait of WAITS) {
    site.wait(wait);
    await site.deliver();
  }
  expect(idsOf(server)).toEqual([...ahead, ...behind].sort());
});
