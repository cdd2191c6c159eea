import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { RateLimiter } from '#api/request/rateLimiter.ts';
import { EnquiryAnswerSchema, ProblemSchema } from '#schemas/enquiry.ts';
import { ORIGIN, enquiryApi } from '../helpers/enquiryApi.ts';
import { keptAs, listed } from '../helpers/storedEnquiries.ts';

const enquiry = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '07700 900123',
  message: 'We need a website.',
  page: 'Responsive Web Design',
};

const contactForm = {
  form: 'contact',
  page: 'Contact Us Page',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '',
  company: '',
  service: 'Branding',
  message: 'First line\r\nSecond line',
  website: '',
};

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return ProblemSchema.parse(await response.json());
}

describe('an enquiry as JSON', () => {
  test('is kept before it is answered with its id', async () => {
    const api = await enquiryApi();
    const response = await api.sendJson(enquiry);
    expect(response.status).toBe(200);
    const { id } = EnquiryAnswerSchema.parse(await response.json());
    expect(await api.kept()).toMatchObject([{ ...enquiry, id, spam: false, flags: [] }]);
  });

  test.each(['1970-01-01T00:00:07Z', '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'])(
    'is refused if the clock of the machine says %s, as the health check says',
    async (time) => {
      const api = await enquiryApi({}, { now: () => new Date(time) });
      const response = await api.sendJson(enquiry);
      expect(response.status).toBe(503);
      expect((await api.send('/api/health')).status).toBe(503);
      const reason = expect.stringContaining('The clock of this machine is wrong');
      expect(api.logged).toEqual([reason, reason]);
      const db = new DatabaseSync(api.file);
      onTestFinished(() => db.close());
      expect(db.prepare('SELECT id FROM enquiries').all()).toEqual([]);
    },
  );

  test('with a key is kept once however often it is sent, with the same answer each time', async () => {
    const api = await enquiryApi();
    const sent = { ...enquiry, key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => api.sendJson(sent)));
    const later = await api.sendJson({ ...sent, key: sent.key.toUpperCase() }, '192.0.2.77');
    const texts = await Promise.all([...answers, later].map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await api.kept()).toHaveLength(1);
  });

  test('with a key that belongs to another text is refused, and changes nothing', async () => {
    const api = await enquiryApi();
    const key = randomUUID();
    await api.sendJson({ ...enquiry, key });
    for (const field of ['name', 'email', 'phone', 'message', 'page'] as const) {
      const changed = { ...enquiry, key, [field]: `x${enquiry[field]}` };
      expect(await problemOf(await api.sendJson(changed))).toMatchObject({
        status: 422,
        title:
          'Another message was already sent with this key. Please reload the page and send yours again.',
        errors: [{ field: 'key', message: 'This key belongs to another enquiry. Use a new one.' }],
      });
    }
    expect(await api.kept()).toMatchObject([enquiry]);
  });

  test('with a key is kept once, however late and from wherever it is repeated', async () => {
    const now = new Date('2026-03-01T23:59:59Z');
    const api = await enquiryApi({}, { now: () => now });
    const sent = { ...enquiry, key: randomUUID() };
    const { id } = await (await api.sendJson(sent)).json();
    now.setDate(now.getDate() + 40);
    expect(await (await api.sendJson(sent, '198.51.100.7')).json()).toEqual({ ok: true, id });
    expect(await api.kept()).toHaveLength(1);
  });

  test('with another key is another enquiry', async () => {
    const api = await enquiryApi();
    await api.sendJson({ ...enquiry, key: randomUUID() });
    await api.sendJson({ ...enquiry, key: randomUUID() });
    expect(await api.kept()).toHaveLength(2);
  });

  test('without a key is the same one when the same visitor sends the same text at once', async () => {
    const now = new Date('2026-03-01T10:00:00Z');
    const api = await enquiryApi({}, { now: () => now });
    await api.sendJson(enquiry);
    await api.sendJson(enquiry);
    expect(await api.kept()).toHaveLength(1);
    await api.sendJson(enquiry, '198.51.100.1');
    await api.sendJson({ ...enquiry, message: 'Something else.' });
    now.setTime(now.getTime() + 10 * 60_000 + 1);
    await api.sendJson(enquiry);
    expect(await api.kept()).toHaveLength(4);
  });

  test.each([
    ['a ten-minute mark', '2026-03-01T10:09:59.900Z'],
    ['midnight, when the salt of addresses changes', '2026-03-01T23:59:59.900Z'],
  ])('without a key is the same one across %s, with the same answer', async (_, time) => {
    const now = new Date(time);
    const api = await enquiryApi({}, { now: () => now });
    const first = await (await api.sendJson(enquiry)).json();
    now.setTime(now.getTime() + 200);
    expect(await (await api.sendJson(enquiry)).json()).toEqual(first);
    // Ten minutes after the first one, it is a new enquiry.
    now.setTime(now.getTime() + 10 * 60_000);
    expect(await (await api.sendJson(enquiry)).json()).not.toEqual(first);
    expect(await api.kept()).toHaveLength(2);
  });

  test('may have any one of name, email, phone and message alone', async () => {
    const api = await enquiryApi();
    for (const field of ['name', 'email', 'phone', 'message'] as const) {
      expect((await api.sendJson({ [field]: enquiry[field] })).status).toBe(200);
    }
    expect(await api.kept()).toHaveLength(4);
  });

  test('may name the coding of its body in capitals, because names of codings have no case', async () => {
    const api = await enquiryApi();
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'Identity' };
    const body = JSON.stringify(enquiry);
    const { status } = await api.send('/api/contact', { method: 'POST', headers, body });
    expect(status).toBe(200);
  });

  test('is refused with one message a field, each in words for a visitor', async () => {
    const api = await enquiryApi();
    const response = await api.sendJson({
      name: 'x'.repeat(201),
      email: 'nobody',
      phone: 7,
      message: '\0',
      colour: 'red',
    });
    expect(await problemOf(response)).toMatchInlineSnapshot(`
      {
        "errors": [
          {
            "field": "phone",
            "message": "Phone must be text.",
          },
          {
            "field": "colour",
            "message": "This is not a field of an enquiry.",
          },
          {
            "field": "name",
            "message": "Name must be 200 characters or fewer.",
          },
          {
            "field": "email",
            "message": "Enter an email address in the correct format, such as name@example.com.",
          },
          {
            "field": "message",
            "message": "Message contains a character that cannot be read. Please type it again.",
          },
        ],
        "status": 422,
        "title": "Please check what you have written.",
        "type": "about:blank",
      }
    `);
    expect(await api.kept()).toEqual([]);
  });

  test.each([20, 21])(
    'with %s unknown fields is refused with messages for 20 of them',
    async (count) => {
      const api = await enquiryApi();
      const unknown = Array.from({ length: count }, (_, index) => `unknown${index}`);
      const response = await api.sendJson({
        ...enquiry,
        ...Object.fromEntries(unknown.map((field) => [field, ''])),
      });
      const { status, errors } = await problemOf(response);
      expect(status).toBe(422);
      expect(errors?.map(({ field }) => field)).toEqual(unknown.slice(0, 20));
    },
  );

  test.each([
    ['which are announced', true],
    ['in chunks', false],
  ])(
    'may have 32 KiB, %s, and with one byte more the connection is closed',
    async (_, isAnnounced) => {
      const api = await enquiryApi();
      const sendBytes = (size: number) => {
        const bytes = new TextEncoder().encode(JSON.stringify(enquiry).padEnd(size));
        const init = {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(isAnnounced && { 'Content-Length': String(size) }),
          },
          body: new ReadableStream({
            start(controller) {
              controller.enqueue(bytes.subarray(0, 1000));
              controller.enqueue(bytes.subarray(1000));
              controller.close();
            },
          }),
          duplex: 'half',
        };
        return api.send('/api/contact', init);
      };
      expect((await sendBytes(32 * 1024)).status).toBe(200);
      const refused = await sendBytes(32 * 1024 + 1);
      expect(refused.status).toBe(413);
      expect(refused.headers.get('connection')).toBe('close');
    },
  );

  test('in a format that is not read is refused with those that are', async () => {
    const api = await enquiryApi();
    const headers = { 'Content-Type': 'text/plain' };
    const response = await api.send('/api/contact', { method: 'POST', headers, body: 'Hello' });
    expect(response.status).toBe(415);
    expect(response.headers.get('accept')).toBe(
      'application/json, application/x-www-form-urlencoded',
    );
  });

  test('is refused if name, email, phone and message are all blank', async () => {
    const api = await enquiryApi();
    const { status, errors } = await problemOf(await api.sendJson({ name: ' ', page: 'Branding' }));
    expect(status).toBe(422);
    expect(errors?.map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message']);
  });
});

