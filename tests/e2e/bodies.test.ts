import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { runningBrowser } from '../helpers/browser.ts';
import { previewOf } from '../helpers/previewOf.ts';
import type { RunningPreview } from '../helpers/previewOf.ts';
import { htmlOf } from '../helpers/bodies.ts';
import { xssCases } from '../helpers/xssCases.ts';

/**
 * Bodies that try to run a script, in a real browser. The sanitised bodies are tested without a Content-Security-Policy, and the original
 * ones with that of the site. Each defence must be sufficient alone.
 */
const folder = mkdtempSync(join(tmpdir(), 'bodies-'));
let browser: Browser;
let preview: RunningPreview;

/** Returns a page whose script counts the calls of `hit()`. Every case tries to call it. */
const document = (body: string) => `<!doctype html>
<html lang="en-GB"><head><title>Bodies</title><script src="/hits.js"></script></head>
<body><main id="main">${body}</main></body></html>`;
const hits =
  'window.hits = 0; window.hit = () => { window.hits++; }; addEventListener("error", () => {}, true);';

beforeAll(async () => {
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('naked/client/hits.js', hits);
  write('policed/client/hits.js', hits);
  write('policed/client/_headers', builtSite().read('_headers'));
  const sanitised = await Promise.all(xssCases.map(htmlOf));
  // Sanitised bodies do not affect each other, so all of them fit into one page.
  write('naked/client/0.html', document(sanitised.join('\n')));
  for (const [index, body] of xssCases.entries()) {
    write(`policed/client/${index}.html`, document(body));
  }
  browser = await runningBrowser();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the page of each case, does what a visitor might do, and returns the cases that got through. */
async function hitsOn(dist: string, cases: readonly string[]): Promise<string[]> {
  preview = await previewOf(join(folder, dist));
  onTestFinished(() => preview.close());
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const through: string[] = [];
  let what: string[] = [];
  page.on('dialog', (dialog) => {
    what.push('a dialog');
    void dialog.dismiss();
  });
  // Requests to other origins are recorded and blocked. With the policy, there are none.
  await page.route(
    (url) => url.origin !== preview.url,
    (route) => {
      what.push(`a request to ${route.request().url()}`);
      return route.abort();
    },
  );
  for (const [index, body] of cases.entries()) {
    what = [];
    await page.goto(`${preview.url}/${index}`);
    await act(page);
    const count = await page.evaluate(() => (window as { hits?: number }).hits);
    if (count !== 0) what.push(`${count ?? 'no'} hits`);
    if (what.length > 0) through.push(`${body}: ${what.join(', ')}`);
  }
  return through;
}

/** Hovers over, focuses and presses every element, without following ordinary links. */
async function act(page: Page): Promise<void> {
  await page.evaluate(async () => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link?.protocol.startsWith('http')) event.preventDefault();
    });
    // A body that was not sanitised may have replaced this method.
    const all = Document.prototype.querySelectorAll.call(window.document, 'main *');
    for (const element of all as NodeListOf<HTMLElement>) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.focus?.();
      element.click?.();
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('a body that tries to run a script fails', () => {
  test('if it was sanitised, even without a policy', async () => {
    expect(await hitsOn('naked', ['all of them'])).toEqual([]);
  });

  test('under the policy of the site, even if it was not sanitised', async () => {
    expect(await hitsOn('policed', xssCases)).toEqual([]);
  });
});
