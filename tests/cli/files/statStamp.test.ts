import {
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { statStamp } from '#cli/files/statStamp.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Creates a folder with a file and a folder that has another one. */
function example(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'towns'));
  writeFileSync(join(folder, 'site.yaml'), 'name: A');
  writeFileSync(join(folder, 'towns', 'york.md'), 'York');
  return folder;
}

const town = ['towns', 'york.md'] as const;

describe('the stamp of a folder', () => {
  test('stays the same while nothing is written', () => {
    const folder = example();
    expect(statStamp([folder])).toEqual(statStamp([folder]));
  });

  test.each<[change: string, make: (folder: string) => void]>([
    ['is written', (folder) => writeFileSync(join(folder, ...town), 'York, city')],
    ['is added', (folder) => writeFileSync(join(folder, 'towns', 'hull.md'), 'Hull')],
    ['is removed', (folder) => rmSync(join(folder, ...town))],
    ['is renamed', (folder) => renameSync(join(folder, ...town), join(folder, 'towns', 'a.md'))],
    [
      'is written with the same size and date',
      (folder) => {
        const { atime, mtime } = statSync(join(folder, ...town));
        writeFileSync(join(folder, ...town), 'Bath');
        utimesSync(join(folder, ...town), atime, mtime);
      },
    ],
    [
      'is replaced by one of the same size and date',
      (folder) => {
        const { atime, mtime } = statSync(join(folder, ...town));
        const other = join(folder, 'other');
        writeFileSync(other, 'Bath');
        utimesSync(other, atime, mtime);
        renameSync(other, join(folder, ...town));
      },
    ],
  ])('changes if a file %s', (_, make) => {
    const folder = example();
    const before = statStamp([folder])?.hash;
    make(folder);
    expect(statStamp([folder])?.hash).not.toBe(before);
  });

  test('follows links to files', () => {
    const folder = example();
    const target = join(temporaryFolder(), 'bath.md');
    writeFileSync(target, 'Bath');
    symlinkSync(target, join(folder, 'towns', 'bath.md'));
    const before = statStamp([folder])?.hash;
    writeFileSync(target, 'Bath, city');
    expect(statStamp([folder])?.hash).not.toBe(before);
  });

  test('is unknown if it has a link to a folder, or to nothing', () => {
    const [toFolder, toNothing] = [example(), example()];
    symlinkSync('towns', join(toFolder, 'places'));
    symlinkSync('missing', join(toNothing, 'hull.md'));
    expect(statStamp([toFolder])).toBeUndefined();
    expect(statStamp([toNothing])).toBeUndefined();
  });
});

test('a path that does not exist changes the stamp when it appears', () => {
  const file = join(temporaryFolder(), 'site.config.ts');
  const before = statStamp([file])?.hash;
  expect(before).toBeDefined();
  writeFileSync(file, '');
  expect(statStamp([file])?.hash).not.toBe(before);
});

test('the newest change of a file is known', () => {
  const folder = example();
  const { ctimeMs } = statSync(join(folder, ...town));
  expect(statStamp([folder])?.newest).toBeGreaterThanOrEqual(ctimeMs);
});