describe('a form without JavaScript', () => {
  test('is kept as docs/behaviour.md composes it, and leads to the thank-you page', async () => {
    const api = await enquiryApi();
    const response = await api.sendForm(contactForm);
    expect(response.status).toBe(303);
    const [kept] = await api.kept();
    expect(response.headers.get('location')).toBe(`/thank-you#reference=${kept?.id}`);
    expect(await api.kept()).toMatchObject([
      {
        name: 'Ada Byron',
        email: 'ada@example.org',
        phone: '',
        message: 'Company: N/A\nService: Branding\n\nFirst line\nSecond line',
        page: 'Contact Us Page',
      },
    ]);
  });

  test('that is sent twice, by a button that was pressed twice, is kept once', async () => {
    const api = await enquiryApi();
    await Promise.all([api.sendForm(contactForm), api.sendForm(contactForm)]);
    expect(await api.kept()).toHaveLength(1);
  });

  test('with mistakes comes back as a page with each error at its field and all that was written', async () => {
    const api = await enquiryApi();
    const response = await api.sendForm({
      ...contactForm,
      firstName: '',
      email: 'ada@',
      company: 'Müller & "Sons"',
      message: '\nAn <b>odd</b> message',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en-GB">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>Error: There is a problem with your message | Mileward</title>
      </head>
      <body>
      <main id="main">
      <div class="page-head"><div class="plate plate--card"><div class="page-head__in"><div class="page-head__words">
      <h1>There is a problem with your message</h1>
      </div></div></div></div>
      <div class="band"><div class="wrap">
      <div class="error-summary" role="alert">
      <p>Please check what you have written.</p>
      <ul><li><a href="#sent-firstName">Enter your first name.</a></li><li><a href="#sent-email">Enter an email address in the correct format, such as name@example.com.</a></li></ul>
      </div>
      <form class="form" method="post" action="/api/contact" novalidate>
      <input type="hidden" name="form" value="contact">
      <input type="hidden" name="page" value="Contact Us Page">
      <div class="field field--invalid">
      <label for="sent-firstName">First name</label>
      <p class="field__error" id="sent-firstName-error"><span class="visually-hidden">Error: </span>Enter your first name.</p>
      <input id="sent-firstName" name="firstName" maxlength="100" required autocomplete="given-name" aria-invalid="true" aria-describedby="sent-firstName-error" type="text" value="">
      </div>
      <div class="field">
      <label for="sent-lastName">Last name</label>
      <input id="sent-lastName" name="lastName" maxlength="99" required autocomplete="family-name" type="text" value="Byron">
      </div>
      <div class="field field--invalid">
      <label for="sent-email">Email</label>
      <p class="field__error" id="sent-email-error"><span class="visually-hidden">Error: </span>Enter an email address in the correct format, such as name@example.com.</p>
      <input id="sent-email" name="email" maxlength="254" required autocomplete="email" aria-invalid="true" aria-describedby="sent-email-error" type="email" value="ada@">
      </div>
      <div class="field">
      <label for="sent-phone">Phone<span class="field__optional"> (optional)</span></label>
      <input id="sent-phone" name="phone" maxlength="40" autocomplete="tel" type="tel" value="">
      </div>
      <div class="field">
      <label for="sent-company">Company<span class="field__optional"> (optional)</span></label>
      <input id="sent-company" name="company" maxlength="200" autocomplete="organization" type="text" value="Müller &amp; &quot;Sons&quot;">
      </div>
      <div class="field">
      <label for="sent-service">Service<span class="field__optional"> (optional)</span></label>
      <input id="sent-service" name="service" maxlength="200" type="text" value="Branding">
      </div>
      <div class="field">
      <label for="sent-message">Project details</label>
      <textarea id="sent-message" name="message" maxlength="5000" required rows="5">

      An &lt;b&gt;odd&lt;/b&gt; message</textarea>
      </div>
      <div class="form__trap" aria-hidden="true" hidden><label>Leave this field empty<input name="website" type="text" tabindex="-1" autocomplete="off" data-1p-ignore="true" data-lpignore="true" data-bwignore="true" data-form-type="other" value=""></label></div>
      <button class="button" type="submit">Send again</button>
      </form>
      </div></div>
      <p><a href="/">Home</a></p>
      </main>
      </body>
      </html>
      "
    `);
    expect(await api.kept()).toEqual([]);
  });

  test.each([
    'Thank you | Mileward',
    'Thank you for your message',
    'Thank you | Your message | Mileward',
  ])('is answered with a page of the site, if one is available (%s)', async (shellTitle) => {
    const api = await enquiryApi(
      {},
      {
        pageShell: () =>
          Promise.resolve(
            `<!doctype html><html lang="en-GB"><head><title>${shellTitle}</title>\n` +
              '<link rel="stylesheet" href="/assets/site.css"><link rel="canonical" href="https://x.example/thank-you">\n' +
              '</head><body><header>Menu</header><main id="main" tabindex="-1"><h1>Thank you</h1></main><footer>Foot</footer><section data-enhance="consent" data-analytics-key="key" hidden></section></body></html>',
          ),
      },
    );
    const html = await (await api.sendForm({ form: 'lead', fullName: '', email: 'x' })).text();
    expect(html).toContain('<title>Error: There is a problem with your message | Mileward</title>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(html).toContain('<header>Menu</header><main id="main" tabindex="-1">');
    expect(html).toContain('</main><footer>Foot</footer>');
    expect(html).not.toContain('Thank you');
    expect(html).not.toContain('canonical');
    // The policy of the page does not allow the analytics service.
    expect(html).toContain('<section data-enhance="consent" hidden>');
  });

  test('keeps what was written when the store is down, or when it came too often', async () => {
    const down = await enquiryApi(
      {},
      { open: () => Promise.reject(new StoreUnavailable('down', 'The database is away.')) },
    );
    const unavailable = await down.sendForm(contactForm);
    expect(unavailable.status).toBe(503);
    expect(await unavailable.text()).toMatch(/First line\r?\nSecond line<\/textarea>/);

    const limited = await enquiryApi({ ENQUIRIES_RATE: '1/600' });
    await limited.sendForm(contactForm);
    const often = await limited.sendForm({ ...contactForm, message: 'Again' });
    expect(often.status).toBe(429);
    expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await often.text()).toContain('Again</textarea>');
  });

  test('keeps what was written if a field occurs twice', async () => {
    const api = await enquiryApi();
    const body = new URLSearchParams(contactForm);
    body.append('message', 'Third line');
    const response = await api.send('/api/contact', { method: 'POST', body });
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/First line\r?\nSecond line<\/textarea>/);
    expect(await api.kept()).toEqual([]);
  });

  test.each(['漢', 'é', 'я', '😀'])(
    'may be as long in any script: 5,000 units of "%s"',
    async (letter) => {
      const api = await enquiryApi();
      const message = letter.repeat(5000 / letter.length);
      expect((await api.sendForm({ ...contactForm, message })).status).toBe(303);
      const [kept] = await api.kept();
      expect(kept?.message.endsWith(message)).toBe(true);
    },
  );

  test('of more than 32 KiB is refused, however it is encoded', async () => {
    const api = await enquiryApi();
    const sendMessage = (message: string) => api.sendForm({ ...contactForm, message });
    expect((await sendMessage('a'.repeat(33_000))).status).toBe(413);
    expect((await sendMessage('漢'.repeat(11_000))).status).toBe(413);
  });

  test('whose bytes are not UTF-8 is refused, but may contain the replacement character', async () => {
    const api = await enquiryApi();
    const sendMessage = (message: string) =>
      api.send('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `form=lead&fullName=Ada&requirements=${message}`,
      });
    expect((await sendMessage('a+logo+%FF')).status).toBe(422);
    expect((await sendMessage('a+logo+%EF%BF%BD+%FF')).status).toBe(422);
    expect((await sendMessage('a+logo+%ef%bf%bd+\uFFFD')).status).toBe(303);
    expect(await api.kept()).toMatchObject([{ message: 'a logo \uFFFD \uFFFD' }]);
  });

  test('recognises a form without a name by its fields', async () => {
    const api = await enquiryApi();
    await api.sendForm({ fullName: 'Ada', requirements: 'A logo' });
    expect(await api.kept()).toMatchObject([
      { name: 'Ada', message: 'A logo', page: 'Homepage Lead Capture' },
    ]);
  });
});

describe('what looks like spam', () => {
  test('is stored as spam and answered as usual if the hidden field is filled', async () => {
    const api = await enquiryApi({ WEBHOOK_URL: 'http://127.0.0.1:9/' });
    const json = await api.sendJson({ ...enquiry, website: 'https://spam.example' });
    const form = await api.sendForm({ ...contactForm, website: 'x' });
    expect([json.status, form.status]).toEqual([200, 303]);
    expect(EnquiryAnswerSchema.safeParse(await json.json()).success).toBe(true);
    expect(await api.kept()).toEqual([]);
    const spam = await api.kept({ spam: true });
    expect(spam).toMatchObject([
      { flags: ['honeypot'], notifications: [] },
      { flags: ['honeypot'], notifications: [] },
    ]);
  });

  test.each([
    ['with its key', { key: randomUUID() }],
    ['without a key', {}],
  ])(
    'is no longer spam when it is sent again %s and with the hidden field empty, as after a password manager filled it',
    async (_, key) => {
      const notify = vi.fn(() => Promise.resolve());
      const api = await enquiryApi({ WEBHOOK_URL: 'http://127.0.0.1:9/' }, { notify });
      const sent = { ...enquiry, ...key };
      const { id } = await (await api.sendJson({ ...sent, website: 'ada@example.org' })).json();
      expect(await api.kept()).toEqual([]);
      expect(await (await api.sendJson(sent)).json()).toEqual({ ok: true, id });
      await api.sendJson(sent);
      await api.sendJson({ ...sent, website: 'ada@example.org' });
      expect(await api.kept({ spam: true })).toEqual([]);
      expect(await api.kept()).toMatchObject([
        { id, flags: [], notifications: [{ channel: 'webhook', state: 'pending' }] },
      ]);
      expect(notify.mock.calls).toEqual([[id]]);
    },
  );

  test('is spam if it was sent faster than a person can, unless it has a valid proof of work', async () => {
    const api = await enquiryApi();
    await api.sendJson({ ...enquiry, elapsed: 200 });
    await api.sendJson({ ...enquiry, elapsed: 5000, message: 'In good time' });
    expect(await api.kept({ spam: true })).toMatchObject([{ flags: ['quick'] }]);
    expect(await api.kept()).toMatchObject([{ message: 'In good time', flags: [] }]);
  });

  const links = 'https://a.example http://b.example www.c.example';

  test.each([
    ['more than three links', { message: `${links} www.d.example` }, ['links']],
    ['a link in the name', { name: 'Ada www.ada.example' }, ['links']],
    ['markup', { message: 'Click <a  href="https://a.example">here</a>' }, ['markup']],
    ['markup of a forum', { message: 'Click [URL=https://a.example]here' }, ['markup']],
    ['a letter 30 times', { message: `Ple${'A'.repeat(30)}se` }, ['repetition']],
    ['no more than three links', { message: links }, []],
    ['a letter 29 times', { message: `Ple${'A'.repeat(29)}se` }, []],
  ])('only gets flags: one with %s', async (_, sent, flags) => {
    const api = await enquiryApi();
    expect((await api.sendJson({ ...enquiry, ...sent })).status).toBe(200);
    expect(await api.kept()).toMatchObject([{ flags }]);
  });

  test('is only marked if the same text comes again and again', async () => {
    const now = new Date('2026-03-01T10:00:00Z');
    const api = await enquiryApi({}, { now: () => new Date(now.setSeconds(now.getSeconds() + 1)) });
    for (let time = 0; time < 4; time++) {
      const message = `Dear friend, we sell lists of addresses, ${time} thousand of them.`;
      await api.sendJson({ ...enquiry, message }, `198.51.100.${time}`);
    }
    expect((await api.kept()).map(({ flags }) => flags).toReversed()).toEqual([
      [],
      [],
      ['repetition'],
      ['repetition'],
    ]);
  });

  test.each([
    ['an hour later', '2026-03-01T11:00:00Z'],
    ['once the clock was set back', '2026-03-01T09:59:59Z'],
  ])('is not marked if it comes again %s', async (_, time) => {
    const now = new Date('2026-03-01T10:00:00Z');
    const api = await enquiryApi({}, { now: () => now });
    const message = 'Dear friend, we sell lists of addresses.';
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      await api.sendJson({ ...enquiry, message }, address);
    }
    now.setTime(Date.parse(time));
    await api.sendJson({ ...enquiry, message }, '192.0.2.3');
    expect((await api.kept()).map(({ flags }) => flags)).toEqual([[], [], []]);
  });
});

describe('who may send', () => {
  const sendFrom = async (headers: Record<string, string>) => {
    const api = await enquiryApi({ SITE_ORIGINS: 'https://mileward.example' });
    const response = await api.send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(enquiry),
    });
    return response.status;
  };

  test.each([
    ['this site', { Origin: ORIGIN }, 200],
    ['another origin of the site that is configured', { Origin: 'https://mileward.example' }, 200],
    ['a client that is not a browser', {}, 200],
    ['a page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['an old browser with a page without a referrer', { Origin: 'null' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another site, in a request without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a subdomain', { Origin: 'https://x.www.mileward.example' }, 403],
    ['another port', { Origin: `${ORIGIN}:8443` }, 403],
    ['a hidden frame of another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['no origin at all', { Origin: 'file://' }, 403],
    ['nonsense', { Origin: 'nonsense' }, 403],
  ])('%s', async (_, headers, status) => {
    expect(await sendFrom(headers)).toBe(status);
  });

  test('one address may send up to a limit, and then has to wait; others need not', async () => {
    let seconds = 0;
    const api = await enquiryApi();
    api.services.limits.contact = new RateLimiter({ burst: 2, seconds: 30 }, () => seconds);
    const send = async (address: string) => {
      const response = await api.sendJson({ ...enquiry, key: randomUUID() }, address);
      return [response.status, response.headers.get('retry-after')];
    };
    expect(await send('192.0.2.1')).toEqual([200, null]);
    expect(await send('192.0.2.1')).toEqual([200, null]);
    expect(await send('192.0.2.1')).toEqual([429, '30']);
    expect(await send('192.0.2.2')).toEqual([200, null]);
    seconds += 29;
    expect(await send('192.0.2.1')).toEqual([429, '1']);
    seconds += 1;
    expect(await send('192.0.2.1')).toEqual([200, null]);
    expect(await api.kept()).toHaveLength(4);
  });

  test('the longest wait is reported if several limits are reached', async () => {
    let seconds = 0;
    const api = await enquiryApi();
    api.services.limits.contact = new RateLimiter({ burst: 1, seconds: 100 }, () => seconds);
    const waitOf = async (number: number) => {
      const sent = { ...enquiry, key: randomUUID() };
      const { headers } = await api.sendJson(sent, `192.0.2.${number}`);
      return headers.get('retry-after');
    };
    // One more is allowed each 100 seconds from this address, and each 20 seconds from the network around it.
    expect(await waitOf(1)).toBe(null);
    seconds += 90;
    for (let number = 2; number <= 6; number++) expect(await waitOf(number)).toBe(null);
    expect([await waitOf(1), await waitOf(2)]).toEqual(['20', '100']);
  });

  test('all addresses of one IPv6 subscriber count as one', async () => {
    const api = await enquiryApi({ ENQUIRIES_RATE: '1/60' });
    expect((await api.sendJson(enquiry, '2001:db8:1:2::1')).status).toBe(200);
    expect((await api.sendJson(enquiry, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await api.sendJson(enquiry, '2001:db8:1:3::1')).status).toBe(200);
  });

  test.each([
    '::ffff:192.0.2.1',
    '::ffff:c000:201',
    '0:0:0:0:0:FFFF:C000:0201',
    '0:0:0:0:0:ffff:192.0.2.1',
    '64:ff9b::192.0.2.1',
  ])('%s counts as the IPv4 address in it', async (address) => {
    const api = await enquiryApi({ ENQUIRIES_RATE: '1/60' });
    expect((await api.sendJson(enquiry, '192.0.2.1')).status).toBe(200);
    expect((await api.sendJson(enquiry, address)).status).toBe(429);
    expect((await api.sendJson(enquiry, '::ffff:192.0.2.2')).status).toBe(200);
  });

  test.each([
    ['an IPv6 /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`, '2001:db8:2::1'],
    ['an IPv4 /24', (number: number) => `192.0.2.${number}`, '198.51.100.1'],
  ])('all addresses of %s may send five times as many as one', async (_, address, elsewhere) => {
    const api = await enquiryApi({ ENQUIRIES_RATE: '2/60' });
    const send = async (from: string) =>
      (await api.sendJson({ ...enquiry, key: randomUUID() }, from)).status;
    const statuses: number[] = [];
    for (let number = 1; number <= 11; number++) statuses.push(await send(address(number)));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await send(elsewhere)).toBe(200);
  });

  test('all visitors together may send fifty times as many as one, and the refusal says so', async () => {
    let seconds = 0;
    const api = await enquiryApi();
    api.services.limits.contact = new RateLimiter({ burst: 1, seconds: 100 }, () => seconds);
    const send = (number: number) =>
      api.sendJson({ ...enquiry, key: randomUUID() }, `2001:db8:${number.toString(16)}::1`);
    for (let number = 1; number <= 50; number++) expect((await send(number)).status).toBe(200);
    const refused = await send(51);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      title: 'Too many enquiries are arriving. Please wait a moment, then send yours again.',
    });
    expect(await api.kept()).toHaveLength(50);
    seconds += 2;
    // The refused request did not count towards the limit of its sender.
    expect((await send(51)).status).toBe(200);
  });

  test('a request that stores nothing does not count towards the limit of all visitors', async () => {
    const api = await enquiryApi({ ENQUIRIES_RATE: '1/60' });
    for (let number = 1; number <= 60; number++) {
      const response = await api.sendJson({}, `2001:db8:${number.toString(16)}::1`);
      expect(response.status).toBe(422);
    }
    expect((await api.sendJson({}, '2001:db8:1::1')).status).toBe(429);
    expect((await api.sendJson(enquiry, '192.0.2.1')).status).toBe(200);
  });
});

