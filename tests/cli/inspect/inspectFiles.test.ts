import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputsIn } from '#cli/cache/buildOutputs.ts';
import { inspectFiles } from '#cli/inspect/inspectFiles.ts';
import type { FilesToInspect } from '#cli/inspect/inspectFiles.ts';
import { olderAssets } from '#cli/prerender/renderState.ts';
import type { Route } from '#schemas/generated/route.ts';

/** Returns the assets, of those with these texts, that name a missing file, and the file. */
async function missingFiles(
  texts: Record<string, string>,
  site: Partial<FilesToInspect> = {},
): Promise<[string, string][]> {
  const distDir = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  const clientDir = join(distDir, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(join(distDir, 'cache'));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(clientDir, file), text);
  const faults = await inspectFiles({
    distDir,
    clientDir,
    stamp: '',
    url: 'https://www.agency.example',
    routes: [],
    addresses: { files: new Set(Object.keys(texts)), pages: new Map(), redirects: new Map() },
    hashes: outputsIn(clientDir),
    ...site,
  });
  const missing = faults.flatMap(({ file, fault }): [string, string][] =>
    fault.code === 'built-file-missing' ? [[file, fault.args.address]] : [],
  );
  return missing.sort();
}

test('files of earlier builds, which nobody can correct, are not checked', async () => {
  const text = 'p{background:url(/a.png)}';
  const current = ['assets/new.css', 'assets/kept.css'];
  const previous = ['assets/old.css', 'assets/kept.css'];
  const older = olderAssets({ assets: { stamp: '', current, previous } });
  const texts = { 'assets/new.css': text, 'assets/old.css': text, 'assets/kept.css': text };
  expect(await missingFiles(texts, { older })).toEqual([
    ['assets/kept.css', '/a.png'],
    ['assets/new.css', '/a.png'],
  ]);
});

test('the data of a part is missing only in a site with pages of that part', async () => {
  const texts = {
    'assets/search.js': 'load("/search-index.json"),load("/blog/search.json")',
    'assets/towns.js': 'load("/location-index.json")',
  };
  expect(await missingFiles(texts)).toEqual([]);
  const routes = [{ path: '/blog', type: 'blog' }] as Route[];
  expect(await missingFiles(texts, { routes })).toEqual([
    ['assets/search.js', '/blog/search.json'],
  ]);
});
