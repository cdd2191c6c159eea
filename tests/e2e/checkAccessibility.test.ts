import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accessibilityChecker } from '#cli/inspect/accessibilityChecker.ts';

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

test('the browser of a check finds problems at their lines, even in closed parts of a page', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'accessibility-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  mkdirSync(join(distDir, 'client'));
  writeFileSync(join(distDir, 'client', 'index.html'), html);
  const checker = await accessibilityChecker(distDir);
  if (!checker) throw new Error('No Chromium was found. Run "npm test", which installs one.');
  onTestFinished(() => checker.close());
  expect(await checker.check('/', html)).toEqual([
    {
      code: 'built-accessibility',
      args: expect.objectContaining({ rule: 'aria-roles', conditions: '390 px, light' }),
      line: 8,
      column: 1,
    },
  ]);
});
