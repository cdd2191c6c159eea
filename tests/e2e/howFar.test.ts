import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { holdScripts } from '../helpers/holdScripts.ts';
import { formWords } from '../helpers/interfaceWords.ts';
import { sampleContent } from '../helpers/sampleContent.ts';
import { stated } from '../helpers/stated.ts';

/** The planner of journeys in the browser, with and without JavaScript (docs/behaviour.md#how-far-is-it). */
const visitor = builtSiteInBrowser();
const { howFar } = (await sampleContent()).singles;
const { journeys, starts, goals, labels } = stated(howFar).data;
const [first, ...others] = journeys;
/** A journey from another start and to another goal than those that are chosen at first. */
const other = stated(others.find(({ from, to }) => from !== first?.from && to !== first?.to));
const labelOf = (ends: readonly { name: string; label: string }[], name: string) =>
  stated(ends.find((end) => end.name === name)).label;

const sign = (page: Page) => page.locator('[data-part="sign"]');
const brief = (page: Page) => sign(page).locator('[data-part="brief"]');
const shownGoals = (page: Page) =>
  page.getByRole('group', { name: labels.need }).locator('label:visible').allInnerTexts();

/** Chooses the ends of a journey, as a visitor does. */
async function choose(page: Page, { from, to, title }: typeof other): Promise<void> {
  await page.getByText(labelOf(starts, from), { exact: true }).first().click();
  await page.getByText(labelOf(goals, to), { exact: true }).first().click();
  await sign(page).getByRole('heading', { name: title }).waitFor();
}