describe('what is known of the sender', () => {
  test('is a hash that is the same for a day and another the day after', async () => {
    const now = new Date('2026-03-01T10:00:00Z');
    const api = await enquiryApi({}, { now: () => now });
    const hashOf = async (address: string) => {
      const { id } = await (await api.sendJson({ ...enquiry, key: randomUUID() }, address)).json();
      return (await keptAs(api.store, id))?.addressHash;
    };
    const first = await hashOf('192.0.2.1');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await hashOf('192.0.2.1')).toBe(first);
    expect(await hashOf('192.0.2.2')).not.toBe(first);
    now.setDate(2);
    expect(await hashOf('192.0.2.1')).not.toBe(first);
  });

  test('is never logged', async () => {
    const personal = ['Ada', 'Byron', 'ada@example.org', '900123', 'website', '192.0.2.1'];
    const api = await enquiryApi({ WEBHOOK_URL: 'http://127.0.0.1:9/' });
    await api.sendJson(enquiry);
    await api.sendJson({ ...enquiry, website: 'filled' });
    await api.sendJson({ ...enquiry, email: 'ada@example' });
    await api.sendForm(contactForm);
    const failing = await enquiryApi(
      {},
      { open: () => Promise.reject(new StoreUnavailable('full', 'The disk of e.db is full.')) },
    );
    await failing.sendJson(enquiry);
    const broken = await enquiryApi(
      {},
      { open: () => Promise.reject(new Error('a fault that quotes ada@example.org')) },
    );
    expect((await broken.sendJson(enquiry)).status).toBe(500);
    const lines = [...api.logged, ...failing.logged, ...broken.logged].join('\n');
    expect(lines).not.toBe('');
    for (const word of personal) expect(lines).not.toContain(word);
  });
});

