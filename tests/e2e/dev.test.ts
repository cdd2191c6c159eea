import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { devSite, projectCopy } from '../helpers/devSite.ts';
import type { ProjectCopy, RunningCommand } from '../helpers/devSite.ts';
import { closedPort } from '../helpers/mailServer.ts';
import { town } from '../helpers/minimalContent.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Opens a page. `problems` collects the errors and warnings of its console. */
async function openPage(url: string): Promise<{ page: Page; problems: string[]; loads: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  const loads: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.goto(url);
  return { page, problems, loads };
}

/** A copy of the project with its server and a page in a browser. */
interface Setting {
  copy: ProjectCopy;
  site: RunningCommand & { url: string };
  page: Page;
  problems: string[];
  loads: string[];
}

async function setting(path: string, prepare?: (copy: ProjectCopy) => void): Promise<Setting> {
  const copy = projectCopy();
  prepare?.(copy);
  const site = await devSite(copy);
  return { copy, site, ...(await openPage(site.url + path)) };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const overlay = (page: Page) => page.getByRole('alertdialog');
/** Waits until the browser and the server are connected, so that it gets changes. */
const connected = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('site:connected').length > 0);

describe('the content', () => {
  test('is shown as soon as it is saved, also if saves come during planning', async () => {
    const { copy, page, problems } = await setting('/locations/york');
    await connected(page);
    for (let edit = 0; edit < 10; edit++) {
      copy.edit(
        'content/towns/york.md',
        /name: .*/.exec(copy.read('content/towns/york.md'))?.[0] ?? '',
        `name: York ${edit}`,
      );
    }
    await expect.poll(() => heading(page).textContent()).toContain('York 9');
    copy.edit('content/towns/york.md', 'York 9', 'York again');
    await expect.poll(() => heading(page).textContent()).toContain('York again');
    expect(problems).toEqual([]);
  });

  test('includes files that are created, and forgets those that are deleted', async () => {
    const { copy, page, site } = await setting('/locations/derby');
    await connected(page);
    expect(await heading(page).textContent()).toContain('Page Not Found');
    copy.write('content/towns/derby.md', derby);
    await expect.poll(() => heading(page).textContent()).toContain('Derby');
    copy.delete('content/towns/derby.md');
    await expect.poll(() => heading(page).textContent()).toContain('Page Not Found');
    expect((await fetch(`${site.url}/locations/derby`)).status).toBe(404);
  });

  test('that is emptied and then written shows no error', async () => {
    const { copy, page, site } = await setting('/locations/york');
    await connected(page);
    const text = copy.read('content/towns/york.md');
    copy.write('content/towns/york.md', '');
    copy.write('content/towns/york.md', text.replace('name: York', 'name: Yorkshire'));
    await expect.poll(() => heading(page).textContent()).toContain('Yorkshire');
    expect(site.output()).not.toContain('error');
  });
});

describe('an error in content', () => {
  test('is shown above the last good page, printed once, and goes when it is mended', async () => {
    const { copy, page, site } = await setting('/locations/york');
    await connected(page);
    copy.edit('content/towns/york.md', 'name: York', 'nam: <b>York</b>');
    await overlay(page).waitFor();
    const text = await overlay(page).textContent();
    expect(text).toMatch(/content\/towns\/york\.md:\d+:1 error/);
    expect(text).toContain('Did you mean "name"?');
    expect(text).toContain('| nam: <b>York</b>');
    expect(await heading(page).textContent()).toContain('York');
    expect(await overlay(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    const focused = page.getByRole('button', { name: 'Close' });
    await expect.poll(() => focused.evaluate((button) => button.matches(':focus'))).toBe(true);

    // A change that is no change to the content repeats nothing.
    copy.write('content/towns/york.md', copy.read('content/towns/york.md'));
    copy.edit('content/towns/york.md', 'nam: <b>York</b>', 'name: York');
    await overlay(page).waitFor({ state: 'detached' });
    await expect.poll(() => site.output()).toContain('Mended.');
    expect(site.output().match(/content\/towns\/york\.md:\d+:1 {2}error/g)).toHaveLength(1);
  });

  test('leaves the page usable once Escape has closed the dialog', async () => {
    const { copy, page } = await setting('/about');
    await connected(page);
    copy.edit('content/screens/about.md', 'title:', 'titel:');
    await overlay(page).waitFor();
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'detached' });
    expect(await heading(page).textContent()).toContain('About');
  });

  test('at the start is shown on a page of its own until it is mended', async () => {
    const { copy, page, site } = await setting('/about', (project) =>
      project.edit('content/screens/about.md', 'title:', 'titel:'),
    );
    await overlay(page).waitFor();
    expect(await overlay(page).textContent()).toContain('content/screens/about.md:2:1');
    const withoutScript = await fetch(`${site.url}/about`);
    expect(withoutScript.status).toBe(500);
    expect(await withoutScript.text()).toContain('content/screens/about.md:2:1');
    copy.edit('content/screens/about.md', 'titel:', 'title:');
    await expect.poll(() => heading(page).textContent()).toBe('About');
  });
});