describe('a choice', () => {
  test('redraws the sign, and the address keeps it', async () => {
    const { page, goto, address, problems } = await visitor();
    await goto('/how-far');
    await sign(page)
      .getByRole('heading', { name: stated(first).title })
      .waitFor();
    await choose(page, other);
    await expect.poll(address).toBe(`/how-far#${other.name}`);
    expect(await sign(page).locator('ol > li').count()).toBe(other.stages.length);
    expect(await sign(page).locator('svg').count()).toBe(other.stages.length);
    const listed = page.locator(`#${other.name}`);
    expect(await sign(page).locator('[data-part="price"]').innerText()).toBe(
      await listed.locator('[data-part="price"]').innerText(),
    );
    expect(await page.locator('[data-part="chosen"]').textContent()).toContain(other.title);
    expect(problems).toEqual([]);
  });

  test('offers only the goals that the start leads to', async () => {
    const { page, goto } = await visitor();
    await goto('/how-far');
    for (const start of starts) {
      await page.getByText(start.label, { exact: true }).first().click();
      const reached = goals.filter(({ name }) =>
        journeys.some(({ from, to }) => from === start.name && to === name),
      );
      await expect.poll(() => shownGoals(page)).toEqual(reached.map(({ label }) => label));
    }
  });

  test('can be made with the keyboard alone', async () => {
    const { page, goto } = await visitor();
    await goto('/how-far');
    await page.getByRole('radio', { name: labelOf(starts, stated(first).from) }).focus();
    await page.keyboard.press('ArrowDown');
    const second = stated(starts[1]);
    const reached = stated(journeys.find(({ from }) => from === second.name));
    await expect.poll(() => sign(page).locator('h2').innerText()).not.toBe(stated(first).title);
    expect(await page.locator('input[name="start"]:checked').getAttribute('value')).toBe(
      reached.from,
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('goal');
  });

  test('in the address is shown at once', async () => {
    const { page, goto } = await visitor();
    await goto(`/how-far#${other.name}`);
    await sign(page).getByRole('heading', { name: other.title }).waitFor();
    expect(await page.locator('input[name="goal"]:checked').getAttribute('value')).toBe(other.to);
  });

  test('that was made before the code was loaded is shown and kept, too', async () => {
    const { page, goto, address } = await visitor();
    await goto('/how-far');
    const release = await holdScripts(page);
    await page.getByText(labelOf(starts, other.from), { exact: true }).first().click();
    await page.getByText(labelOf(goals, other.to), { exact: true }).first().click();
    await release();
    await sign(page).getByRole('heading', { name: other.title }).waitFor();
    await expect.poll(address).toBe(`/how-far#${other.name}`);
  });

  test('is at the foot of a narrow window until the sign shows its price', async () => {
    const { page, goto, address } = await visitor({ viewport: { width: 390, height: 640 } });
    await goto('/how-far');
    const strip = page.locator('[data-part="strip"]');
    expect(await strip.isVisible()).toBe(false);
    await choose(page, other);
    await page.evaluate(() => scrollTo(0, 0));
    await strip.waitFor();
    const price = sign(page).locator('[data-part="price"]');
    expect(await strip.innerText()).toContain(await price.innerText());
    await strip.focus();
    await page.keyboard.press('Enter');
    await strip.waitFor({ state: 'hidden' });
    expect(await price.isVisible()).toBe(true);
    expect(address()).toBe(`/how-far#${other.name}`);
  });

  test('is printed alone', async () => {
    const { page, goto } = await visitor();
    await goto('/how-far');
    await choose(page, other);
    await page.emulateMedia({ media: 'print' });
    expect(await brief(page).isVisible()).toBe(true);
    expect(await page.locator('#journeys').isVisible()).toBe(false);
    expect(await page.locator('[data-part="strip"]').isVisible()).toBe(false);
  });
});

describe('the brief', () => {
  test('is copied', async () => {
    const { page, goto } = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await goto('/how-far');
    await choose(page, other);
    await page.getByRole('button', { name: labels.copy }).click();
    await page.getByText(labels.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(other.title);
    expect(copied).toBe(await brief(page).textContent());
  });

  test('is selected if it cannot be copied', async () => {
    const { page, goto } = await visitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: {} }));
    await goto('/how-far');
    await page.getByRole('button', { name: labels.copy }).click();
    await page.getByText(labels.notCopied).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toContain(stated(first).title);
  });

  test('is put into the contact form, from which it is sent', async () => {
    const { page, goto, sent, problems } = await visitor();
    await goto('/how-far');
    await choose(page, other);
    const text = await brief(page).textContent();
    await sign(page).getByRole('link', { name: labels.send }).click();
    await page.getByText(labels.filled).waitFor();
    const message = page.getByLabel('Project details');
    expect(await message.inputValue()).toBe(text);
    expect(new URL(page.url()).search).toBe('');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: formWords.contact.button }).click();
    await page.locator('.toast').waitFor();
    expect(sent.map(({ body }) => body).join()).toContain(other.title);
    expect(problems).toEqual([]);
  });

  test('of an unknown journey leaves the form empty', async () => {
    const { page, goto } = await visitor();
    await goto('/contact#brief=no-such-journey');
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Project details').inputValue()).toBe('');
    expect(await page.getByText(labels.filled).count()).toBe(0);
  });

  test('fills the form if the name of its journey begins with a digit', async () => {
    const { page, goto } = await visitor();
    await page.route('**/how-far', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(other.name, '3d-print');
      await route.fulfill({ response, body });
    });
    await goto('/contact#brief=3d-print');
    await expect.poll(() => page.getByLabel('Project details').inputValue()).not.toBe('');
  });

  test.each(['1x', 'a:b'])('named "%s" leaves the form empty without an error', async (name) => {
    const { page, goto } = await visitor();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await goto(`/contact#brief=${name}`);
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Project details').inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('leaves the form empty without an error if the planner cannot be loaded', async () => {
    const { page, goto } = await visitor();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const answer of [{ status: 503, body: '' }, undefined]) {
      await page.route('**/how-far', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await goto(`/contact#brief=${other.name}`);
      await page.waitForLoadState('networkidle');
      expect(await page.getByLabel('Project details').inputValue()).toBe('');
      await page.unroute('**/how-far');
      await goto('/about');
    }
    expect(errors).toEqual([]);
  });
});

test('the code of the planner is loaded when a visitor touches it, and not before', async () => {
  const { page, goto } = await visitor();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await goto('/how-far');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await page.getByText(labelOf(starts, other.from), { exact: true }).first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

describe('without JavaScript', () => {
  test('every journey is a part of the page with its stages, its price and a link to the form', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/how-far');
    for (const { name, title, stages } of journeys) {
      const article = page.locator(`#${name}`);
      expect(await article.getByRole('heading', { name: title }).isVisible()).toBe(true);
      expect(await article.locator('[data-part="price"]').isVisible()).toBe(true);
      expect(await article.locator('ol > li').count()).toBe(stages.length);
      await article.getByRole('heading', { name: title }).click();
      expect(await article.getByRole('link', { name: labels.send }).getAttribute('href')).toBe(
        `/contact#brief=${name}`,
      );
    }
  });

  test('nothing is shown that needs a script', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto('/how-far');
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.getByRole('button', { name: labels.copy }).count()).toBe(0);
  });

  test('a shared address opens the stages of its journey', async () => {
    const { page, goto } = await visitor({ javaScriptEnabled: false });
    await goto(`/how-far#${other.name}`);
    expect(await page.locator(`#${other.name} ol`).isVisible()).toBe(true);
  });
});

test('each link that sends a brief is named after its journey', async () => {
  const { page, goto } = await visitor({ javaScriptEnabled: false });
  await goto('/how-far');
  const names = await page
    .locator('.journey__send')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
