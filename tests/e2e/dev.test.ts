import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { randomNumbers } from '../../scripts/bench/randomNumbers.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { devSite, projectCopy } from '../helpers/devSite.ts';
import type { ProjectCopy, RunningCommand } from '../helpers/devSite.ts';
import { town } from '../helpers/minimalContent.ts';

let browser: Browser;
/** A server that most tests share, because a start takes seconds. Each of them undoes its changes, and waits until they are undone. */
let shared: Server;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  const copy = projectCopy((end) => ends.unshift(end));
  copy.write('content/addresses.yaml', 'gone:\n  - /blog/old-post\n');
  shared = { copy, site: await devSite(copy) };
});
afterAll(async () => {
  for (const end of ends) await end();
  await browser.close();
});

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

/** A copy of the project with its server. */
interface Server {
  copy: ProjectCopy;
  site: RunningCommand & { url: string };
}

/** A page of a server in a browser. */
interface Setting extends Server {
  page: Page;
  problems: string[];
  loads: string[];
  /** Returns everything that the server has printed since the page was requested. */
  printed(): string;
}

/** Opens a page of a server once the browser and the server are connected, so that the browser gets changes. */
async function setting(path: string, { copy, site }: Server = shared): Promise<Setting> {
  const { length } = site.output();
  const opened = await openPage(site.url + path);
  await connected(opened.page);
  return { copy, site, ...opened, printed: () => site.output().slice(length) };
}

const york = 'content/towns/york.md';
const sheet = 'templates/styles/base.css';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const colourOf = (page: Page) => heading(page).evaluate((h1) => getComputedStyle(h1).color);
const overlay = (page: Page) => page.getByRole('alertdialog');
const connected = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('site:connected').length > 0);

