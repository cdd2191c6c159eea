import { describe, expect, test } from 'vitest';
import { axeProblems } from '../helpers/axeProblems.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { enquiryForms, fillForm, sendForm } from '../helpers/enquiryForms.ts';
import { nodeApi } from '../helpers/enquiryServer.ts';

/** The forms of the built site in a real browser, with the real handler and its store. */
const visitor = builtSiteInBrowser();
const { clientDir, layout } = builtSite();

const examples = Object.entries(enquiryForms);

describe.each(examples)('the %s form', (_, example) => {
  test('without JavaScript is kept, and leads to the thank-you page', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, address, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    await goto(example.path);
    await fillForm(page, example);
    expect(await sendForm(page, example.button)).toBe(303);
    await page.waitForURL((url) => url.pathname === '/thank-you');
    const kept = await api.kept();
    expect(kept).toMatchObject([{ ...example.kept, spam: false, flags: [] }]);
    expect(address()).toBe(`/thank-you#reference=${kept[0]?.id}`);
    await page.getByText('Your reference number is at the end').waitFor();
  });

  test('with JavaScript is kept, with no signs of spam', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor();
    answer(api.handle);
    await goto(example.path);
    await fillForm(page, example);
    expect(await sendForm(page, example.button)).toBe(200);
    const [kept] = await api.kept();
    expect(kept).toMatchObject({ ...example.kept, spam: false, flags: [] });
    await page.getByText(`Your reference number is ${kept?.id}.`).first().waitFor();
  });

  test.each([
    ['its proof of work is valid', false],
    ['its challenge cannot be fetched', true],
  ])(
    'gets through if a password manager fills it in, it is sent at once, and %s',
    async (__, fails) => {
      const api = nodeApi(clientDir);
      const { page, goto, answer } = await visitor();
      answer((request, ...rest) =>
        fails && new URL(request.url).pathname === '/api/challenge'
          ? new Response(null, { status: 503 })
          : api.handle(request, ...rest),
      );
      await goto(example.path);
      const first = page.locator(
        `form[action="/api/contact"] [name="${Object.keys(example.fields)[0]}"]`,
      );
      await first.focus();
      // A browser fills in fields with `autocomplete` or a known name, but no hidden fields.
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
      expect(await sendForm(page, example.button)).toBe(200);
      expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false }]);
    },
  );

  test('hides its trap from keyboards and screen readers', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor({ javaScriptEnabled: false });
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
    await page.waitForURL((url) => url.pathname === '/thank-you');
    expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false }]);
  });

  test('is acknowledged and kept as spam if a bot fills in every field', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    await goto(example.path);
    await fillForm(page, example);
    await page
      .locator('form[action="/api/contact"] [name="website"]')
      .fill('https://spam.example', { force: true });
    expect(await sendForm(page, example.button)).toBe(303);
    await page.waitForURL((url) => url.pathname === '/thank-you');
    expect(await api.kept()).toEqual([]);
    expect(await api.kept({ spam: true })).toMatchObject([{ flags: ['honeypot'] }]);
  });
});

describe('a form with a mistake, without JavaScript,', () => {
  test('comes back as an accessible page of the site, and can be corrected and sent', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor({ javaScriptEnabled: false });
    answer(api.handle);
    const { path, fields, button, kept } = enquiryForms.contact;
    await goto(path);
    await fillForm(page, { path, button, kept, fields: { ...fields, email: 'ada@example' } });
    expect(await sendForm(page, button)).toBe(422);
    expect(await page.title()).toBe(
      `Error: There is a problem with your message | ${layout.site.name}`,
    );
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
    for (const [name, value] of Object.entries({ ...fields, email: 'ada@example' })) {
      expect(await page.locator(`main [name="${name}"]`).inputValue()).toBe(value);
    }
    const error = 'Enter an email address in the correct format, such as name@example.com.';
    await page.getByRole('link', { name: error }).click();
    const input = page.getByLabel('Email');
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    await input.fill('ada@example.org');
    expect(await sendForm(page, 'Send again')).toBe(303);
    await page.waitForURL((url) => url.pathname === '/thank-you');
    expect(await api.kept()).toMatchObject([kept]);
  });

  test('comes back as a page without axe violations', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor();
    answer(api.handle);
    await goto('/about');
    // This form is not enhanced by a script.
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
    expect(await axeProblems(page)).toEqual([]);
  });
});
