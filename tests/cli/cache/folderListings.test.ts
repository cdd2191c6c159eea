import {
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readListings, saveListings } from '#cli/cache/folderListings.ts';
import { scanFolder, scanFolders } from '#cli/files/scanFolder.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Creates an output folder with a town, and saves its listings once no change could go unnoticed. */
async function listed(): Promise<{ distDir: string; town: string }> {
  const distDir = temporaryFolder();
  const town = join(distDir, 'client', 'leeds');
  mkdirSync(town, { recursive: true });
  mkdirSync(join(distDir, 'cache'));
  for (const name of ['web.html', 'ads.html']) writeFileSync(join(town, name), name);
  await setTimeout(30);
  saveListings(distDir, scanFolders(join(distDir, 'client')));
  return { distDir, town };
}

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the names of files that are known of a folder. */
function filesOf(distDir: string, folder: string): string[] | undefined {
  const names = readListings(distDir).knownNames(folder, statSync(folder));
  return names && [...names.files].sort();
}

describe('the names in a folder', () => {
  test('are known after they were saved', async () => {
    const { distDir, town } = await listed();
    expect(filesOf(distDir, town)).toEqual(['ads.html', 'web.html']);
    const client = join(distDir, 'client');
    expect(readListings(distDir).knownNames(client, statSync(client))).toMatchObject({
      files: [],
      folders: ['leeds'],
    });
  });

  test.each<[change: string, make: (town: string) => void]>([
    ['was added', (town) => writeFileSync(join(town, 'mvp.html'), '')],
    ['was removed', (town) => rmSync(join(town, 'ads.html'))],
    ['was renamed', (town) => renameSync(join(town, 'ads.html'), join(town, 'seo.html'))],
    [
      'became a folder',
      (town) => {
        rmSync(join(town, 'ads.html'));
        mkdirSync(join(town, 'ads.html'));
      },
    ],
  ])('are not known if a file %s', async (_, make) => {
    const { distDir, town } = await listed();
    make(town);
    expect(filesOf(distDir, town)).toBeUndefined();
  });

  test('stay known if a file is written in its place, which is looked up in any case', async () => {
    const { distDir, town } = await listed();
    writeFileSync(join(town, 'ads.html'), 'longer than before');
    expect(filesOf(distDir, town)).toEqual(['ads.html', 'web.html']);
    const scans = scanFolders(town, readListings(distDir).knownNames);
    expect(scans.get(town)?.files.get('ads.html')?.size).toBe('longer than before'.length);
  });

  test('are not saved if the folder was changed a moment ago, or has a link to a folder', async () => {
    const { distDir, town } = await listed();
    const other = join(distDir, 'client', 'hull');
    mkdirSync(other);
    symlinkSync('../leeds', join(town, 'places'));
    vi.useFakeTimers({ toFake: ['Date'], now: statSync(other).ctimeMs + 10 });
    saveListings(distDir, scanFolders(join(distDir, 'client')));
    expect(filesOf(distDir, other)).toBeUndefined();
    expect(filesOf(distDir, town)).toBeUndefined();
  });
});

describe('a folder', () => {
  /** Returns whether a folder is as it was when its listing was saved. */
  const isAsLeft = (distDir: string, folder: string) =>
    readListings(distDir).isAsLeft(folder, scanFolder(folder));

  test('is as the build left it while nothing is written, even if its files are not looked up the next time', async () => {
    const { distDir, town } = await listed();
    expect(isAsLeft(distDir, town)).toBe(true);
    const { files, ...state } = scanFolder(town);
    saveListings(distDir, new Map([[town, state]]));
    expect(isAsLeft(distDir, town)).toBe(true);
    expect(filesOf(distDir, town)).toEqual([...files.keys()].sort());
  });

  test.each<[change: string, make: (town: string) => void]>([
    ['was written', (town) => writeFileSync(join(town, 'ads.html'), 'longer than before')],
    [
      'was written with the same size and date',
      (town) => {
        const file = join(town, 'ads.html');
        const { atime, mtime } = statSync(file);
        writeFileSync(file, 'ADS.html');
        utimesSync(file, atime, mtime);
      },
    ],
    ['was added', (town) => writeFileSync(join(town, 'mvp.html'), '')],
    ['was removed', (town) => rmSync(join(town, 'ads.html'))],
  ])('is not as the build left it if a file %s', async (_, make) => {
    const { distDir, town } = await listed();
    make(town);
    expect(isAsLeft(distDir, town)).toBe(false);
  });

  test('is not as the build left it if the record of the pages is another', async () => {
    const { distDir, town } = await listed();
    const record = join(distDir, 'cache', 'rendered.json');
    writeFileSync(record, 'pages');
    expect(isAsLeft(distDir, town)).toBe(false);
    saveListings(distDir, scanFolders(join(distDir, 'client')));
    expect(isAsLeft(distDir, town)).toBe(true);
    truncateSync(record, 4);
    expect(isAsLeft(distDir, town)).toBe(false);
    expect(filesOf(distDir, town)).toEqual(['ads.html', 'web.html']);
  });

  test('of another build is not known', async () => {
    const { distDir, town } = await listed();
    mkdirSync(join(distDir, 'client', 'york'));
    expect(isAsLeft(distDir, join(distDir, 'client', 'york'))).toBe(false);
    expect(isAsLeft(temporaryFolder(), town)).toBe(false);
  });
});