describe('the code', () => {
  test('of a style sheet is replaced without loading the page again', async () => {
    const { copy, page, loads, problems } = await setting('/about');
    await connected(page);
    const colour = () => heading(page).evaluate((h1) => getComputedStyle(h1).color);
    copy.write(
      'templates/styles/base.css',
      `${copy.read('templates/styles/base.css')}\nh1 { color: rgb(1, 2, 3) !important; }\n`,
    );
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    copy.edit('templates/styles/base.css', 'h1 { color', '} h1 { color');
    await overlay(page).waitFor();
    expect(await overlay(page).textContent()).toContain('templates/styles/base.css:');
    expect(await colour()).toBe('rgb(1, 2, 3)');
    copy.edit(
      'templates/styles/base.css',
      '} h1 { color: rgb(1, 2, 3)',
      'h1 { color: rgb(3, 2, 1)',
    );
    await expect.poll(colour).toBe('rgb(3, 2, 1)');
    await overlay(page).waitFor({ state: 'detached' });
    expect(loads).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('of a template is shown when it is saved; its errors are shown above the last good page', async () => {
    const { copy, page, site } = await setting('/about');
    await connected(page);
    const file = 'templates/parts/Breadcrumbs.tsx';
    copy.edit(file, '<nav', '<nav data-first=""');
    await page.locator('nav[data-first]').waitFor({ state: 'attached' });

    await connected(page);
    copy.edit(file, 'data-first=""', 'data-first="');
    await overlay(page).waitFor();
    expect(await overlay(page).textContent()).toContain(`${file}:`);
    expect(await page.locator('nav[data-first]').count()).toBe(1);
    const broken = await fetch(`${site.url}/contact`);
    expect(broken.status).toBe(500);
    expect(await broken.text()).toContain(`${file}:`);

    copy.write(
      file,
      copy
        .read(file)
        .replace('data-first="', 'data-second=""')
        .replace(
          'return (',
          'if (crumbs.length > 0) throw new Error("No <b>crumbs</b>");\n  return (',
        ),
    );
    await expect.poll(() => overlay(page).textContent()).toContain('No <b>crumbs</b>');
    expect(await overlay(page).textContent()).toContain('> 5 |   if (crumbs.length > 0) throw');

    copy.edit(file, 'if (crumbs.length > 0) throw new Error("No <b>crumbs</b>");\n  ', '');
    await page.locator('nav[data-second]').waitFor({ state: 'attached' });
    await expect.poll(() => site.output()).toContain('Mended.');
    expect(await overlay(page).count()).toBe(0);
    expect(site.output()).not.toMatch(/^ +at /m);
  });

  test('of a style sheet that has an error at first is shown when it is mended', async () => {
    const sheet = 'templates/styles/base.css';
    const { copy, page, loads } = await setting('/about', (project) =>
      project.write(sheet, `${project.read(sheet)}\n} h1 { color: rgb(1, 2, 3) !important; }\n`),
    );
    await overlay(page).waitFor();
    expect(await overlay(page).textContent()).toContain(`${sheet}:`);
    copy.edit(sheet, '} h1', 'h1');
    await overlay(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => heading(page).evaluate((h1) => getComputedStyle(h1).color))
      .toBe('rgb(1, 2, 3)');
    expect(loads).toHaveLength(1);
    expect(await page.locator('html[data-script]').count()).toBe(1);
  });

  test('that is missing is an error until its file is there again', async () => {
    const { copy, page, site } = await setting('/about');
    await connected(page);
    for (const file of [
      'templates/parts/Breadcrumbs.tsx',
      'renderer/enhance/header.client.ts',
      'templates/about/AboutPage.tsx',
    ]) {
      const text = copy.read(file);
      copy.delete(file);
      await overlay(page).waitFor();
      copy.write(file, text);
      await overlay(page).waitFor({ state: 'detached' });
      await connected(page);
    }
    expect(site.output()).toContain('Breadcrumbs');
    expect(await heading(page).textContent()).toBe('About');
  });

  test('of the browser that has an error when a page is opened is named, and runs when it is mended', async () => {
    const file = 'renderer/enhance/header.client.ts';
    const { copy, page } = await setting('/about', (project) =>
      project.write(file, `${project.read(file)}\nconst = 1;\n`),
    );
    await overlay(page).waitFor();
    expect(await overlay(page).textContent()).toContain(`${file}:`);
    expect(await page.locator('html[data-script]').count()).toBe(0);
    copy.edit(file, '\nconst = 1;\n', '');
    await page.locator('html[data-script]').waitFor({ state: 'attached' });
    await overlay(page).waitFor({ state: 'detached' });
  });

  test('shows the last of many quick saves, also if files are emptied before they are written', async () => {
    const { copy, page, site } = await setting('/about');
    await connected(page);
    const sheet = 'templates/styles/base.css';
    const template = 'templates/parts/Breadcrumbs.tsx';
    const [styles, code] = [copy.read(sheet), copy.read(template)];
    const random = randomNumbers(26);
    const pause = () => delay(Math.floor(random() * 60));
    for (let count = 3; count <= 45; count += 3) {
      // The last of three versions has no error.
      for (const version of [count - 2, count - 1, count]) {
        const isBroken = version < count && random() < 0.3;
        const [file, text] =
          count % 2 === 0
            ? [
                sheet,
                `${styles}\n${isBroken ? '}' : ''}h1 { color: rgb(${version}, 2, 3) !important; }\n`,
              ]
            : [template, code.replace('<nav', `<nav data-save="${version}${isBroken ? '' : '"'}`)];
        if (random() < 0.3) {
          copy.write(file, '');
          await pause();
        }
        copy.write(file, text);
        if (version < count) await pause();
      }
      if (count % 2 === 0) {
        await expect
          .poll(() => heading(page).evaluate((h1) => getComputedStyle(h1).color))
          .toBe(`rgb(${count}, 2, 3)`);
      } else await page.locator(`nav[data-save="${count}"]`).waitFor({ state: 'attached' });
      await overlay(page).waitFor({ state: 'detached' });
    }
    expect(site.output()).not.toMatch(/^ +at /m);
  });
});

describe('the server', () => {
  test('answers as the built site does, and takes enquiries into a store of its own', async () => {
    const { page, site, loads, problems, copy } = await setting(
      '/services/digital-marketing',
      (project) => project.write('content/addresses.yaml', 'gone:\n  - /blog/old-post\n'),
    );
    expect(new URL(page.url()).pathname).toBe('/services/marketing');
    const ask = (path: string, init?: RequestInit) =>
      fetch(site.url + path, { redirect: 'manual', ...init });
    expect((await ask('/services/digital-marketing')).status).toBe(301);
    expect((await ask('/About/?a=b')).headers.get('location')).toBe('/about?a=b');
    expect((await ask('/nowhere')).status).toBe(404);
    const givenUp = await ask('/Blog/old-post/');
    expect(givenUp.status).toBe(410);
    expect(await givenUp.text()).toContain('Page Not Found');
    expect((await ask('/about')).headers.get('content-security-policy')).toContain(
      "script-src 'self'",
    );
    for (const [path, text] of [
      ['/sitemap.xml', '<sitemapindex'],
      ['/robots.txt', 'Sitemap: '],
      ['/blog/feed.xml', '<rss'],
      ['/blog/search.json', 'first-post'],
      ['/location-index.json', 'york'],
      ['/site.webmanifest', '"name"'],
      ['/images/blog/first-post.svg', '<svg'],
    ]) {
      const answer = await ask(path ?? '');
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain(text);
    }
    copy.write('public/images/new.txt', 'new');
    await expect.poll(async () => (await ask('/images/new.txt')).status).toBe(200);
    copy.delete('public/images/new.txt');
    await expect.poll(async () => (await ask('/images/new.txt')).status).toBe(404);
    expect((await ask('/package.json')).status).not.toBe(200);
    expect((await ask('/about', { method: 'POST' })).status).toBe(405);

    loads.length = 0;
    await page.goto(`${site.url}/contact`);
    await page.locator('[name=firstName]').fill('Ada');
    await page.locator('[name=lastName]').fill('Byron');
    await page.locator('[name=email]').fill('ada@example.org');
    await page.locator('[name=message]').fill('Hello.');
    await page.locator('form[action="/api/contact"] button[type=submit]').click();
    await page.getByText('Message Sent!', { exact: true }).waitFor();
    expect(site.output()).toContain('dist/dev/enquiries.db');
    const list = await copy.start(['enquiries', 'list'], 'Ada');
    await list.ended();
    expect(list.output()).not.toContain('Ada');
    // Nothing was found late that would load the page again, and React has nothing to say about its HTML.
    expect(loads).toEqual([`${site.url}/contact`]);
    expect(problems).toEqual([]);
  });

  test('ends with 0 when it is interrupted, also while it starts', async () => {
    const copy = projectCopy();
    for (const until of ['The site is at', 'Enquiries are kept']) {
      const site = await copy.start(['dev', '--port', `${await closedPort()}`], until);
      site.process.kill('SIGINT');
      expect(await site.ended()).toBe(0);
      expect(site.output()).not.toMatch(/^ +at /m);
    }
  });

  test('does not choose another port than the one that was asked for', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const site = await projectCopy().start(['dev', '--port', `${port}`], 'the port is in use');
    expect(await site.ended()).toBe(2);
    expect(site.output()).toBe(
      `The server cannot listen on 127.0.0.1, port ${port}: the port is in use. Choose another with --port.\n`,
    );
  });
});

/** Returns a generator of numbers from 0 to 1, which are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const derby = town({
  name: 'Derby',
  region: 'East Midlands',
  county: 'Derbyshire',
  latitude: 52.92277,
  longitude: -1.47663,
  population: 263490,
  postcodeArea: 'DE',
  pageSet: 'full',
});
