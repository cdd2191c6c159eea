import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { projectRoot } from '#cli/project.ts';
import { BrandSchema } from '#schemas/brand.ts';
import type { Brand } from '#schemas/brand.ts';
import { WordsSchema } from '#schemas/words.ts';
import { siteInBrowser } from '../helpers/browser.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { service, services } from '../helpers/exampleServices.ts';
import { attribute, parseHtml, textOf } from '../site/html.ts';
import { firstOf } from '../site/firstOf.ts';
import { gardenRoot } from './garden.ts';

/**
 * The site of an agency of another trade, which is made from content alone. The project "agencies" also runs tests of every site on it, such
 * as those of accessibility, widths, markup and weights.
 */
const site = builtSite();
const texts = [...site.files].filter((file) =>
  ['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.webmanifest'].includes(extname(file)),
);
const pictures = [...site.files].filter((file) =>
  ['.png', '.ico', '.jpg', '.webp', '.avif', '.svg'].includes(extname(file)),
);
const pages = site.routes.map(({ path }) => ({ path, html: site.read(pageFile(path)) }));
const readBrand = (folder: string) =>
  BrandSchema.parse(parse(readFileSync(join(folder, 'content/brand/brand.yaml'), 'utf8')));
const { forms: words } = WordsSchema.parse(
  parse(readFileSync(join(gardenRoot, 'content/words.yaml'), 'utf8')),
);
const sample = readBrand(projectRoot);
const own = readBrand(gardenRoot);

test('a check of the built site finds nothing, though it lacks parts that the sample has', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(projectRoot, 'cli/bin.js'), 'check'],
    { cwd: gardenRoot, encoding: 'utf8' },
  );
  expect(stdout).toContain('no errors');
  expect(status).toBe(0);
});

describe('nothing of the sample agency is left', () => {
  test('no file names the sample, its clients, people or products', () => {
    const found = texts.flatMap((file) => {
      const text = site.read(file).toLowerCase();
      return sampleTraces.names
        .filter((name) => text.includes(name.toLowerCase()))
        .map((name) => `${file}: ${name}`);
    });
    expect(firstOf(found)).toEqual([]);
  });

  test('no page says words of the trade of the sample', () => {
    const words = /\b(?:digital|strategy session|apps?|MVP|SaaS|branding|road signs?|signpost)\b/i;
    const found = pages.flatMap(({ path, html }) => {
      const body = parseHtml(html).elements.find(({ tagName }) => tagName === 'main');
      const [word] = words.exec(body ? textOf(body) : '') ?? [];
      return word === undefined ? [] : [`${path}: ${word}`];
    });
    expect(firstOf(found)).toEqual([]);
  });

  test('no file has a colour of the sample', () => {
    const ownColours = new Set(coloursOf(own));
    const colours = coloursOf(sample).filter(
      (colour) => !ownColours.has(colour) && isTinted(colour),
    );
    expect(colours.length).toBeGreaterThan(5);
    const found = texts.flatMap((file) => {
      const text = site.read(file).toLowerCase();
      return colours
        .filter((colour) => text.includes(colour))
        .map((colour) => `${file}: ${colour}`);
    });
    expect(firstOf(found)).toEqual([]);
  });

  test('no picture is one of the sample', () => {
    const found = pictures.filter((file) => {
      const bytes = readFileSync(join(site.clientDir, file));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      return (sampleTraces.pictures as readonly string[]).includes(hash);
    });
    expect(found).toEqual([]);
  });

  test('social cards and icons are drawn in colours of the agency', async () => {
    const drawn = pictures.filter((file) => file.endsWith('.png'));
    expect(drawn.length).toBeGreaterThan(3);
    const foreign = mainColoursOf(sample);
    const expected = mainColoursOf(own);
    const found: string[] = [];
    for (const file of drawn) {
      const colours = await frequentColours(join(site.clientDir, file));
      found.push(...foreign.filter((one) => colours.has(one)).map((one) => `${file}: ${one}`));
      if (!expected.some((one) => colours.has(one))) found.push(`${file}: no colour of the agency`);
    }
    expect(firstOf(found)).toEqual([]);
  });
});

