import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileChanges } from '#cli/files/fileChanges.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('files that are created, written, replaced and deleted are distinguished', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.css');
  const changes = fileChanges([folder]);
  writeFileSync(file, 'a');
  changes.note(file);
  expect(changes.take()).toEqual([{ file, event: 'create' }]);
  writeFileSync(`${file}.new`, 'b');
  renameSync(`${file}.new`, file);
  changes.note(file);
  changes.note(file);
  expect(changes.take()).toEqual([{ file, event: 'update' }]);
  rmSync(file);
  changes.note(file);
  expect(changes.take()).toEqual([{ file, event: 'delete' }]);
  expect(changes.take()).toEqual([]);
});

test('a folder stands for all files below it, whether they are there or were', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'parts/old.tsx'), 'old');
  const changes = fileChanges([folder]);
  rmSync(join(folder, 'parts'), { recursive: true });
  mkdirSync(join(folder, 'parts/deep'), { recursive: true });
  writeFileSync(join(folder, 'parts/deep/new.tsx'), 'new');
  changes.note(join(folder, 'parts'));
  expect(changes.take()).toEqual([
    { file: join(folder, 'parts/deep/new.tsx'), event: 'create' },
    { file: join(folder, 'parts/old.tsx'), event: 'delete' },
  ]);
});

test('a link to a folder that leads upwards is not followed, and a folder that is watched may be a link', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site/a.svg'), 'a');
  const folder = join(root, 'public');
  symlinkSync('site', folder);
  const changes = fileChanges([folder]);
  symlinkSync('..', join(folder, 'loop'));
  changes.note(join(folder, 'loop'));
  expect(changes.take()).toEqual([]);
  changes.note(folder);
  expect(changes.take()).toEqual([{ file: join(folder, 'a.svg'), event: 'update' }]);
});

test('files outside the folders, and those that editors keep beside an open file, do not count', () => {
  const folder = temporaryFolder();
  const changes = fileChanges([join(folder, 'templates')]);
  expect(changes.note(join(folder, 'other.ts'))).toBe(false);
  mkdirSync(join(folder, 'templates'));
  for (const name of ['.a.tsx.swp', '#a.tsx#', 'a.tsx~', 'a.tsx']) {
    writeFileSync(join(folder, 'templates', name), 'a');
    expect(changes.note(join(folder, 'templates', name))).toBe(true);
  }
  expect(changes.take()).toEqual([{ file: join(folder, 'templates/a.tsx'), event: 'create' }]);
});

test('an empty file is noticed, because its text may follow', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.css');
  const changes = fileChanges([folder]);
  writeFileSync(file, '');
  changes.note(file);
  expect(changes.hasEmptyFile()).toBe(true);
  writeFileSync(file, 'a');
  expect(changes.hasEmptyFile()).toBe(false);
});
