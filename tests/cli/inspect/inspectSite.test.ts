import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectSite } from '#cli/inspect/inspectSite.ts';
import type { Route } from '#schemas/generated/route.ts';

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['a link to itself', (file: string) => symlinkSync('about.html', file)],
  ['a link to nothing', (file: string) => symlinkSync('nothing.html', file)],
])('reports %s in place of a page as a missing page', async (_, put) => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  put(join(clientDir, 'about.html'));
  const route = { path: '/about', canonical: '/about', indexable: true } as Route;
  const site = { url: 'https://www.agency.example', language: 'en-GB', name: 'Agency' };
  const { faults } = await inspectSite(
    { ...site, clientDir, routes: [route], redirects: [] },
    { strings: [], pages: {}, findings: [] },
  );
  expect(faults.map(({ file, fault: { code } }) => [file, code])).toEqual([
    ['about.html', 'built-page-missing'],
  ]);
});
