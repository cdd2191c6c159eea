import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { enquiryForms, fillForm, sendForm } from '../helpers/enquiryForms.ts';
import { nodeApi } from '../helpers/enquiryServer.ts';

/**
 * The site over plain HTTP under a name other than localhost, where browsers offer no `crypto.randomUUID`, `crypto.subtle`, clipboard
 * or share menu (https://w3c.github.io/webappsec-secure-contexts/), and in browsers that lack or forbid more than that.
 */
const visitor = builtSiteInBrowser({ host: 'site.test' });
const { clientDir, read, routes } = builtSite();
/** The message of Chromium that this header only works over HTTPS. */
const IGNORED_POLICY = /^console: The Cross-Origin-Opener-Policy header has been ignored/;
const examples = Object.entries(enquiryForms);

test('its pages are not secure contexts', async () => {
  const { page, goto } = await visitor();
  await goto('/');
  expect(
    await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto]),
  ).toEqual([false, false, false]);
});

describe.each(examples)('the %s form', (_, example) => {
  test('is sent by its script and stored once', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer, address, problems } = await visitor();
    answer(api.handle);
    await goto(example.path);
    await fillForm(page, example);
    expect(await sendForm(page, example.button)).toBe(200);
    expect(await api.kept()).toMatchObject([{ ...example.kept, spam: false }]);
    expect(address()).toBe(example.path);
    expect(problems.filter((problem) => !IGNORED_POLICY.test(problem))).toEqual([]);
  });

  test('is kept in a browser that blocks all storage', async () => {
    const api = nodeApi(clientDir);
    const { page, goto, answer, problems } = await visitor();
    await blockStorage(page);
    answer(api.handle);
    await goto(example.path);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await fillForm(page, example);
    expect(await sendForm(page, example.button)).toBe(200);
    expect(await api.kept()).toMatchObject([example.kept]);
    expect(problems.filter((problem) => problem.startsWith('error:'))).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['has no random numbers', () => Reflect.deleteProperty(globalThis, 'crypto')],
    ['has no timeouts of requests', () => Reflect.deleteProperty(AbortSignal, 'timeout')],
    ['has no fetch', () => Reflect.deleteProperty(globalThis, 'fetch')],
  ])('is sent natively if the browser %s', async (_, breakBrowser) => {
    const api = nodeApi(clientDir);
    const { page, goto, answer } = await visitor();
    await page.addInitScript(breakBrowser);
    answer(api.handle);
    await goto(example.path);
    await fillForm(page, example);
    expect(await sendForm(page, example.button)).toBe(303);
    await page.waitForURL((url) => url.pathname === '/thank-you');
    const [kept] = await api.kept();
    expect(kept).toMatchObject(example.kept);
    await page.getByText(`Your reference number is ${kept?.id}.`).waitFor();
  });
});

test('a form is sent natively with its text if its component throws', async () => {
  const api = nodeApi(clientDir);
  const { page, goto, answer } = await visitor();
  answer(api.handle);
  const example = enquiryForms.contact;
  await page.route(
    (url) => url.pathname === '/contact',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: read('contact.html').replace(
          /data-props="[^"]*"/,
          'data-props="{&quot;services&quot;:1}"',
        ),
      }),
  );
  await goto(example.path);
  await fillForm(page, example);
  expect(await sendForm(page, example.button)).toBe(303);
  expect(await api.kept()).toMatchObject([example.kept]);
});

test('a post shows its address if it can be neither shared nor copied', async () => {
  const { page, goto } = await visitor();
  const post = routes.find(({ type }) => type === 'post');
  await goto(post?.path ?? '');
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await page.getByText(/^The address could not be copied. It is http:\/\/site\.test/).waitFor();
});

/** Makes every access to storage throw, as browsers do if a visitor blocks all site data. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}