test('the log names an enquiry that nobody is notified of, because no recipient is configured', async () => {
  const api = await enquiryApi();
  const { id } = await (await api.sendJson(enquiry)).json();
  expect(api.logged).toContain(
    `Kept enquiry ${id}. Nobody is notified of it: set SMTP_URL, MAIL_FROM and MAIL_TO, or WEBHOOK_URL.`,
  );
  const notified = await enquiryApi({ WEBHOOK_URL: 'http://127.0.0.1:9/' });
  await notified.sendJson(enquiry);
  expect(notified.logged.join('\n')).not.toContain('Nobody is notified');
});

describe('a store that cannot keep the enquiry', () => {
  test('is answered with 503 and when to try again; the operator reads why', async () => {
    const api = await enquiryApi(
      {},
      {
        open: () =>
          Promise.reject(new StoreUnavailable('full', 'The disk is full. Free some space.')),
      },
    );
    const response = await api.sendJson(enquiry);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(JSON.stringify(await problemOf(response))).not.toContain('disk');
    expect(api.logged).toEqual([
      'An enquiry could not be kept and was answered with 503. The disk is full. Free some space.',
    ]);
  });

  test('is queried again at the next request', async () => {
    const { store } = await enquiryApi();
    let isDown = true;
    const open = () =>
      isDown ? Promise.reject(new StoreUnavailable('down', 'Away.')) : Promise.resolve(store);
    const api = await enquiryApi({}, { open });
    expect((await api.sendJson(enquiry)).status).toBe(503);
    isDown = false;
    expect((await api.sendJson(enquiry)).status).toBe(200);
  });
});

