import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectFiles } from '#cli/inspect/inspectFiles.ts';

/** Returns the addresses that are wrong in the files of a site that has no pages. */
async function wrongAddressesIn(files: Record<string, string>): Promise<string[]> {
  const distDir = mkdtempSync(join(tmpdir(), 'inspect-files-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  const clientDir = join(distDir, 'client');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, file)), { recursive: true });
    writeFileSync(join(clientDir, file), text);
  }
  const faults = await inspectFiles({
    distDir,
    clientDir,
    stamp: '',
    url: 'https://www.agency.example',
    routes: [],
    addresses: { pages: new Map(), files: new Set(Object.keys(files)), redirects: new Map() },
    hashes: files,
  });
  return faults.map(({ file, fault: { code, evidence } }) => `${file} ${code} ${evidence}`);
}

test('a script may name only files that the site has', async () => {
  const text = 'fetch("/form-words.json"), fetch("/none.json")';
  expect(await wrongAddressesIn({ 'assets/main.js': text, 'form-words.json': '{}' })).toEqual([
    'assets/main.js built-file-missing /none.json',
  ]);
});

test('a site without posts, towns or a search needs no indexes, although scripts name them', async () => {
  const text = '["/search-index.json", "/blog/search.json", "/location-index.json"].map(load)';
  expect(await wrongAddressesIn({ 'assets/main.js': text })).toEqual([]);
});
