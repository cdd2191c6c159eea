import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { filesBelow } from '../helpers/builtSite.ts';
import { leastContent } from '../helpers/leastContent.ts';
import { anyPicture } from './smallContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'least-site-'));
const distDir = join(projectRoot, 'dist', `test-least-${process.pid}`);
afterAll(() => {
  for (const path of [folder, distDir]) rmSync(path, { recursive: true, force: true });
});

test('the least content validates and builds, and no page names one that the site does not have', () => {
  const { src, width, height } = anyPicture();
  for (const [file, text] of Object.entries(leastContent())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const picture = `src: ${src}$1width: ${width}$2height: ${height}`;
    const shown = /src: \/images\/\S+(\s+alt: .*\s+)width: \d+(\s+)height: \d+/g;
    writeFileSync(join(folder, file), text.replaceAll(shown, picture));
  }
  const site = (command: string) =>
    spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin.js'), '--content', folder, '--dist', distDir, command],
      { encoding: 'utf8', env: { ...process.env, SITE_TODAY: '2026-06-01', NO_COLOR: '1' } },
    );
  const { status, stdout, stderr } = site('build');
  expect(status, stdout + stderr).toBe(0);

  const client = join(distDir, 'client');
  const files = filesBelow(client).filter((file) =>
    /\.(?:html|xml|json|txt|webmanifest)$/.test(file),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.toSorted()).toEqual([
    '404.html',
    'contact.html',
    'index.html',
    'privacy-policy.html',
    'services/web-design.html',
    'thank-you.html',
  ]);
  const absent =
    /\/(?:about|blog|case-studies|facts-questions|locations|services|sitemap)(?=["#?<])/;
  for (const file of files) {
    expect(readFileSync(join(client, file), 'utf8'), file).not.toMatch(absent);
  }
});
