import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { enquirySchema } from '#schemas/enquiry.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import type { Sent, Visitor } from '../helpers/browser.ts';
import { locationPage } from '../helpers/examplePages.ts';
import { service } from '../helpers/exampleServices.ts';
import { holdRequests } from '../helpers/holdRequests.ts';
import { formWords, handlerWords } from '../helpers/interfaceWords.ts';
import { stopClock } from '../helpers/stopClock.ts';

const visitor = builtSiteInBrowser();

const FAILURE = formWords.failure;
const ok = () => Response.json({ ok: true, id: crypto.randomUUID() });
const refuse = (status: number) => () => new Response(null, { status });
const isForChallenge = (request: Request) => new URL(request.url).pathname === '/api/challenge';
/** Delays the answers to enquiries, which are accepted. Returns a function that sends them. */
const hold = (answer: Visitor['answer']) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  answer(async (request) => {
    if (!isForChallenge(request)) await held;
    return ok();
  });
  return release;
};

/** The three forms (docs/behaviour.md#forms). */
describe('the quote form', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Phone').fill('01632 960001');
    await page.getByLabel('Message').fill('An engine, please.\nSoon.');
  };

  test('sends the five parts and the signs of a person, says thanks, and is empty again', async () => {
    const { page, goto, sent, answer, problems } = await visitor();
    answer(ok);
    await goto(service.path);
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.getByRole('alert').getByText(formWords.quote.thanks).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    const enquiry = bodyOf(sent);
    expect(Object.keys(enquiry).slice(0, 5)).toEqual(['name', 'email', 'phone', 'message', 'page']);
    expect(enquirySchema(handlerWords).parse(enquiry)).toEqual(enquiry);
    expect(enquiry).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '01632 960001',
      message: 'An engine, please.\nSoon.',
      page: service.title,
      website: '',
      key: expect.any(String),
      elapsed: expect.any(Number),
    });
    expect(problems).toEqual([]);
  });

  test('keeps text that is typed during the request', async () => {
    const { page, goto, sent, answer } = await visitor();
    const release = hold(answer);
    await goto(service.path);
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.getByRole('button', { name: formWords.sending }).waitFor();
    await expect.poll(() => keysOf(sent)).toHaveLength(1);
    await page.getByLabel('Message').fill('A second engine, too.');
    release();
    await page.getByRole('alert').getByText(formWords.quote.thanks).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('A second engine, too.');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await expect.poll(() => new Set(keysOf(sent)).size).toBe(2);
  });

  test('keeps its text if it fails, and tries again with the same key', async () => {
    const { page, goto, sent, answer } = await visitor();
    for (const failure of [refuse(500), refuse(429), refuse(503)]) {
      answer(failure);
      sent.length = 0;
      await goto(service.path);
      await fill(page);
      await page.getByRole('button', { name: formWords.quote.button }).click();
      await page.getByRole('alert').getByText(FAILURE).waitFor();
      expect(await page.getByLabel('Message').inputValue()).toBe('An engine, please.\nSoon.');
    }
    answer(ok);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.getByText(formWords.quote.thanks).waitFor();
    expect(await page.getByText(FAILURE).isVisible()).toBe(false);
    expect(keysOf(sent)).toHaveLength(2);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  test('treats an ok status as success, whatever the body is', async () => {
    const { page, goto, answer } = await visitor();
    const successes = [
      () => new Response(null, { status: 204 }),
      () => new Response('', { status: 200 }),
      () => new Response('Thanks', { status: 201, headers: { 'Content-Type': 'text/plain' } }),
      () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
      () => Response.json(null),
      () => Response.json({ ok: false }),
      () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) })),
    ];
    for (const success of successes) {
      answer((request) => (isForChallenge(request) ? refuse(404)() : success()));
      await goto(service.path);
      await fill(page);
      await page.getByRole('button', { name: formWords.quote.button }).click();
      const thanks = page.getByRole('alert').getByText(formWords.quote.thanks);
      await thanks.waitFor();
      expect(await page.locator('[role="alert"]:focus').innerText()).toContain(
        formWords.quote.thanks,
      );
      expect(await page.getByLabel('Name').inputValue()).toBe('');
      expect(await page.getByText('Your reference number').count()).toBe(0);
    }
  });

  test('treats an HTML page as failure, whatever its status is', async () => {
    const { page, goto, answer } = await visitor();
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const pages = [
      () => new Response('<!doctype html><title>Welcome</title>', { headers: html }),
      () => new Response('', { headers: { 'Content-Type': 'Text/HTML' } }),
      (request: Request) =>
        request.method === 'POST'
          ? new Response(null, { status: 301, headers: { Location: '/about' } })
          : ok(),
    ];
    for (const other of pages) {
      answer(other);
      await goto(service.path);
      await fill(page);
      await page.getByRole('button', { name: formWords.quote.button }).click();
      await page.getByRole('alert').getByText(FAILURE).waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
    }
  });

  test('shows the reference number of the answer on a separate line', async () => {
    const { page, goto, answer } = await visitor();
    answer(() => Response.json({ ok: true, id: 'abc-123' }));
    await goto(service.path);
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.getByText('Your reference number is abc-123.').waitFor();
    const alert = page.getByRole('alert').filter({ hasText: formWords.quote.thanks });
    expect(await alert.textContent()).toBe(formWords.quote.thanks);
  });

  test('fails in the same way without a connection', async () => {
    const { page, goto } = await visitor();
    await goto(service.path);
    await fill(page);
    await page.route('**/api/contact', (route) => route.abort());
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.getByRole('alert').getByText(FAILURE).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
  });

  test('requires text in one of its fields, and shows errors at the fields', async () => {
    const { page, goto, sent } = await visitor();
    await goto(locationPage.path);
    const email = page.getByLabel('Email');
    await email.focus();
    await page.getByRole('button', { name: formWords.quote.button }).click();
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    expect(await summary.getAttribute('role')).toBe('alert');
    expect(await summary.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);

    await email.fill('ada');
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    expect(await describedBy(page, 'Email')).toMatch(/correct format/);
    expect(await email.evaluate((node) => node === document.activeElement)).toBe(true);
    await email.fill('ada@example.com');
    expect(await email.getAttribute('aria-invalid')).toBe(null);
    expect(sent).toEqual([]);
  });

  test('shows the errors of the handler at their fields', async () => {
    const { page, goto, answer } = await visitor();
    answer(() =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Please check what you wrote.',
          status: 422,
          errors: [{ field: 'phone', message: 'Phone must be on one line.' }],
        },
        { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
      ),
    );
    await goto(service.path);
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await expect.poll(() => page.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(await describedBy(page, 'Phone')).toBe('Phone must be on one line.');
    expect(await page.getByLabel('Phone').inputValue()).toBe('01632 960001');
  });

  test('solves a challenge if there is one, and does not wait if there is none', async () => {
    const { page, goto, sent, answer } = await visitor();
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 100,
      counter: 20,
      deriveKey,
      hmacSignatureSecret: 'a secret of this test',
    });
    answer((request) => (isForChallenge(request) ? Response.json(challenge) : ok()));
    const asked = page.waitForResponse('**/api/challenge');
    await goto(service.path);
    // The code of the form may be loaded before the text is typed or after it.
    await fill(page);
    await asked;
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.getByText(formWords.quote.thanks).waitFor();
    const { proof } = bodyOf(sent);
    const payload = JSON.parse(atob(String(proof)));
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: 'a secret of this test',
    });
    expect(verified).toBe(true);

    answer((request) => (isForChallenge(request) ? new Promise<Response>(() => undefined) : ok()));
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(JSON.parse(sent[1]?.body ?? '')).not.toHaveProperty('proof');
  });

  test('is sent natively without JavaScript, and if its code cannot be loaded', async () => {
    for (const breakIt of [false, true]) {
      const { page, goto, sent, answer } = await visitor({ javaScriptEnabled: breakIt });
      answer(
        () => new Response(null, { status: 303, headers: { Location: '/contact/thank-you' } }),
      );
      await goto(service.path);
      await page.route('**/assets/chunks/*.js', (route) => route.abort());
      await fill(page);
      await page.getByRole('button', { name: formWords.quote.button }).click();
      await expect.poll(() => sent.length).toBe(1);
      expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
        form: 'quote',
        page: service.title,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '01632 960001',
        message: 'An engine, please.\r\nSoon.',
        website: '',
      });
    }
  });

  test.each<[string, Parameters<Route['fulfill']>[0] | undefined]>([
    ['cannot be loaded', undefined],
    ['are missing', { status: 404, contentType: 'text/html', body: '<!doctype html><p>Missing' }],
    ['are cut off', { contentType: 'application/json', body: '{"version":' }],
    ['are those of another build', { json: { ...formWords, version: 'another' } }],
  ])('is sent natively with all its text if its words %s', async (_, reply) => {
    const { page, goto, sent, answer } = await visitor();
    answer(() => new Response(null, { status: 303, headers: { Location: '/thank-you' } }));
    await page.route('**/form-words.json', (route) =>
      reply ? route.fulfill(reply) : route.abort(),
    );
    await goto(service.path);
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.waitForURL('**/thank-you');
    expect(sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      {
        form: 'quote',
        page: service.title,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '01632 960001',
        message: 'An engine, please.\r\nSoon.',
        website: '',
      },
    ]);
  });

  test('loses no text and no press from before React was loaded', async () => {
    const { page, goto, sent, answer, problems } = await visitor();
    answer(ok);
    await goto(service.path);
    const release = await holdRequests(page, '**/assets/chunks/*.js');
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    expect(sent).toEqual([]);
    const waited = await page.evaluate(() => performance.now());
    release();
    await page.getByText(formWords.quote.thanks).waitFor();
    const { name, email, elapsed } = bodyOf(sent);
    expect({ name, email }).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
    // Otherwise a visitor with a slow connection would be treated as a bot that fills in forms at once.
    expect(elapsed).toBeGreaterThanOrEqual(Math.floor(waited));
    expect(problems).toEqual([]);
  });

  test('is sent once if its button is pressed twice before its code has loaded', async () => {
    const { page, goto, sent, answer } = await visitor();
    answer(ok);
    await goto(service.path);
    const release = await holdRequests(page, '**/assets/chunks/*.js');
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).dblclick();
    await page.locator('[data-island][aria-busy="true"]').waitFor();
    release();
    await page.getByText(formWords.quote.thanks).waitFor();
    expect(keysOf(sent)).toHaveLength(1);
    expect(await page.locator('[data-island][aria-busy]').count()).toBe(0);
  });

  test('is sent natively if its code has not loaded ten seconds after the press', async () => {
    const { page, goto, sent, answer } = await visitor();
    answer(() => new Response(null, { status: 303, headers: { Location: '/thank-you' } }));
    await page.clock.install();
    await goto(service.path);
    await page.route('**/assets/chunks/*.js', () => undefined);
    await fill(page);
    await page.getByRole('button', { name: formWords.quote.button }).click();
    await page.clock.runFor(10_000);
    await page.waitForURL('**/thank-you');
    expect(sent).toHaveLength(1);
  });

  test('requests its challenge as soon as its code is loaded, if text was typed before', async () => {
    const { page, goto, answer } = await visitor();
    answer(ok);
    await goto(service.path);
    const release = await holdRequests(page, '**/assets/chunks/*.js');
    await fill(page);
    const asked = page.waitForRequest('**/api/challenge');
    release();
    await asked;
  });

  test('hides its trap from people, assistive technology and password managers', async () => {
    const { page, goto } = await visitor();
    await goto(service.path);
    const trap = page.locator('input[name="website"]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    expect(await trap.evaluate((node) => node.closest('[aria-hidden="true"]') !== null)).toBe(true);
    const box = await trap.evaluate((node) => {
      const { width, height } = (node.parentElement as HTMLElement).getBoundingClientRect();
      return width * height;
    });
    expect(box).toBeLessThanOrEqual(1);
  });
});

