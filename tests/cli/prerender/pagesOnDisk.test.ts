import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOnDisk } from '#cli/prerender/pagesOnDisk.ts';
import { removeUnplanned } from '#cli/prerender/removeUnplanned.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

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
const pages = ['/', '/locations/leeds/leeds-marketing', '/locations/leeds/leeds-mvp'];

test('a page has the size and date of its file, and none if there is no file', () => {
  const distDir = outputWith('index.html', ...leeds);
  const onDisk = pagesOnDisk(distDir);
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/locations/leeds/leeds-mvp', leeds[1]],
  ] as const) {
    const { size, mtimeMs } = statSync(join(distDir, 'client', file));
    expect(onDisk.fileOf(path)).toMatchObject({ size, mtimeMs });
  }
  expect(onDisk.fileOf('/locations/york')).toBeUndefined();
});

test('there are no pages before the first build', () => {
  expect([...pagesOnDisk(temporaryFolder()).files()]).toEqual([]);
});

test('a folder is untouched if it has pages alone, and none of them was made', () => {
  const onDisk = pagesOnDisk(outputWith('index.html', 'robots.txt', ...leeds));
  const untouched = (...made: string[]) =>
    [...onDisk.untouchedFolders(pages, made).keys()].map((folder) => folder.split('/').at(-1));
  expect(untouched()).toEqual(['leeds']);
  expect(untouched('/locations/leeds/leeds-mvp')).toEqual([]);
});

test('a folder with a page that is no longer planned is not untouched', () => {
  const onDisk = pagesOnDisk(outputWith('index.html', ...leeds));
  expect([...onDisk.untouchedFolders(pages.slice(0, 2), []).keys()]).toHaveLength(1);
});

test('pages that are not planned are removed, even beside a broken link', () => {
  const distDir = outputWith('index.html', 'robots.txt', ...leeds);
  symlinkSync(join(distDir, 'nothing'), join(distDir, 'client', 'link.html'));
  expect(removeUnplanned(distDir, pagesOnDisk(distDir), [], pages.slice(0, 2))).toBe(1);
  expect([...pagesOnDisk(distDir).files()].sort()).toEqual(['index.html', leeds[0], 'robots.txt']);
});
