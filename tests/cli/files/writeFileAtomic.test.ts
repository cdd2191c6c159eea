import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('writes a text or bytes, and makes the folders that are missing', () => {
  const folder = temporaryFolder();
  writeFileAtomic(join(folder, 'a/b/c.txt'), 'café');
  writeFileAtomic(join(folder, 'd.bin'), new Uint8Array([0, 255]));
  expect(readFileSync(join(folder, 'a/b/c.txt'), 'utf8')).toBe('café');
  expect([...readFileSync(join(folder, 'd.bin'))]).toEqual([0, 255]);
});

test('replaces a file in one step: who has the old one open still reads the old text', () => {
  const file = join(temporaryFolder(), 'a.txt');
  writeFileAtomic(file, 'the old text');
  const reader = openSync(file, 'r');
  writeFileAtomic(file, 'new');
  expect(readFileSync(reader, 'utf8')).toBe('the old text');
  closeSync(reader);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('leaves nothing else in the folder', () => {
  const folder = temporaryFolder();
  writeFileAtomic(join(folder, 'a.txt'), 'x');
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test('throws if it cannot write, and leaves nothing behind', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeFileAtomic(join(folder, 'file', 'a.txt'), 'x')).toThrow();

  mkdirSync(join(folder, 'taken'));
  expect(() => writeFileAtomic(join(folder, 'taken'), 'x')).toThrow();
  expect(readdirSync(folder)).toEqual(['file', 'taken']);
});
