import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtSite } from '../helpers/builtSite.ts';
import { canCheckHtml, checkHtml } from '../helpers/checkHtml.ts';

/** The site is checked by the Nu Html Checker. `npm test` installs it, and Java if possible. */
describe.skipIf(!canCheckHtml)('the markup', () => {
  test('of every page is without errors', async () => {
    expect(await checkHtml(builtSite().clientDir)).toEqual([]);
  });

  test('is really checked: an error is found, with its position', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-markup-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const page = '<!doctype html>\n<html lang="en-GB"><title>A</title>\n<p><img src="a.png"></p>';
    writeFileSync(join(folder, 'page.html'), page);
    expect(await checkHtml(folder)).toEqual([
      expect.stringMatching(/^page\.html:3 An “img” element must have an “alt” attribute/),
    ]);
  });
});
