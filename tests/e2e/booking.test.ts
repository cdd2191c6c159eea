import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { service } from '../helpers/exampleServices.ts';
import { noteSiteEvents } from '../helpers/siteEvents.ts';
import { stated } from '../helpers/stated.ts';

const visitor = builtSiteInBrowser();
const booking = stated(builtSite().layout.site.booking);

/** The calendar of another company (docs/behaviour.md#consent-analytics-booking), with a stand-in at its origin. */
const CALENDAR = `<!doctype html><title>Calendar</title><h1>Choose a time</h1>
<button onclick="parent.postMessage('booking_created', '*')">Pick</button>
<button onclick="parent.postMessage({ type: 'booking_confirmed' }, '*')">Confirm</button>
<button onclick="parent.postMessage({ type: 'booking_forged' }, '*')">Other</button>`;

async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${booking.origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: CALENDAR });
  });
  return asked;
}

const calendar = (page: Page) => page.frameLocator(`iframe[title*="${booking.provider}"]`);

describe('before consent', () => {
  test('there is a preview with a button, and a plain link', async () => {
    const { page, goto, problems } = await visitor();
    const asked = await standIn(page);
    await goto('/contact');
    await page.getByRole('button', { name: 'Show calendar' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(
      await page
        .getByRole('link', { name: `Choose a time on ${booking.provider}` })
        .getAttribute('href'),
    ).toBe(booking.url);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('there is only the link without JavaScript', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/contact');
    expect(await page.getByRole('button', { name: 'Show calendar' }).isVisible()).toBe(false);
    expect(
      await page.getByRole('link', { name: `Choose a time on ${booking.provider}` }).isVisible(),
    ).toBe(true);
  });
});

test('pressing the button is consent to that frame only, and is not stored', async () => {
  const { page, goto } = await visitor();
  const asked = await standIn(page);
  const events = await noteSiteEvents(page);
  await goto(service.path);
  await page.getByRole('button', { name: 'Show calendar' }).press('Enter');
  await calendar(page).getByRole('heading', { name: 'Choose a time' }).waitFor();
  expect(asked).toEqual([booking.url]);
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(await frame.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(events).toEqual([
    {
      name: 'calendar_widget_loaded',
      properties: { category: 'engagement', label: service.path },
    },
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the calendar loads when it nears the window if functional cookies are accepted', async () => {
  const { page, goto } = await visitor();
  const asked = await standIn(page);
  await goto('/');
  await page.getByText('Choose by type').click();
  await page.getByLabel('Functional').check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('#calendar').scrollIntoViewIfNeeded();
  await calendar(page).getByRole('heading', { name: 'Choose a time' }).waitFor();
});

test('withdrawing functional cookies removes a calendar that they loaded, but not one that was opened with the button', async () => {
  const { page, goto } = await visitor();
  await standIn(page);
  const button = page.getByRole('button', { name: 'Show calendar' });
  const answer = async (name: 'Accept' | 'Reject') => {
    await page.getByRole('link', { name: 'Cookie choices' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await goto('/contact');
  await button.scrollIntoViewIfNeeded();
  await answer('Accept');
  await page.locator('iframe').waitFor();
  await answer('Reject');
  expect(await page.locator('iframe').count()).toBe(0);
  await button.click();
  await page.locator('iframe').waitFor();
  await answer('Reject');
  expect(await page.locator('iframe').count()).toBe(1);
});

test('only the frame itself, at the origin of the calendar, can report a booking', async () => {
  const { page, goto } = await visitor();
  await standIn(page);
  const events = await noteSiteEvents(page);
  const booked = async () =>
    ((await events()) as { name: string }[]).filter(({ name }) => name.startsWith('booking'));
  await goto('/contact');
  await page.getByRole('button', { name: 'Show calendar' }).click();
  const status = page.getByText('Your session is booked.');
  await calendar(page).getByRole('button', { name: 'Other' }).click();

  // The first message has the origin of the site. The others have the origin of the calendar, but do not come from the frame.
  await page.evaluate((origin) => {
    postMessage('booking_confirmed', '*');
    dispatchEvent(
      new MessageEvent('message', { data: 'booking_confirmed', origin, source: window }),
    );
    dispatchEvent(new MessageEvent('message', { data: 'booking_confirmed', origin }));
  }, booking.origin);
  // This message comes from the window of the frame, but has another origin.
  await page.evaluate((origin) => {
    const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
    dispatchEvent(
      new MessageEvent('message', { data: 'booking_confirmed', origin, source: contentWindow }),
    );
  }, `${booking.origin}.evil.example`);
  await page.waitForTimeout(100);
  expect(await booked()).toEqual([]);
  expect(await status.isVisible()).toBe(false);

  await calendar(page).getByRole('button', { name: 'Pick' }).click();
  await status.waitFor();
  await calendar(page).getByRole('button', { name: 'Confirm' }).click();
  await calendar(page).getByRole('button', { name: 'Confirm' }).click();
  const properties = { category: 'conversion', label: '/contact' };
  await expect.poll(booked).toEqual([
    { name: 'booking_created', properties },
    { name: 'booking_confirmed', properties },
  ]);
});

test('a calendar that does not answer within ten seconds has a message until it answers', async () => {
  const { page, goto } = await visitor();
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  await page.route(`${booking.origin}/**`, async (route) => {
    await asked;
    await route.fulfill({ contentType: 'text/html', body: CALENDAR });
  });
  await goto('/contact');
  await page.clock.install({ time: 0 });
  await page.getByRole('button', { name: 'Show calendar' }).click();
  await page.locator('iframe').waitFor();
  await page.clock.runFor(10_000);
  await page.getByText('The calendar does not answer.').waitFor();
  answer();
  await page.getByText('The calendar does not answer.').waitFor({ state: 'hidden' });
});

test('the message that a calendar does not answer goes with the calendar', async () => {
  const { page, goto } = await visitor();
  // The request is never answered.
  await page.route(`${booking.origin}/**`, () => undefined);
  await goto('/contact');
  await page.clock.install({ time: 0 });
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.locator('iframe').waitFor({ state: 'attached' });
  await page.clock.runFor(10_000);
  const message = page.getByText('The calendar does not answer.');
  await message.waitFor();
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await message.waitFor({ state: 'detached' });
  expect(await page.locator('iframe').count()).toBe(0);
});
