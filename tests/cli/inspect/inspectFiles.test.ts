import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputsIn } from '#cli/cache/buildOutputs.ts';
import { inspectFiles } from '#cli/inspect/inspectFiles.ts';
import { olderAssets } from '#cli/prerender/renderState.ts';

test('files of earlier builds, which nobody can correct, are not checked', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  const clientDir = join(distDir, 'client');
  const files = ['assets/new.css', 'assets/old.css', 'assets/kept.css', 'sitemap.xml'];
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  mkdirSync(join(distDir, 'cache'));
  for (const file of files) {
    writeFileSync(join(clientDir, file), file.endsWith('css') ? 'p{background:url(/a.png)}' : '');
  }
  const current = ['assets/new.css', 'assets/kept.css'];
  const previous = ['assets/old.css', 'assets/kept.css'];
  const faults = await inspectFiles({
    distDir,
    clientDir,
    stamp: '',
    url: 'https://www.agency.example',
    routes: [],
    addresses: { files: new Set(files), pages: new Map(), redirects: new Map() },
    hashes: outputsIn(clientDir),
    older: olderAssets({ assets: { stamp: '', current, previous } }),
  });
  const broken = faults.filter(({ fault: { code } }) => code === 'built-file-missing');
  expect(broken.map(({ file }) => file).sort()).toEqual(['assets/kept.css', 'assets/new.css']);
});
