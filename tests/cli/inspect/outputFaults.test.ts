import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputsIn, recordedOutputs, recordOutputs } from '#cli/cache/buildOutputs.ts';
import { outputFaults, withOutputs } from '#cli/inspect/outputFaults.ts';
import type { SiteFault } from '#cli/inspect/inspectSite.ts';

function builtFolder() {
  const distDir = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  const clientDir = join(distDir, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(join(distDir, 'cache'));
  const write = (file: string, text: string) => writeFileSync(join(clientDir, file), text);
  write('index.html', '<!doctype html>');
  write('robots.txt', 'User-agent: *');
  write('assets/main.js', 'export {};');
  const faults = () =>
    outputFaults(outputsIn(clientDir), recordedOutputs(distDir)).map(({ fault }) => fault.args);
  return { distDir, clientDir, write, faults };
}

test('finds files that are missing, changed or added since the build recorded them', () => {
  const { distDir, clientDir, write, faults } = builtFolder();
  recordOutputs(distDir);
  expect(faults()).toEqual([]);
  write('index.html', '<!doctype html><p>Pages are checked on their own.</p>');
  write('robots.txt', 'User-agent: *\nDisallow: /');
  write('assets/main.js.map', '{}');
  rmSync(join(clientDir, 'assets', 'main.js'));
  expect(faults()).toHaveLength(3);
  expect(faults()).toEqual(
    expect.arrayContaining([
      { path: 'assets/main.js', kind: 'missing' },
      { path: 'robots.txt', kind: 'changed' },
      { path: 'assets/main.js.map', kind: 'added' },
    ]),
  );
});

test('finds files for hosts that are missing or changed, and leaves others to the functions', () => {
  const { distDir, write, faults } = builtFolder();
  mkdirSync(join(distDir, 'hosts'));
  write('../hosts/vercel.json', '{}');
  write('../hosts/nginx-server.conf', 'gzip on;');
  recordOutputs(distDir);
  expect(faults()).toEqual([]);
  write('../hosts/vercel.json', '{"cleanUrls":true}');
  rmSync(join(distDir, 'hosts', 'nginx-server.conf'));
  write('../hosts/nginx-maps.conf', 'map $uri $site_spelling {}');
  write('../hosts/api.mjs', 'export {};');
  expect(faults()).toEqual([
    { path: 'hosts/nginx-server.conf', kind: 'missing' },
    { path: 'hosts/vercel.json', kind: 'changed' },
  ]);
});

test('finds pipes and links that lead nowhere in place of files, and does not wait for them', () => {
  const { distDir, clientDir, faults } = builtFolder();
  recordOutputs(distDir);
  rmSync(join(clientDir, 'robots.txt'));
  symlinkSync('robots.txt', join(clientDir, 'robots.txt'));
  rmSync(join(clientDir, 'assets', 'main.js'));
  execFileSync('mkfifo', [join(clientDir, 'assets', 'main.js')]);
  expect(faults()).toEqual(
    expect.arrayContaining([
      { path: 'assets/main.js', kind: 'changed' },
      { path: 'robots.txt', kind: 'changed' },
    ]),
  );
});

test('finds private files, even if no build has recorded files or the build published them', () => {
  const { distDir, write, faults } = builtFolder();
  write('.env', 'KEY=1');
  write('robots.txt.bak', '');
  const found = [
    { path: '.env', kind: 'private' },
    { path: 'robots.txt.bak', kind: 'private' },
  ];
  expect(faults()).toEqual(expect.arrayContaining(found));
  recordOutputs(distDir);
  expect(faults()).toHaveLength(found.length);
});

test.each(
  `server.key id_rsa dump.sql.gz data.sqlite db.dump backup.zip files/backup-2026-01-02.tar.gz a.old secrets.env .aws/credentials
  .DS_Store images/.DS_Store`.split(/\s+/),
)('finds a private file: %s', (path) => {
  expect(outputFaults({ [path]: '' }).map(({ fault }) => fault.args)).toEqual([
    { path, kind: 'private' },
  ]);
});

test.each(['downloads/talk.key', 'backup-guide.pdf', 'household.png', 'assets/env.js'])(
  'accepts a public file: %s',
  (path) => {
    expect(outputFaults({ [path]: '' })).toEqual([]);
  },
);

test('reports a missing file once, and not again on each page that uses it', () => {
  const at = { line: 1, column: 1 };
  const outputs: SiteFault[] = [
    {
      file: 'icon.svg',
      fault: { code: 'built-output', args: { path: 'icon.svg', kind: 'missing' }, ...at },
    },
  ];
  const uses = (address: string): SiteFault => ({
    file: 'index.html',
    fault: { code: 'built-file-missing', args: { address }, ...at },
  });
  const links = (href: string): SiteFault => ({
    file: 'index.html',
    fault: { code: 'built-link-broken', args: { href }, ...at },
  });
  const faults = [uses('/icon.svg'), links('/icon.svg'), uses('/other.svg'), links('/other')];
  expect(withOutputs(faults, outputs)).toEqual([uses('/other.svg'), links('/other'), ...outputs]);
});

test('reports a changed picture once, and not again for each page that shows it', () => {
  const at = { line: 1, column: 1 };
  const outputs: SiteFault[] = ['team.png', 'icons.svg'].map((path) => ({
    file: path,
    fault: { code: 'built-output', args: { path, kind: 'changed' }, ...at },
  }));
  const shows = (src: string): SiteFault => ({
    file: 'index.html',
    fault: {
      code: 'built-image-size',
      args: { src, stated: '8:6', actual: { width: 9, height: 9 } },
      ...at,
    },
  });
  const draws = (href: string): SiteFault => ({
    file: 'index.html',
    fault: { code: 'built-anchor-missing', args: { href, anchor: 'none' }, ...at },
  });
  const others = [shows('/other.png'), draws('/other.svg#none')];
  const faults = [shows('/team.png'), draws('/icons.svg#none'), ...others];
  expect(withOutputs(faults, outputs)).toEqual([...others, ...outputs]);
});

test('reports what is wrong within a changed file, and the file if nothing is', () => {
  const at = { line: 1, column: 1 };
  const output = (path: string, kind: 'changed' | 'added' | 'private'): SiteFault => ({
    file: path,
    fault: { code: 'built-output', args: { path, kind }, ...at },
  });
  const fault = (file: string): SiteFault => ({
    file,
    fault: { code: 'built-link-broken', args: { href: '/none' }, line: 4, column: 2 },
  });
  const changed = [output('search-index.json', 'changed'), output('_headers', 'changed')];
  expect(withOutputs([fault('search-index.json')], changed)).toEqual([
    fault('search-index.json'),
    output('_headers', 'changed'),
  ]);
  for (const kind of ['added', 'private'] as const) {
    const file = output('feed.xml', kind);
    expect(withOutputs([fault('feed.xml')], [file])).toEqual([file]);
  }
});

test('reports pages that a changed sitemap lacks if other faults are reported within it', () => {
  const at = { line: 1, column: 1 };
  const outputs: SiteFault[] = [
    {
      file: 'sitemap-pages.xml',
      fault: {
        code: 'built-output',
        args: { path: 'sitemap-pages.xml', kind: 'changed' },
        ...at,
      },
    },
  ];
  const listed = (file: string, kind: 'page' | 'left-out'): SiteFault => ({
    file,
    fault: { code: 'built-sitemap', args: { kind, address: 'https://a.example/b' }, ...at },
  });
  const [inFile, effect] = [listed('sitemap-pages.xml', 'page'), listed('b.html', 'left-out')];
  expect(withOutputs([effect], outputs)).toEqual(outputs);
  expect(withOutputs([inFile, effect], outputs)).toEqual([inFile, effect]);
  expect(withOutputs([inFile, effect], [])).toEqual([inFile, effect]);
});

test('reports a planned page without a file once, and not again for each link to it', () => {
  const at = { line: 1, column: 1 };
  const missing: SiteFault = {
    file: 'about.html',
    fault: { code: 'built-page-missing', args: { path: '/about' }, ...at },
  };
  const link = (href: string): SiteFault => ({
    file: 'index.html',
    fault: { code: 'built-link-broken', args: { href }, ...at },
  });
  const faults = [missing, link('/about'), link('/about#people'), link('/abuot')];
  expect(withOutputs(faults, [])).toEqual([missing, link('/abuot')]);
});