describe('a store that is unavailable for a while', () => {
  /** Returns the handler with a store whose salts and enquiries can be reached only while `isUp`. Counts the calls that failed. */
  async function interruptedApi() {
    const { store } = await enquiryApi();
    const state = { isUp: false, failures: 0 };
    const reach =
      <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        if (state.isUp) return call(...args);
        state.failures++;
        throw new StoreUnavailable('down', 'Another program uses the database.');
      };
    const open = () =>
      Promise.resolve({
        ...store,
        salt: reach(store.salt.bind(store)),
        save: reach(store.save.bind(store)),
        useProof: reach(store.useProof.bind(store)),
      });
    return { ...(await enquiryApi({}, { open })), state, store };
  }

  test('is queried once for each request, not for each step', async () => {
    const { state, sendForm, sendJson, send } = await interruptedApi();
    expect((await sendForm(contactForm)).status).toBe(503);
    expect((await sendJson({ ...enquiry, key: randomUUID() })).status).toBe(503);
    expect((await send('/api/challenge')).status).toBe(503);
    expect(state.failures).toBe(3);
  });

  test('keeps a form that is sent again once, and does not take it for spam', async () => {
    const { state, store, sendForm } = await interruptedApi();
    const form = { ...contactForm, message: 'We would like a website for our bakery.' };
    for (let time = 0; time < 3; time++) expect((await sendForm(form)).status).toBe(503);
    state.isUp = true;
    for (let time = 0; time < 2; time++) expect((await sendForm(form)).status).toBe(303);
    expect(await listed(store)).toMatchObject([{ flags: [] }]);
  });

  test('does not lift the limits for an address that sends too often', async () => {
    const api = await enquiryApi(
      { ENQUIRIES_RATE: '1/600' },
      { open: () => Promise.reject(new StoreUnavailable('down', 'Away.')) },
    );
    expect((await api.sendJson(enquiry)).status).toBe(503);
    expect((await api.sendJson(enquiry)).status).toBe(429);
  });
});

