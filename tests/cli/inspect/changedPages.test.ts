import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckedPage } from '#cli/inspect/checkedPages.ts';
import { cacheValue } from '#cli/cache/cacheValue.ts';
import { changedPages } from '#cli/inspect/changedPages.ts';
import type { SiteFault } from '#cli/inspect/inspectSite.ts';
import { writeRenderState } from '#cli/prerender/renderState.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';

const sha1 = (text: string) => hash('sha1', text);
const shell = '<!doctype html>\n<main>';

/** Returns a site with two pages that the build has written, and a function that checks it with other HTML for the first one. */
function builtSite() {
  const distDir = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  for (const folder of ['cache', 'server', 'generated/pages']) {
    mkdirSync(join(distDir, folder), { recursive: true });
  }
  const write = (file: string, text: string) => writeFileSync(join(distDir, file), text);
  const built = { '/about': `${shell}About us.`, '/blog': `${shell}Posts.` };
  const models = `{"pages":[\n${[
    { path: '/about', type: 'about', section: 'site', text: 'About us.' },
    { path: '/blog', type: 'about', section: 'site', text: 'Posts.' },
  ]
    .map((model) => JSON.stringify(model))
    .join(',\n')}\n]}\n`;
  const file = `pages/screens.${sha1(models).slice(0, 16)}.json`;
  write(`generated/${file}`, models);
  write('generated/layout.json', '{}');
  cacheValue(join(distDir, 'cache', 'shells.json'), '', () => ({ 'about site': shell }));
  write(
    'server/renderPages.mjs',
    `export const renderHead = () => '';
    export const renderMain = ({ text }) => text;
    export const shellFiller = (shell) => ({ main }) => shell + main;`,
  );
  writeRenderState(distDir, {
    key: '',
    assets: { stamp: '', current: [], previous: [] },
    publicFiles: [],
    chunks: {
      screens: {
        inputs: '',
        pages: Object.entries(built).map(([path, html]) => [
          path,
          html.length,
          0,
          sha1(html).slice(0, 16),
        ]),
      },
    },
  });
  const chunks = [{ name: 'screens', models: { file } }] as unknown as Manifest['chunks'];
  const check = (about: string, faults: SiteFault[] = []) => {
    const texts: Record<string, string> = { 'about.html': about, 'blog.html': built['/blog'] };
    const pages = Object.fromEntries(
      Object.entries(texts).map(([name, html]) => [name, { bytes: sha1(html) } as CheckedPage]),
    );
    const readPage = (name: string) => texts[name] ?? '';
    return changedPages({ distDir, today: '2026-01-01', chunks, pages, faults, readPage });
  };
  return { distDir, built, check };
}

const changedAt = (line: number, column: number, built = ''): SiteFault => ({
  file: 'about.html',
  fault: { code: 'built-page-changed', args: { built }, line, column },
});

test('finds nothing on pages that are as the build wrote them', async () => {
  const { built, check } = builtSite();
  expect(await check(built['/about'])).toEqual([]);
});

test.each([
  ['has other words', `${shell}About you.`, 2, 13, 'us.'],
  ['has other letters', `${shell}Abort us.`, 2, 10, 'About'],
  ['has a letter more', `${shell}Abouts us.`, 2, 12, 'About'],
  ['has one word more', `${shell}About all us.`, 2, 13, ''],
  ['has an element more', `${shell}<p>About us.`, 2, 7, ''],
  ['is longer', `${shell}About us. And you.`, 2, 16, ''],
  ['is cut off', `${shell}Abo`, 2, 10, 'About us.'],
])(
  'finds the first difference on a page that %s, and what the build wrote there',
  async (_, html, line, column, built) => {
    const { check } = builtSite();
    expect(await check(html)).toEqual([changedAt(line, column, built)]);
  },
);

test('leaves out a difference that another fault explains', async () => {
  const { built, check } = builtSite();
  const explained: SiteFault[] = [
    {
      file: 'about.html',
      fault: { code: 'built-main-count', args: { count: 2 }, line: 1, column: 1 },
    },
    {
      file: 'about.html',
      fault: { code: 'built-text-left', args: { found: 'you' }, line: 2, column: 13 },
    },
  ];
  for (const fault of explained) {
    expect(await check(`${shell}About you.`, [fault])).toEqual([]);
  }
  const shared: SiteFault = {
    file: 'about.html',
    fault: {
      code: 'built-head-shared',
      args: { what: 'title', text: 'About', path: '/blog' },
      line: 1,
      column: 1,
    },
  };
  expect(await check(built['/about'], [shared])).toEqual([]);
});

test('finds a difference on another line than that of another fault', async () => {
  const { check } = builtSite();
  const fault: SiteFault = {
    file: 'about.html',
    fault: { code: 'built-text-left', args: { found: 'x' }, line: 1, column: 1 },
  };
  const html = `<!doctype html>x\n<main>About you.`;
  expect(await check(html, [fault])).toEqual([changedAt(2, 13, 'us.')]);
});

test('finds a changed page without its place if the bundle of the build is gone', async () => {
  const { distDir, check } = builtSite();
  rmSync(join(distDir, 'server'), { recursive: true });
  expect(await check(`${shell}About you.`)).toEqual([changedAt(1, 1)]);
});
