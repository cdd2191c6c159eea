import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { service } from '../helpers/exampleServices.ts';
import { formWords } from '../helpers/interfaceWords.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();
const analytics = stated(builtSite().layout.site.analytics);

/** An event that a page reports to the stand-in for the host in the EU. */
interface Reported {
  event: string;
  properties: Record<string, unknown>;
}

/** Opens a page for a visitor that the service does not treat as a bot. Returns it with everything that it reports to the fake host. */
async function measured(): Promise<Awaited<ReturnType<typeof visitor>> & Measured> {
  const person = await visitor({ userAgent: PERSON });
  const { page } = person;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    // The headless shell names itself here. Firefox and Safari don't have this property.
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });
  const asked: string[] = [];
  const reported: Reported[] = [];
  await page.route(`${analytics.host}/**`, async (route) => {
    const request = route.request();
    asked.push(request.url());
    reported.push(...eventsOf(request.postDataBuffer()));
    await route.fulfill({
      json: { status: 1 },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    });
  });
  return {
    ...person,
    asked,
    reported: (name) => reported.filter(({ event }) => event === name),
    all: reported,
  };
}

declare global {
  interface Window {
    notedNames?: string[];
  }
}

interface Measured {
  /** The addresses that were requested from the fake host. */
  asked: string[];
  all: Reported[];
  reported(name: string): Reported[];
}

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Returns the events of a request, whose body may be compressed. */
function eventsOf(body: Buffer | null): Reported[] {
  if (!body) return [];
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString();
  const data: unknown = JSON.parse(
    text.startsWith('data=')
      ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString()
      : text,
  );
  const { batch } = data as { batch?: Reported[] };
  return batch ?? (Array.isArray(data) ? data : [data as Reported]);
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true }).click();
const storedNames = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
  ]);

/** Analytics, which start only after consent (docs/behaviour.md#consent-analytics-booking). */
describe('page views', () => {
  test('are reported with path and query, once a page, as soon as the visitor consents', async () => {
    const { page, goto, asked, reported } = await measured();
    await goto('/about?from=letter');
    expect(asked).toEqual([]);
    await accept(page);
    await expect.poll(() => reported('$pageview')).toHaveLength(1);
    expect(reported('$pageview')[0]?.properties).toMatchObject({
      token: analytics.key,
      path: '/about?from=letter',
    });
    await goto('/contact');
    await expect.poll(() => reported('$pageview')).toHaveLength(2);
    expect(reported('$pageview')[1]?.properties).toMatchObject({ path: '/contact' });
    const ids = reported('$pageview').map(({ properties }) => properties.distinct_id);
    expect(new Set(ids).size).toBe(1);
  });

  test('leave out the fragment, which contains the reference number of an enquiry', async () => {
    const { page, goto, all, reported } = await measured();
    await goto('/thank-you#reference=1234-abcd');
    await accept(page);
    await expect.poll(() => reported('$pageview')).toHaveLength(1);
    await goto('/contact');
    await expect.poll(() => reported('$pageview')).toHaveLength(2);
    expect(JSON.stringify(all)).not.toContain('1234-abcd');
  });

  test('are not reported after a rejection, and the code of the service is not fetched', async () => {
    const { page, goto, asked, problems } = await measured();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await goto('/about');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    const before = scripts.length;
    await page.waitForTimeout(500);
    expect(scripts.length).toBe(before);
    await goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('events', () => {
  test('of the forms have their exact names', async () => {
    const { page, goto, answer, reported } = await measured();
    answer(() => Response.json({ ok: true, id: crypto.randomUUID() }));
    await goto('/');
    await accept(page);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: formWords.lead.button }).click();
    await expect.poll(() => reported('homepage_lead_capture')).toHaveLength(1);
    expect(reported('homepage_lead_capture')[0]?.properties).toMatchObject({
      category: 'conversion',
      label: 'lead_capture',
    });
    await goto('/contact');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Project details').fill('An engine');
    await page.getByRole('button', { name: formWords.contact.button }).click();
    await expect.poll(() => reported('contact_us_page')).toHaveLength(1);
    expect(reported('contact_us_page')[0]?.properties).toMatchObject({
      category: 'conversion',
      label: 'contact_form',
    });
    expect(reported('form_submission').map(({ properties }) => properties.label)).toEqual([
      'Homepage Lead Capture',
      'Contact Us Page',
    ]);
    // No text that was typed is reported.
    expect(JSON.stringify(reported('form_submission'))).not.toMatch(/Ada|Lovelace|engine/);
  });

  test('of a failed form are not reported', async () => {
    const { page, goto, answer, all, reported } = await measured();
    answer(() => new Response(null, { status: 500 }));
    await goto('/');
    await accept(page);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: formWords.lead.button }).click();
    await page.getByText('Sorry, something went wrong.').waitFor();
    await expect.poll(() => reported('$pageview')).toHaveLength(1);
    await page.waitForTimeout(300);
    expect(all.map(({ event }) => event)).not.toContain('homepage_lead_capture');
  });

  test('of phone and WhatsApp links are reported', async () => {
    const { page, goto, reported } = await measured();
    await goto(service.path);
    await accept(page);
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    await page.getByRole('link', { name: 'Call Us Now' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^WhatsApp/ })
      .first()
      .click();
    await expect.poll(() => reported('whatsapp_click')).toHaveLength(1);
    await expect.poll(() => reported('phone_click')).toHaveLength(1);
    expect(reported('phone_click')[0]?.properties).toMatchObject({
      category: 'engagement',
      label: service.path,
    });
  });

  test('include errors of scripts', async () => {
    const { page, goto, reported } = await measured();
    await goto('/about');
    await accept(page);
    await expect.poll(() => reported('$pageview')).toHaveLength(1);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('A script of this test failed.');
      });
    });
    await expect.poll(() => reported('$exception')).toHaveLength(1);
    expect(JSON.stringify(reported('$exception'))).toContain('A script of this test failed.');
  });
});

