import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputsIn, recordedOutputs, recordOutputs } from '#cli/cache/buildOutputs.ts';
import { outputFaults, withoutEffects } from '#cli/inspect/outputFaults.ts';
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
  expect(withoutEffects(faults, outputs)).toEqual([uses('/other.svg'), links('/other')]);
});

test('reports a changed file once, and not again for what is in it, or is missing in it', () => {
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
  const faults = [listed('sitemap-pages.xml', 'page'), listed('b.html', 'left-out')];
  expect(withoutEffects(faults, outputs)).toEqual([]);
  expect(withoutEffects(faults, [])).toEqual(faults);
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
  expect(withoutEffects(faults, [])).toEqual([missing, link('/abuot')]);
});
