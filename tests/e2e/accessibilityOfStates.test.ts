import { describe, expect, test } from 'vitest';
import { axeProblems } from '../helpers/axeProblems.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { formWords } from '../helpers/interfaceWords.ts';
import { stated } from '../helpers/stated.ts';

/** axe finds no problem in the states that appear during a visit, in both colour schemes. */
const visitor = builtSiteInBrowser();
const booking = stated(builtSite().layout.site.booking);

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  const open = async (path: string) => {
    // Without animations, axe checks the final state.
    const person = await visitor({ colorScheme, reducedMotion: 'reduce' });
    await person.goto(path);
    return person;
  };

  test('the consent banner with its types', async () => {
    const { page } = await open('/about');
    await page.getByText('Choose by type').click();
    expect(await axeProblems(page)).toEqual([]);
  });

  test('the contact form with errors, and with a toast', async () => {
    const { page, answer } = await open('/contact');
    answer(() => new Response(null, { status: 500 }));
    const send = page.getByRole('button', { name: formWords.contact.button });
    await page.getByLabel('First name').focus();
    await page.locator('form[novalidate]').waitFor();
    await send.click();
    await page.getByText('There is a problem with your message').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Project details').fill('An engine');
    await send.click();
    await page.locator('.toast').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });

  test('the home page after filtering, rotating and sending the lead form', async () => {
    const { page, answer } = await open('/');
    answer(() => Response.json({ ok: true, id: crypto.randomUUID() }));
    for (const name of ['portfolio', 'testimonials']) {
      await page.locator(`#${name}`).scrollIntoViewIfNeeded();
      await page.locator(`.${name} button`).first().hover();
      await page.locator(`.${name}[data-ready]`).waitFor();
    }
    expect(await axeProblems(page)).toEqual([]);
    await page.clock.install();
    await page.getByLabel('Full name').fill('Ada');
    await page.getByRole('button', { name: formWords.lead.button }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return page.getByText('Thank you!').isVisible();
      })
      .toBe(true);
    expect(await axeProblems(page)).toEqual([]);
  });

  test('the calendar when it is shown', async () => {
    const { page } = await open('/contact');
    await page.route(`${booking.origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en-GB"><title>Calendar</title><main><h1>Calendar</h1></main></html>',
      }),
    );
    await page.getByRole('button', { name: 'Show calendar' }).click();
    await page.frameLocator('iframe').getByRole('heading').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