describe('the lead form', () => {
  test('moves its progress bar by a quarter for each filled field', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    const bar = page.getByRole('progressbar');
    const value = () => bar.evaluate((node) => (node as HTMLProgressElement).value);
    const fields = ['Full name', 'Email', 'Phone', 'What do you need?'];
    for (const [index, label] of fields.entries()) {
      await page.getByLabel(label).fill('a');
      await expect.poll(value).toBe(25 * (index + 1));
    }
    await page.getByLabel('Phone').fill('  ');
    await expect.poll(value).toBe(75);
  });

  test('counts the fields that the browser has restored', async () => {
    const { page, goto } = await visitor();
    await goto('/');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await goto('/about');
    await page.goBack();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace');
    const bar = page.getByRole('progressbar');
    await expect.poll(() => bar.evaluate((node) => (node as HTMLProgressElement).value)).toBe(25);
  });

  test('says thanks for five seconds, and then is empty again', async () => {
    const { page, goto, sent, answer, problems } = await visitor();
    answer(ok);
    await page.clock.install();
    await goto('/');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('What do you need?').fill('A site');
    await stopClock(page);
    await page.getByRole('button', { name: formWords.lead.button }).click();
    const thanks = page.getByRole('status').filter({ hasText: formWords.lead.thanksTitle });
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return thanks.isVisible();
      })
      .toBe(true);
    expect(await page.getByLabel('Full name').isVisible()).toBe(false);
    await page.clock.runFor(4500);
    expect(await thanks.isVisible()).toBe(true);
    await page.clock.runFor(600);
    await expect.poll(() => thanks.isVisible()).toBe(false);
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    // The focus was on the thanks, so the next stop is the first field.
    await page.keyboard.press('Tab');
    expect(
      await page.getByLabel('Full name').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(
      await page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value),
    ).toBe(0);
    expect(bodyOf(sent)).toMatchObject({
      name: 'Ada Lovelace',
      message: 'A site',
      page: 'Homepage Lead Capture',
    });
    expect(problems).toEqual([]);
  });

  test('shows a message beside its button if it could not be sent', async () => {
    const { page, goto, answer } = await visitor();
    answer(refuse(500));
    await goto('/');
    await page.getByLabel('Full name').fill('Ada');
    await page.getByRole('button', { name: formWords.lead.button }).click();
    await page.getByRole('alert').getByText(FAILURE).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada');
  });
});