test('the cookie policy lists exactly what is stored after consent', async () => {
  const { page, goto, reported, answer } = await measured();
  await page.addInitScript(noteStored);
  const names = new Set<string>();
  const collect = async () => {
    for (const name of await page.evaluate(() => window.notedNames ?? [])) names.add(name);
    for (const { name } of await page.context().cookies()) names.add(`cookie ${name}`);
  };
  await goto('/about');
  await accept(page);
  await expect.poll(() => reported('$pageview')).toHaveLength(1);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A script of this test failed.');
    });
  });
  await expect.poll(() => reported('$exception')).toHaveLength(1);
  await collect();
  answer(() => Response.json({ ok: true, id: crypto.randomUUID() }));
  await goto('/');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: formWords.lead.button }).click();
  await expect.poll(() => reported('homepage_lead_capture')).toHaveLength(1);
  await collect();
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await accept(page);
  await collect();

  await goto('/cookie-policy');
  const listed = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('table tbody td:first-child')].flatMap((cell) => {
      const text = cell.textContent;
      const places = ['cookie', 'local storage', 'session storage'].filter((place) =>
        text.includes(place),
      );
      return [...cell.querySelectorAll('code')].flatMap((code) =>
        places.map((place) => `${place} ${code.textContent}`),
      );
    }),
  );
  const matches = (pattern: string, name: string) =>
    new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[\\w-]+')}$`).test(name);
  expect([...names].filter((name) => !listed.some((one) => matches(one, name)))).toEqual([]);
  expect(listed.filter((one) => ![...names].some((name) => matches(one, name)))).toEqual([]);
});

/** Records the names of everything that a page stores, even if it is removed at once. Runs in the page. */
function noteStored(): void {
  const noted = (window.notedNames = [] as string[]);
  const note = (name: string) => {
    if (!noted.includes(name)) noted.push(name);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, value: string) {
    note(`${this === localStorage ? 'local' : 'session'} storage ${key}`);
    setItem.call(this, key, value);
  };
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () => own?.get?.call(document) as string,
    set(cookie: string) {
      note(`cookie ${cookie.split('=')[0]}`);
      own?.set?.call(document, cookie);
    },
  });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name: string, version?: number) {
    note(`database ${name}`);
    return open.call(this, name, version);
  };
}

test('withdrawing consent stops all reports and removes stored data', async () => {
  const { page, goto, reported, all } = await measured();
  await goto('/about');
  await accept(page);
  await expect.poll(() => reported('$pageview')).toHaveLength(1);
  expect((await storedNames(page)).join()).toMatch(/posthog/);

  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.poll(() => storedNames(page)).toEqual(['consent']);
  const before = all.length;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Too late.');
    });
  });
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click');
  await page.waitForTimeout(4000);
  expect(all.slice(before)).toEqual([]);
  await goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(all.slice(before)).toEqual([]);
  expect(await storedNames(page)).toEqual(['consent']);
});

test('consenting again after a withdrawal resumes the reports', async () => {
  const { page, goto, reported } = await measured();
  await goto('/about');
  await accept(page);
  await expect.poll(() => reported('$pageview')).toHaveLength(1);
  const open = () => page.getByRole('link', { name: 'Cookie choices' }).click();
  await open();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await open();
  await accept(page);
  await expect.poll(() => reported('$pageview')).toHaveLength(2);
});

test('a page that the visitor comes back to after consenting elsewhere is reported once', async () => {
  const { page, goto, reported } = await measured();
  await goto('/about');
  const later = await page.context().newPage();
  await later.goto(new URL('/contact', page.url()).href);
  // The browser of the tests does not keep pages for the Back button.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await accept(later);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const paths = () => reported('$pageview').map(({ properties }) => properties.path);
  await expect.poll(paths).toContain('/about');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A script of this test failed.');
    });
  });
  await expect.poll(() => reported('$exception')).toHaveLength(1);
  expect(paths().filter((path) => path === '/about')).toHaveLength(1);
});

test('a choice that does not change analytics reports nothing twice', async () => {
  const { page, goto, reported } = await measured();
  await goto('/about');
  await accept(page);
  await expect.poll(() => reported('$pageview')).toHaveLength(1);
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByLabel('Functional').uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A script of this test failed.');
    });
  });
  await expect.poll(() => reported('$exception')).toHaveLength(1);
  await goto('/contact');
  await expect.poll(() => reported('$pageview').at(-1)?.properties.path).toBe('/contact');
  expect(reported('$pageview')).toHaveLength(2);
  expect(reported('$exception')).toHaveLength(1);
});
