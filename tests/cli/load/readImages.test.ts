import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImages, readPictures } from '#cli/load/readImages.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('pictures are known by their paths on the site, with their sizes', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'images/services'), { recursive: true });
  writeFileSync(join(folder, 'images/services/marketing.svg'), '<svg viewBox="0 0 4 3"/>');
  writeFileSync(join(folder, 'images/services/empty.svg'), '');
  writeFileSync(join(folder, 'favicon.svg'), '');
  expect([...readImages(folder)]).toEqual([
    ['/images/services/empty.svg', undefined],
    ['/images/services/marketing.svg', { width: 4, height: 3 }],
  ]);
});

test('a file that is empty, broken or of another format than its name says is reported', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'images'));
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
  const files = {
    'a.svg': '<svg viewBox="0 0 4 3"/>',
    'b.png': png,
    'c.webp': png,
    'd.JPG': 'no picture',
    'e.avif': '',
    'notes.txt': 'no picture either',
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, 'images', name), bytes);
  }
  const { problems } = readPictures(
    folder,
    Object.keys(files).map((name) => `images/${name}`),
  );
  expect(problems.map(({ code, args, at }) => [code, at.file, args])).toEqual([
    ['image-format', 'public/images/c.webp', { named: 'webp', found: 'png' }],
    ['image-format', 'public/images/d.JPG', { named: 'jpg' }],
    ['image-format', 'public/images/e.avif', { named: 'avif', isEmpty: true }],
  ]);
});

test('there are no pictures without a folder', () => {
  expect(readImages(join(temporaryFolder(), 'public'))).toEqual(new Map());
});