describe('the contact form', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('First name').fill(' Ada ');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Service (optional)').selectOption(service.menuTitle);
    await page.getByLabel('Project details').fill('An engine');
  };
  const send = (page: Page) => page.getByRole('button', { name: formWords.contact.button }).click();

  test('says "Sending..." and sends nothing more, then "Message Sent!" in a toast', async () => {
    const { page, goto, sent, answer, problems } = await visitor();
    const release = hold(answer);
    await goto('/contact');
    await fill(page);
    await send(page);
    const sending = page.getByRole('button', { name: formWords.sending });
    await sending.waitFor();
    expect(await sending.getAttribute('aria-disabled')).toBe('true');
    // Playwright would wait until the button has an effect.
    await sending.click({ force: true });
    await page.getByLabel('First name').press('Enter');
    release();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await toast.getByText(formWords.contact.thanksTitle, { exact: true }).waitFor();
    await toast.getByText(formWords.contact.thanks, { exact: true }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    expect(sent).toHaveLength(1);
    expect(bodyOf(sent)).toMatchObject({
      name: 'Ada Lovelace',
      message: `Company: N/A\nService: ${service.menuTitle}\n\nAn engine`,
      page: 'Contact Us Page',
    });
    expect(problems).toEqual([]);
  });

  test('keeps the focus on its button if it fails', async () => {
    const { page, goto, answer } = await visitor();
    answer(refuse(500));
    await goto('/contact');
    await fill(page);
    const button = page.getByRole('button', { name: formWords.contact.button });
    await button.press('Enter');
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .waitFor();
    await button.waitFor();
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test('sums up its errors if it is sent before its code has loaded, and the label of each stays below the header', async () => {
    const { page, goto, sent } = await visitor();
    await goto('/contact');
    await page.route('**/form-words.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await send(page);
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(4);
    expect(await summary.evaluate((node) => node === document.activeElement)).toBe(true);
    await summary.getByRole('link').first().click();
    const field = page.getByLabel('First name');
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    const [label, header] = await Promise.all(
      [page.locator('label', { hasText: 'First name' }), page.locator('header').first()].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(sent).toEqual([]);
  });

  test('shows one toast at a time, and removes a dismissed one after 1,000,000 ms', async () => {
    const { page, goto, answer } = await visitor();
    await page.clock.install();
    answer(refuse(500));
    await goto('/contact');
    await fill(page);
    const toast = page.locator('.toast');
    const fail = async () => {
      await send(page);
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return toast.filter({ hasText: FAILURE }).isVisible();
        })
        .toBe(true);
    };
    await fail();
    expect(await toast.getByText('Error', { exact: true }).isVisible()).toBe(true);
    await fail();
    expect(await toast.count()).toBe(1);
    expect(await page.getByLabel('Project details').inputValue()).toBe('An engine');

    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toast.count()).toBe(0);
    await page.clock.runFor(999_000);
    expect(await page.locator('.toasts').count()).toBe(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => page.locator('.toasts').count()).toBe(0);
  });

  test('requires names, email and project details, by keyboard alone', async () => {
    const { page, goto, sent, answer } = await visitor();
    answer(ok);
    await goto('/contact');
    await page.getByLabel('First name').focus();
    await page.locator('form[novalidate]').waitFor();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Tell us about your project.',
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press('Tab');
    await page.keyboard.type('An engine');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(formWords.contact.thanksTitle, { exact: true }).first().waitFor();
    expect(bodyOf(sent)).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' });
  });
});

function bodyOf(sent: readonly Sent[]): Record<string, unknown> {
  expect(sent).toHaveLength(1);
  return JSON.parse(sent[0]?.body ?? '');
}

function keysOf(sent: readonly Sent[]): string[] {
  return sent.map(({ body }) => JSON.parse(body).key);
}

function describedBy(page: Page, label: string): Promise<string | null | undefined> {
  return page
    .getByLabel(label)
    .evaluate(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    );
}