describe('the site has nothing that the agency does not offer', () => {
  test('every link of every page leads to a page or a file of the site', () => {
    const known = new Set([
      ...site.routes.map(({ path }) => path),
      ...[...site.files].map((file) => `/${file}`),
    ]);
    const broken = pages.flatMap(({ path, html }) =>
      parseHtml(html)
        .elements.flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
        .filter((target) => target?.startsWith('/') === true)
        .map((target) => new URL(target ?? '', site.url).pathname)
        .filter((target) => !known.has(target) && !target.startsWith('/api/'))
        .map((target) => `${path} links to ${target}`),
    );
    expect(firstOf(new Set(broken))).toEqual([]);
  });

  test.each(['/blog', '/case-studies'])('%s is not a page, and no file mentions it', (path) => {
    expect(site.routes.map((route) => route.path)).not.toContain(path);
    const naming = texts
      .filter((file) => !file.endsWith('.js'))
      .filter((file) => site.read(file).includes(`"${path}`));
    expect(naming).toEqual([]);
  });

  test('no page has an empty heading, list, section or paragraph', () => {
    const empty = pages.flatMap(({ path, html }) =>
      parseHtml(html)
        .elements.filter(({ tagName }) =>
          ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'dl', 'section'].includes(tagName),
        )
        .filter(
          (element) =>
            textOf(element) === '' &&
            attribute(element, 'role') !== 'alert' &&
            !attribute(element, 'hidden'),
        )
        .filter(
          (element) =>
            !element.attrs.some(
              ({ name }) => name.startsWith('data-') || name === 'role' || name === 'aria-live',
            ),
        )
        .map(
          ({ tagName, attrs }) =>
            `${path}: <${tagName} ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`,
        ),
    );
    expect(firstOf(empty)).toEqual([]);
  });

  test('no page has a calendar, a chat, statistics or analytics', () => {
    const found = pages.filter(({ html }) =>
      /data-enhance="booking"|wa\.me|posthog|data-part="consent"/i.test(html),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('visitors', () => {
  const visitor = siteInBrowser({ distDir: () => site.distDir });

  test.each([true, false])(
    'reach each service from the menu with the keyboard (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page, goto, problems } = await visitor({ javaScriptEnabled });
      await goto('/contact');
      const menu = page.getByRole('banner').getByRole('navigation').first();
      const summary = menu.locator('summary').first();
      await summary.focus();
      await page.keyboard.press('Enter');
      for (const { path } of services) {
        expect(await menu.locator(`a[href="${path}"]`).isVisible(), path).toBe(true);
      }
      await menu.locator(`a[href="${service.path}"]`).click();
      await page.waitForURL(`**${service.path}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(service.title);
      expect(problems).toEqual([]);
    },
  );

  test.each([
    ['/', words.lead.thanksTitle],
    ['/contact', words.contact.thanksTitle],
    [service.path, words.quote.thanks],
  ])('send the form of %s and read "%s"', async (path, thanks) => {
    const { page, goto, sent, problems } = await visitor();
    await goto(path);
    const form = page.locator('form[action="/api/contact"]').first();
    for (const field of await form.locator('input:visible, textarea:visible').all()) {
      const type = await field.getAttribute('type');
      await field.fill(TYPED[type ?? ''] ?? 'Ada Byron');
    }
    await form.locator('button[type="submit"]').click();
    await page.getByText(thanks, { exact: true }).first().waitFor();
    expect(sent.filter((one) => one.path === '/api/contact')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('see all words without JavaScript, apart from those of controls', async () => {
    const scripted = await visitor();
    const plain = await visitor({ javaScriptEnabled: false });
    for (const { path } of Object.values(Object.groupBy(site.routes, ({ type }) => type)).flatMap(
      ([first]) => first ?? [],
    )) {
      // With JavaScript, this page leads home.
      if (path === '/404') continue;
      await scripted.goto(path);
      await scripted.page.waitForLoadState('networkidle');
      await plain.goto(path);
      const seen = await linesOf(plain.page);
      expect(seen, path).toContain(await plain.page.locator('h1').innerText());
      const missing = (await linesOf(scripted.page)).filter((line) => !seen.includes(line));
      expect(missing, path).toEqual([]);
    }
  });
});

/** The text that a visitor types into fields of a type. Other fields take a name. */
const TYPED: Readonly<Record<string, string>> = { email: 'ada@example.org', tel: '07700 900123' };

/** Returns the lines of text that a visitor sees in the main part of a page, without the words of controls, which scripts may add. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    const controls = main.querySelectorAll('button, label, legend, progress + span');
    for (const control of controls) control.remove();
    return main.innerText;
  });
  return text.split('\n');
}

/** Returns the colours in lower case that cards and icons are drawn in. */
function mainColoursOf({ palette }: Brand): string[] {
  return (['primary', 'signal', 'secondary'] as const).flatMap(
    (role) => palette[role]?.light.toLowerCase() ?? [],
  );
}

/** Returns all colours of a brand in lower case. */
function coloursOf(brand: unknown): string[] {
  return [
    ...new Set(
      JSON.stringify(brand)
        .toLowerCase()
        .match(/#[0-9a-f]{6}/g) ?? [],
    ),
  ];
}

/** Returns whether a colour is not grey, white or black: other agencies may have those too. */
function isTinted(colour: string): boolean {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 24;
}

/** Returns the colours that cover at least one pixel in a thousand of a picture. */
async function frequentColours(file: string): Promise<Set<string>> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const least = (info.width * info.height) / 1000;
  return new Set(
    [...counts]
      .filter(([, count]) => count >= least)
      .map(([colour]) => `#${colour.toString(16).padStart(6, '0')}`),
  );
}
