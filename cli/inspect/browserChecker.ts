import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { previewServer } from '#cli/preview/previewServer.ts';
import { axeViolations } from './axeViolations.ts';
import { overflowingElement } from './overflowingElement.ts';
import { collectErrors } from './pageErrors.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import type { PlacedFault } from './pageFault.ts';

/** The widths and colour schemes in which pages are opened. Layout and colours are independent, so two of the four pairs are enough. */
const views = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** Arguments that let Chromium run in a container and keep it from contacting other servers. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

/** The smallest width for which pages are made: that of a window of 1,280 px at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const LEAST_WIDTH = 320;

const HEIGHT = 900;

/** A browser that checks pages of a built site. */
export interface BrowserChecker {
  /**
   * Returns the errors that the browser reports when it opens the page at `path`, the problems that axe finds on it, and the element that makes
   * it wider than a small window. Lines and columns are those of `html`, which is its text.
   */
  check(path: string, html: string): Promise<PlacedFault[]>;
  close(): Promise<void>;
}

/** Serves the site and starts a Chromium: the one of `CHROMIUM_PATH`, of the system, or of Playwright. Returns `undefined` if there is none. */
export async function browserChecker(distDir: string): Promise<BrowserChecker | undefined> {
  const executablePath = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
  if (!executablePath) return undefined;
  const server = previewServer(distDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const origin = `http://127.0.0.1:${port}`;
  const pages = await Promise.all(
    views.map(async ({ width, colorScheme }) => {
      // Text has less contrast while it fades in.
      const context = await browser.newContext({
        viewport: { width, height: HEIGHT },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const takeErrors = await collectErrors(page, origin);
      return { page, width, takeErrors, conditions: `${width} px, ${colorScheme}` };
    }),
  );
  return {
    async check(path, html) {
      const faults = new Map<string, PlacedFault>();
      for (const { page, takeErrors, conditions } of pages) {
        await page.goto(`${origin}${path}`);
        for (const error of await takeErrors()) {
          const key = JSON.stringify(error);
          if (faults.has(key)) continue;
          const args = { ...error, conditions };
          faults.set(key, { code: 'built-browser-error', args, line: 1, column: 1 });
        }
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) {
            details.setAttribute('open', '');
          }
          // Parts that the browser lays out later would move while axe looks for what is behind a text.
          for (const part of document.querySelectorAll<HTMLElement>('main *, body > footer')) {
            if (getComputedStyle(part).contentVisibility === 'auto') {
              part.style.contentVisibility = 'visible';
            }
          }
        });
        for (const { rule, help, target, html: element } of await axeViolations(page)) {
          const key = `${rule} ${target}`;
          if (faults.has(key)) continue;
          const args = { rule, reason: help, target, conditions };
          faults.set(key, { code: 'built-accessibility', args, ...placeOfElement(html, element) });
        }
      }
      const [{ page, width } = {}] = pages;
      if (!page || width === undefined) return [...faults.values()];
      await page.setViewportSize({ width: LEAST_WIDTH, height: HEIGHT });
      const wide = await overflowingElement(page);
      if (wide) {
        const args = { width: wide.width, window: LEAST_WIDTH };
        faults.set('', { code: 'built-too-wide', args, ...placeOfElement(html, wide.html) });
      }
      await page.setViewportSize({ width, height: HEIGHT });
      return [...faults.values()];
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the place of the start tag of an element, or that of the page if a script has changed the tag. */
function placeOfElement(html: string, element: string): { line: number; column: number } {
  const [tag = ''] = /^<[^>]*>/.exec(element) ?? [];
  return placeAt(html, tag ? Math.max(0, html.indexOf(tag)) : 0);
}
