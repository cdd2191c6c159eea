import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { nodeApi } from '../helpers/enquiryServer.ts';

/** The forms of the built site in a real browser, with the real handler and its store behind them. */
const visitor = builtSiteInBrowser();
const { clientDir } = builtSite();

/** A form, what a visitor fills in, and what is to be kept of it. */
interface Example {
  path: string;
  fields: Record<string, string>;
  button: string;
  kept: Record<string, string>;
}

const forms: Record<string, Example> = {
  lead: {
    path: '/',
    fields: {
      fullName: 'Ada Byron',
      email: 'ada@example.org',
      phone: '07700 900123',
      requirements: 'A website.',
    },
    button: 'Send enquiry',
    kept: { name: 'Ada Byron', message: 'A website.', page: 'Homepage Lead Capture' },
  },
  contact: {
    path: '/contact',
    fields: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', message: 'Hello.' },
    button: 'Send message',
    kept: {
      name: 'Ada Byron',
      message: 'Company: N/A\nService: N/A\n\nHello.',
      page: 'Contact Us Page',
    },
  },
  quote: {
    path: '/services/marketing',
    fields: { name: 'Ada Byron', email: 'ada@example.org', message: 'How much?' },
    button: 'Get my quote',
    kept: { name: 'Ada Byron', message: 'How much?', page: 'Digital Marketing' },
  },
};
const examples = Object.entries(forms);

async function fill(page: Page, { fields }: Example): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form[action="/api/contact"] [name="${name}"]`).fill(value);
  }
}

async function send(page: Page, button: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await answered).status();
}

describe.each(examples)('the %s form', (_, example) => {
  test('without JavaScript is kept, and leads to the thank-you page', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, address, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    await goto(example.path);
    await fill(page, example);
    expect(await send(page, example.button)).toBe(303);
    await page.waitForURL('**/thank-you');
    expect(address()).toBe('/thank-you');
    expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false, flags: [] }]);
  });

  test('with JavaScript is kept, and nothing speaks against it', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor();
    answer(api.handle);
    await goto(example.path);
    await fill(page, example);
    expect(await send(page, example.button)).toBe(200);
    expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false, flags: [] }]);
  });

  test('filled in at once by a password manager and sent in the same moment gets through', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor();
    answer(api.handle);
    await goto(example.path);
    const first = page.locator(
      `form[action="/api/contact"] [name="${Object.keys(example.fields)[0]}"]`,
    );
    await first.focus();
    // It fills what asks to be filled, and what it can guess from names, but nothing that nobody sees.
    await page.evaluate((values) => {
      for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'form[action="/api/contact"] :is(input:not([type="hidden"]), textarea)',
      )) {
        const { width, height } = input.getBoundingClientRect();
        if (width < 2 || height < 2 || input.autocomplete === 'off') continue;
        input.value = values[input.name] ?? '';
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, example.fields);
    expect(await send(page, example.button)).toBe(200);
    expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false }]);
  });

  test('has no trap for who uses a keyboard or a screen reader', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, address, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    await goto(example.path);
    const form = page.locator('form[action="/api/contact"]');
    expect(await form.ariaSnapshot()).not.toContain('Leave this field empty');
    await form.locator(`[name="${Object.keys(example.fields)[0]}"]`).focus();
    const reached: string[] = [];
    for (;;) {
      const { tag, name } = await page.evaluate(() => {
        const { tagName, name: own } = document.activeElement as HTMLInputElement;
        return { tag: tagName, name: own };
      });
      if (tag === 'BUTTON') break;
      reached.push(name);
      if (tag !== 'SELECT') await page.keyboard.type(example.fields[name] ?? '');
      await page.keyboard.press('Tab');
    }
    expect(reached).not.toContain('website');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/thank-you');
    expect(address()).toBe('/thank-you');
    expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false }]);
  });

  test('filled in by a program in every field is thanked for, and kept as spam', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    await goto(example.path);
    await fill(page, example);
    await page
      .locator('form[action="/api/contact"] [name="website"]')
      .fill('https://spam.example', { force: true });
    expect(await send(page, example.button)).toBe(303);
    await page.waitForURL('**/thank-you');
    expect(await api.kept()).toEqual([]);
    expect(await api.kept({ spam: true })).toMatchObject([{ flags: ['honeypot'] }]);
  });
});

describe('a form with a mistake, without JavaScript,', () => {
  test('comes back as an accessible page of the site, and can be mended and sent', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    const { path, fields, button, kept } = forms.contact as Example;
    await goto(path);
    await fill(page, { path, button, kept, fields: { ...fields, email: 'ada@example' } });
    expect(await send(page, button)).toBe(422);
    expect(await page.title()).toBe('Error: There is a problem with your message | Mileward');
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
    for (const [name, value] of Object.entries({ ...fields, email: 'ada@example' })) {
      expect(await page.locator(`main [name="${name}"]`).inputValue()).toBe(value);
    }
    const error = 'Enter an email address in the correct format, such as name@example.com.';
    await page.getByRole('link', { name: error }).click();
    const input = page.getByLabel('Email');
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    await input.fill('ada@example.org');
    expect(await send(page, 'Send again')).toBe(303);
    await page.waitForURL('**/thank-you');
    expect(await api.kept()).toMatchObject([kept]);
  });

  test('comes back as a page without barriers', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor();
    answer(api.handle);
    await goto('/about');
    // A form that no script of ours looks after.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/api/contact';
      form.innerHTML = '<input name="form" value="contact"><input name="email" value="x">';
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL('**/api/contact');
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});