describe('telling the agency', () => {
  test('does not delay the answer for long if the host stops after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = await enquiryApi(
      { WEBHOOK_URL: 'http://127.0.0.1:9/' },
      { notify: () => new Promise(() => {}) },
    );
    const answer = api.sendJson(enquiry);
    // The enquiry must be stored before the clock advances.
    await vi.waitFor(async () => expect(await api.kept()).toHaveLength(1), 60_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await answer).status).toBe(200);
  });

  test('happens once, however often the same enquiry is sent', async () => {
    const notify = vi.fn(() => Promise.resolve());
    const api = await enquiryApi({ WEBHOOK_URL: 'http://127.0.0.1:9/' }, { notify });
    const sent = { ...enquiry, key: randomUUID() };
    await api.sendJson(sent);
    await api.sendJson(sent);
    expect(notify).toHaveBeenCalledTimes(1);
  });
});

describe('other methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers %s with 405',
    async (method) => {
      const api = await enquiryApi();
      const response = await api.send('/api/contact', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );

  test('somebody who opens the address gets a page that leads on', async () => {
    const api = await enquiryApi();
    const response = await api.send('/api/contact', { headers: { Accept: 'text/html,*/*' } });
    expect(response.status).toBe(405);
    expect(await response.text()).toContain('href="/contact"');
  });
});

test('there is nothing at other addresses', async () => {
  const api = await enquiryApi();
  for (const path of ['/api/', '/api/contact/', '/api/constructor', '/api/contact.php']) {
    expect((await api.send(path)).status).toBe(404);
  }
});
