import { mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { saveListings } from '#cli/cache/folderListings.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { scanFolders } from '#cli/files/scanFolder.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { pagesOnDisk } from '#cli/prerender/pagesOnDisk.ts';
import type { PagesOnDisk } from '#cli/prerender/pagesOnDisk.ts';
import { removeUnplanned } from '#cli/prerender/removeUnplanned.ts';
import type { PageOnDisk } from '#cli/prerender/renderChunk.ts';
import { scanAhead } from '#cli/prerender/scanAhead.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { rewriteSilently } from '../../helpers/rewriteSilently.ts';

/** Creates an output folder with files below `client/`. Returns its path. */
function outputWith(...files: string[]): string {
  const distDir = temporaryFolder();
  for (const file of files) {
    const path = join(distDir, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  return distDir;
}

const leeds = ['locations/leeds/leeds-marketing.html', 'locations/leeds/leeds-mvp.html'] as const;
const paths = ['/', '/locations/leeds/leeds-marketing', '/locations/leeds/leeds-mvp'];

/** Returns the pages of an output folder as a build records them. */
function pagesIn(distDir: string, wanted: readonly string[] = paths): PageOnDisk[] {
  return wanted.map((path) => {
    const file = join(distDir, 'client', pageFile(path));
    const { size, mtimeMs } = statSync(file);
    return [path, size, mtimeMs, fileHash(file)?.slice(0, 16)];
  });
}

/** Records an output folder as a build leaves it, once no change could go unnoticed. */
async function leave(distDir: string): Promise<void> {
  mkdirSync(join(distDir, 'cache'));
  await setTimeout(30);
  saveListings(distDir, scanFolders(join(distDir, 'client')));
}

describe.each([
  ['that a build has recorded', true],
  ['that no build has recorded', false],
])('the pages of an output folder %s', (_, isRecorded) => {
  /** Returns an output folder with pages, and the pages. */
  async function built() {
    const distDir = outputWith('index.html', ...leeds);
    if (isRecorded) await leave(distDir);
    return { distDir, pages: pagesIn(distDir) };
  }

  test('are not touched while nobody changes them', async () => {
    const { distDir, pages } = await built();
    expect(pagesOnDisk(distDir).touchedPage(pages)).toBeUndefined();
  });

  test.each<[change: string, make: (file: string) => void]>([
    ['written', (file) => writeFileSync(file, 'another text')],
    ['written with the same size and date', rewriteSilently],
    ['given another date', (file) => utimesSync(file, 0, 0)],
    ['removed', (file) => rmSync(file)],
    ['removed with its folder', (file) => rmSync(dirname(file), { recursive: true })],
  ])('are touched if one was %s', async (_, make) => {
    const { distDir, pages } = await built();
    make(join(distDir, 'client', leeds[0]));
    expect(pagesOnDisk(distDir).touchedPage(pages)).toBe(paths[1]);
  });

  test('are all touched without their folder', async () => {
    const { distDir, pages } = await built();
    rmSync(join(distDir, 'client'), { recursive: true });
    expect(pagesOnDisk(distDir).touchedPage(pages)).toBe('/');
    expect([...pagesOnDisk(distDir).files()]).toEqual([]);
  });

  test.each([true, false])('are found ahead, in a thread or not: %s', async (inThread) => {
    const { distDir, pages } = await built();
    writeFileSync(join(distDir, 'client', leeds[1]), 'another text');
    const onDisk = await scanAhead(distDir, { inThread }).ready();
    expect(onDisk.touchedPage(pages)).toBe(paths[2]);
    expect([...onDisk.files()].sort()).toEqual(['index.html', ...leeds]);
  });
});

test('a public file is as left until somebody writes to it', async () => {
  const distDir = outputWith('index.html', 'images/a.svg', 'images/towns/york.svg');
  expect(pagesOnDisk(distDir).isAsLeft('images/a.svg')).toBe(false);
  await leave(distDir);
  rewriteSilently(join(distDir, 'client', 'images/a.svg'));
  const { isAsLeft } = pagesOnDisk(distDir);
  expect(['images/a.svg', 'images/towns/york.svg', 'fonts/a.woff2'].map(isAsLeft)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a page that was never written is touched', () => {
  const distDir = outputWith('index.html');
  expect(pagesOnDisk(distDir).touchedPage([['/locations/york', 1, 1]])).toBe('/locations/york');
});

describe('a folder', () => {
  /** Returns the names of the folders that are untouched, and the paths of the pages in others. */
  const untouched = (onDisk: PagesOnDisk, pages: readonly PageOnDisk[], made: string[] = []) => {
    const { folders, others } = onDisk.untouchedFolders(pages, made);
    return {
      folders: [...folders.keys()].map((folder) => folder.split('/').at(-1)),
      others: others.map(([path]) => path),
    };
  };

  test('is untouched if it has pages alone, and none of them was made', async () => {
    const distDir = outputWith('index.html', 'robots.txt', ...leeds);
    await leave(distDir);
    const pages = pagesIn(distDir);
    const onDisk = pagesOnDisk(distDir);
    expect(untouched(onDisk, pages)).toEqual({ folders: ['leeds'], others: ['/'] });
    expect(untouched(onDisk, pages, ['/locations/leeds/leeds-mvp'])).toEqual({
      folders: [],
      others: paths,
    });
  });

  test('with a page that is no longer planned is not untouched', async () => {
    const distDir = outputWith('index.html', ...leeds);
    await leave(distDir);
    expect(untouched(pagesOnDisk(distDir), pagesIn(distDir, paths.slice(0, 2)))).toEqual({
      folders: ['client'],
      others: [paths[1]],
    });
  });
});

test('files that a killed build has copied are removed if they are not public', () => {
  const own = ['robots.txt', 'assets/a.js', '.vite/manifest.json', '.git/config'];
  const shown = ['files/prices.pdf', '.well-known/security.txt'];
  const distDir = outputWith('index.html', ...own, ...shown, 'files/secret.pdf', '.well-known/a');
  expect(removeUnplanned(distDir, pagesOnDisk(distDir), shown, ['/'])).toBe(0);
  const left = ['index.html', ...own, ...shown].sort();
  expect([...pagesOnDisk(distDir).files()].sort()).toEqual(left);
});

test('pages that are not planned are removed, even beside a broken link', () => {
  const distDir = outputWith('index.html', 'robots.txt', ...leeds);
  symlinkSync(join(distDir, 'nothing'), join(distDir, 'client', 'link.html'));
  expect(removeUnplanned(distDir, pagesOnDisk(distDir), [], paths.slice(0, 2))).toBe(1);
  expect([...pagesOnDisk(distDir).files()].sort()).toEqual(['index.html', leeds[0], 'robots.txt']);
});
