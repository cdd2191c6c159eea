import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImages } from '#cli/load/readImages.ts';
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

test('there are no pictures without a folder', () => {
  expect(readImages(join(temporaryFolder(), 'public'))).toEqual(new Map());
});
