import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { canCheckHtml, checkHtml } from '../helpers/checkHtml.ts';

/** The site is checked by the Nu Html Checker. `npm test` installs it, and Java if possible. */
describe.skipIf(!canCheckHtml)('the markup', () => {
  test('of every page is without errors; of pages about a service in a town, one in thirteen is checked', async () => {
    const { clientDir, routes } = builtSite();
    // These pages differ in their texts only. Towns have 10 or 15 of them, so each position in a town is checked.
    const files = routes
      .filter(({ type }, index) => type !== 'location' || index % 13 === 0)
      .map(({ path }) => join(clientDir, pageFile(path)));
    expect(await checkHtml(clientDir, files)).toEqual([]);
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
