import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserChecker } from '#cli/inspect/browserChecker.ts';

const html = `<!doctype html>
<html lang="en-GB">
<head><title>About the agency</title><meta name="viewport" content="width=device-width"></head>
<body>
<main>
<h1>About</h1>
<details><summary>More</summary>
<p role="nothing">Text</p>
</details>
</main>
</body>
</html>`;

/** Opens a page of a site with these files beside it. Returns the findings with their lines. */
async function findingsOf(page: string, files: Record<string, string> = {}) {
  const distDir = mkdtempSync(join(tmpdir(), 'check-in-browser-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  mkdirSync(join(distDir, 'client'));
  for (const [name, text] of Object.entries({ 'index.html': page, ...files })) {
    writeFileSync(join(distDir, 'client', name), text);
  }
  const checker = await browserChecker(distDir);
  if (!checker) throw new Error('No Chromium was found. Run "npm test", which installs one.');
  onTestFinished(() => checker.close());
  return checker.check('/', page);
}

/** Returns the page without its mistake, and with other HTML in its head or its main part. */
function pageWith({ head = '', main = '' }: { head?: string; main?: string }): string {
  return html
    .replace(' role="nothing"', '')
    .replace('</head>', `${head}</head>`)
    .replace('</main>', `${main}\n</main>`);
}

test('the browser of a check finds problems at their lines, even in closed parts of a page', async () => {
  expect(await findingsOf(html)).toEqual([
    {
      code: 'built-accessibility',
      args: expect.objectContaining({ rule: 'aria-roles', conditions: '390 px, light' }),
      line: 8,
      column: 1,
    },
  ]);
});

test('the browser of a check finds nothing on a sound page', async () => {
  const head = '<link rel="icon" href="data:,"><script src="/sound.js" defer></script>';
  const table = '<div style="overflow-x: auto" tabindex="0"><p style="width: 900px">Wide</p></div>';
  expect(
    await findingsOf(pageWith({ head, main: table }), {
      'sound.js': 'navigator.sendBeacon("/api/sound")',
    }),
  ).toEqual([]);
});

test('the browser of a check reports scripts that fail and files that are missing, once', async () => {
  const head = '<script src="/faulty.js" defer></script><script src="/gone.js" defer></script>';
  const script = 'document.querySelector("nav").hidden = true';
  const found = await findingsOf(pageWith({ head }), { 'faulty.js': script });
  expect(found.map(({ code, args }) => [code, args])).toEqual(
    expect.arrayContaining([
      [
        'built-browser-error',
        expect.objectContaining({ kind: 'script', reason: expect.stringContaining('null') }),
      ],
      [
        'built-browser-error',
        { kind: 'file', address: '/gone.js', status: 404, conditions: '390 px, light' },
      ],
    ]),
  );
  expect(found).toHaveLength(2);
});

test('the browser of a check reports what the headers of the site block', async () => {
  const headers = "/*\n  Content-Security-Policy: default-src 'self'; script-src 'none'\n";
  const page = pageWith({ head: '<script src="/sound.js" defer></script>' });
  const [found] = await findingsOf(page, { 'sound.js': '"sound"', _headers: headers });
  expect(found).toMatchObject({
    code: 'built-browser-error',
    args: {
      kind: 'blocked',
      address: '/sound.js',
      directive: 'script-src-elem',
    },
  });
});

test('the browser of a check finds the element that makes a page wider than a small window', async () => {
  const main = '<p>Narrow</p>\n<p style="width: 500px">Wide</p>';
  const found = await findingsOf(pageWith({ main }));
  expect(found).toEqual([
    {
      code: 'built-too-wide',
      args: { width: expect.any(Number), window: 320 },
      line: 11,
      column: 1,
    },
  ]);
});
