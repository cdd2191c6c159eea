import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImages } from '#cli/load/readImages.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('pictures are known by their paths on the site', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'images/services'), { recursive: true });
  writeFileSync(join(folder, 'images/services/marketing.svg'), '');
  writeFileSync(join(folder, 'favicon.svg'), '');
  expect([...readImages(folder)].filter((path) => path.includes('.'))).toEqual([
    '/images/services/marketing.svg',
  ]);
});

test('without a folder of pictures there are none', () => {
  expect(readImages(join(temporaryFolder(), 'public'))).toEqual(new Set());
});