describe('the server', () => {
  test('answers as the built site does, and takes enquiries into a store of its own', async () => {
    const { copy, site, page, problems, loads } = await setting('/services/digital-marketing');
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
      ['/location-index.json', 'York'],
      ['/site.webmanifest', '"name"'],
      ['/images/blog/first-post.svg', '<svg'],
    ]) {
      const answer = await ask(path ?? '');
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain(text);
    }
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
    for (const name of ['enquiries.db', 'enquiries.db-wal']) {
      const file = `dist/dev/${name}`;
      expect(existsSync(join(copy.root, file))).toBe(true);
      for (const path of [`/${file}`, `/@fs${join(copy.root, file)}`]) {
        expect((await ask(path)).status).not.toBe(200);
        expect((await ask(`${path}?raw`)).status).not.toBe(200);
      }
    }
    const list = await copy.start(['enquiries', 'list'], 'enquiries.db does not exist');
    expect(await list.ended()).toBe(2);
    // Nothing was found late that would load the page again, and React has nothing to say about its HTML.
    expect(loads).toEqual([`${site.url}/contact`]);
    expect(problems).toEqual([]);
  });

  test('answers a path that cannot be decoded with the not-found page', async () => {
    for (const path of ['/%', '/about%00', '/..%2fcontent/site.yaml', '/%5c..%5cabout']) {
      const answer = await fetch(shared.site.url + path, { redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Page Not Found');
    }
  });

  test('serves public files that are created, and none that are deleted', async () => {
    const { copy, site } = shared;
    const status = async () => (await fetch(`${site.url}/images/new.txt`)).status;
    copy.write('public/images/new.txt', 'new');
    await expect.poll(status).toBe(200);
    copy.delete('public/images/new.txt');
    await expect.poll(status).toBe(404);
  });

  test('redirects an address with repeated slashes, and keeps its whole query', async () => {
    for (const [asked, location] of [
      ['//services', '/services'],
      ['//locations/york', '/locations/york'],
      ['/About?a=b?c', '/about?a=b?c'],
    ] as const) {
      const answer = await fetch(shared.site.url + asked, { redirect: 'manual' });
      expect([asked, answer.headers.get('location')]).toEqual([asked, location]);
    }
  });

  test('opens no file in the editor, because any website could request it', async () => {
    for (const path of ['/__open-in-editor?file=package.json', '/__OPEN-in-editor/?file=a.ts']) {
      const answer = await fetch(shared.site.url + path, { redirect: 'manual' });
      expect([path, answer.status]).not.toEqual([path, 200]);
    }
    expect(shared.site.output()).not.toContain('in the editor');
  });

  test('answers nothing to a page of another site whose name leads to this machine', async () => {
    const { port } = new URL(shared.site.url);
    const ask = (path: string, host: string, body?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST';
        const headers = {
          Host: host,
          Origin: `http://${host}`,
          'Content-Type': 'application/json',
        };
        request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end(body);
      });
    const enquiry = '{"name":"Eve","message":"Hello."}';
    expect(await ask('/about', `rebound.example:${port}`)).toBe(403);
    expect(await ask('/api/contact', `rebound.example:${port}`, enquiry)).toBe(403);
    expect(await ask('/about', `localhost:${port}`)).toBe(200);
    expect(await ask('/api/contact', `localhost:${port}`, enquiry)).toBe(200);
  });

  test('ends with 0 when it is interrupted, even while it starts', async () => {
    const copy = projectCopy();
    for (const until of ['The site is at', 'Enquiries are kept']) {
      const site = await copy.start(['dev', '--port', `${await freePort()}`], until);
      site.process.kill('SIGINT');
      expect(await site.ended()).toBe(0);
      expect(site.output()).not.toMatch(/^ +at /m);
    }
  });

  test('is found again by open pages after a restart', async () => {
    const copy = projectCopy();
    const first = await devSite(copy);
    const { page } = await openPage(`${first.url}/about`);
    await connected(page);
    first.process.kill('SIGINT');
    await first.ended();
    copy.edit('content/screens/about.md', 'title: About', 'title: Who we are');
    await copy.start(['dev', '--port', new URL(first.url).port], 'The site is at');
    await expect.poll(() => heading(page).textContent()).toBe('Who we are');
  });

  test('does not choose another port than the requested one', async () => {
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

describe('the content', () => {
  test('is shown as soon as it is saved, even if saves come during planning', async () => {
    const { copy, page, problems } = await setting('/locations/york');
    const text = copy.read(york);
    for (let edit = 0; edit < 10; edit++) {
      copy.write(york, text.replace(/name: .*/, `name: York ${edit}`));
    }
    // Short names of towns do not break.
    await expect.poll(() => heading(page).textContent()).toContain('York\u00a09');
    copy.write(york, text);
    await expect.poll(() => heading(page).textContent()).not.toContain('York\u00a09');
    expect(problems).toEqual([]);
  });

  test('recolours open pages when the brand is saved, and keeps the last colours while it has an error', async () => {
    const { copy, page } = await setting('/about');
    const brand = 'content/brand/brand.yaml';
    const text = copy.read(brand);
    const footer = () =>
      page
        .locator('.site-footer .plate')
        .evaluate((plate) => getComputedStyle(plate).backgroundColor);
    // The footer has no colour while the browser replaces the style sheet.
    const none = 'rgba(0, 0, 0, 0)';
    await expect.poll(footer).not.toBe(none);
    const before = await footer();
    onTestFinished(() => copy.write(brand, text));
    copy.write(brand, text.replace(/(primary:\n\s+light: )"#\w+"/, '$1"#7b2a3a"'));
    await expect.poll(async () => [none, before].includes(await footer())).toBe(false);
    const red = await footer();
    copy.write(brand, text.replace(/(primary:\n\s+light: )"#\w+"/, '$1"#7b2a3"'));
    await expect.poll(() => overlay(page).textContent()).toContain('palette.primary.light');
    expect(await footer()).toBe(red);
    copy.write(brand, text);
    await expect.poll(footer).toBe(before);
    await overlay(page).waitFor({ state: 'hidden' });
  });

  test('is shown in the fonts of the brand', async () => {
    const copy = projectCopy();
    const brand = 'content/brand/brand.yaml';
    copy.write(
      brand,
      `${copy.read(brand)}\ntype:\n  body:\n    package: '@fontsource-variable/overpass'\n    weights: [400, 700]\n    fallback: sans-serif\n`,
    );
    const { page, problems } = await openPage(`${(await devSite(copy)).url}/about`);
    const loaded = () => document.fonts.values().some(({ status }) => status === 'loaded');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(loaded)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('includes files that are created, and forgets those that are deleted', async () => {
    const { copy, page, site } = await setting('/locations/derby');
    await expect.poll(() => heading(page).textContent()).toContain('Page Not Found');
    copy.write('content/towns/derby.md', derby);
    await expect.poll(() => heading(page).textContent()).toContain('Derby');
    copy.delete('content/towns/derby.md');
    await expect.poll(() => heading(page).textContent()).toContain('Page Not Found');
    expect((await fetch(`${site.url}/locations/derby`)).status).toBe(404);
  });

  test('is loaded again with a picture that was replaced', async () => {
    const { copy, page, loads } = await setting('/about');
    const picture = 'public/images/blog/first-post.svg';
    const before = copy.read(picture);
    for (const text of [before.replace('/>', '><rect/></svg>'), before]) {
      const { length } = loads;
      copy.write(picture, text);
      await expect.poll(() => loads.length).toBeGreaterThan(length);
      await connected(page);
    }
  });

  test('that is emptied and then written shows no error', async () => {
    const { copy, page, printed } = await setting('/locations/york');
    const text = copy.read(york);
    copy.write(york, '');
    copy.write(york, text.replace('name: York', 'name: Yorkshire'));
    await expect.poll(() => heading(page).textContent()).toContain('Yorkshire');
    expect(printed()).not.toContain('error');
    copy.write(york, text);
    await expect.poll(() => heading(page).textContent()).not.toContain('Yorkshire');
  });
});

describe('an error in content', () => {
  test('is shown above the last good page, printed once, and goes when it is fixed', async () => {
    const { copy, page, printed } = await setting('/locations/york');
    copy.edit(york, 'name: York', 'nam: <b>York</b>');
    await overlay(page).waitFor();
    const text = await overlay(page).textContent();
    expect(text).toMatch(/content\/towns\/york\.md:\d+:1 error/);
    expect(text).toContain('Did you mean "name"?');
    expect(text).toContain('| nam: <b>York</b>');
    expect(await heading(page).textContent()).toContain('York');
    expect(await overlay(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    const focused = page.getByRole('button', { name: 'Close' });
    await expect.poll(() => focused.evaluate((button) => button.matches(':focus'))).toBe(true);

    // A change that is not a change to the content repeats nothing.
    copy.write(york, copy.read(york));
    copy.edit(york, 'nam: <b>York</b>', 'name: York');
    await overlay(page).waitFor({ state: 'detached' });
    await expect.poll(() => printed()).toContain('Fixed.');
    expect(printed().match(/content\/towns\/york\.md:\d+:1 {2}error/g)).toHaveLength(1);
  });

  test('leaves the page usable once Escape has closed the dialog', async () => {
    const { copy, page, printed } = await setting('/about');
    copy.edit('content/screens/about.md', 'title:', 'titel:');
    await overlay(page).waitFor();
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'detached' });
    expect(await heading(page).textContent()).toContain('About');
    copy.edit('content/screens/about.md', 'titel:', 'title:');
    await expect.poll(printed).toContain('Fixed.');
  });
});

describe('the code', () => {
  test('of a style sheet is replaced without loading the page again', async () => {
    const { copy, page, loads, problems } = await setting('/about');
    const text = copy.read(sheet);
    const colour = () => colourOf(page);
    const original = await colour();
    copy.write(sheet, `${text}\nh1 { color: rgb(1, 2, 3) !important; }\n`);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    copy.edit(sheet, 'h1 { color', '} h1 { color');
    await overlay(page).waitFor();
    expect(await overlay(page).textContent()).toContain(`${sheet}:`);
    expect(await colour()).toBe('rgb(1, 2, 3)');
    copy.write(sheet, text);
    await expect.poll(colour).toBe(original);
    await overlay(page).waitFor({ state: 'detached' });
    expect(loads).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('of a style sheet of one page type is replaced on pages of that type only', async () => {
    const { copy, site, page, loads } = await setting('/about');
    const other = await openPage(`${site.url}/sitemap`);
    await connected(other.page);
    const file = 'templates/styles/pages/prose-beside.css';
    const text = copy.read(file);
    const [colour, otherColour] = [await colourOf(page), await colourOf(other.page)];
    copy.write(file, `${text}\nh1 { color: rgb(4, 5, 6) !important; }\n`);
    await expect.poll(() => colourOf(page)).toBe('rgb(4, 5, 6)');
    expect(await colourOf(other.page)).toBe(otherColour);
    copy.write(file, text);
    await expect.poll(() => colourOf(page)).toBe(colour);
    expect(loads).toHaveLength(1);
    await other.page.close();
  });

  test('of a template is shown when it is saved; its errors are shown above the last good page', async () => {
    const { copy, site, page, printed } = await setting('/about');
    const file = 'templates/parts/Breadcrumbs.tsx';
    const text = copy.read(file);
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

    const thrown = 'if (crumbs.length > 0) throw new Error("No <b>crumbs</b>");';
    copy.write(file, text.replace('return (', `${thrown}\n  return (`));
    await expect.poll(() => overlay(page).textContent()).toContain('No <b>crumbs</b>');
    expect(await overlay(page).textContent()).toMatch(
      /> \d+ \| {3}if \(crumbs\.length > 0\) throw/,
    );

    copy.write(file, text);
    await page.locator('nav[data-first]').waitFor({ state: 'detached' });
    await expect.poll(printed).toContain('Fixed.');
    expect(await overlay(page).count()).toBe(0);
    expect(printed()).not.toMatch(/^ +at /m);
  });

  test('that is missing is an error until its file is there again', async () => {
    const { copy, page, printed } = await setting('/about');
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
    expect(printed()).toContain('Breadcrumbs');
    expect(await heading(page).textContent()).toBe('About');
  });

  test('shows the last of many quick saves, even if files are emptied before they are written', async () => {
    const { copy, page, printed } = await setting('/about');
    const original = await colourOf(page);
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
        await expect.poll(() => colourOf(page)).toBe(`rgb(${count}, 2, 3)`);
      } else await page.locator(`nav[data-save="${count}"]`).waitFor({ state: 'attached' });
      await overlay(page).waitFor({ state: 'detached' });
    }
    expect(printed()).not.toMatch(/^ +at /m);
    copy.write(sheet, styles);
    copy.write(template, code);
    await page.locator('nav[data-save]').waitFor({ state: 'detached' });
    await expect.poll(() => colourOf(page)).toBe(original);
  });
});

test('errors at the start are shown until each of them is fixed', async () => {
  const screen = 'content/screens/about.md';
  const module = 'renderer/enhance/header.client.ts';
  const copy = projectCopy();
  copy.edit(screen, 'title:', 'titel:');
  copy.write(sheet, `${copy.read(sheet)}\n} h1 { color: rgb(1, 2, 3) !important; }\n`);
  copy.write(module, `${copy.read(module)}\nconst = 1;\n`);
  const { page, site, loads } = await setting('/about', { copy, site: await devSite(copy) });
  await expect.poll(() => overlay(page).textContent()).toContain(`${screen}:2:1`);
  const withoutScript = await fetch(`${site.url}/about`);
  expect(withoutScript.status).toBe(500);
  expect(await withoutScript.text()).toContain(`${screen}:2:1`);

  // The page has no script of its own until the browser can load all of its modules.
  copy.edit(screen, 'titel:', 'title:');
  await expect.poll(() => heading(page).textContent()).toBe('About');
  await expect.poll(() => overlay(page).textContent()).toContain(`${module}:`);
  expect(await overlay(page).textContent()).toContain(`${sheet}:`);
  expect(await page.locator('html[data-script]').count()).toBe(0);

  // The script of the page does not need the style sheet.
  copy.edit(module, '\nconst = 1;\n', '');
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await connected(page);
  expect(await overlay(page).textContent()).not.toContain(`${module}:`);

  loads.length = 0;
  copy.edit(sheet, '} h1', 'h1');
  await overlay(page).waitFor({ state: 'detached' });
  await expect.poll(() => colourOf(page)).toBe('rgb(1, 2, 3)');
  expect(loads).toEqual([]);
});

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
