import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFiles } from '#cli/cache/cacheFiles.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const files = () => Promise.resolve(new Map([['a.txt', 'a']]));
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

test('files are made once for a key', async () => {
  const folder = temporaryFolder();
  const own = await cacheFiles(folder, 'one', files);
  const again = cacheFiles(folder, 'one', () => Promise.reject(new Error('made again')));
  expect(await again).toBe(own);
  expect(existsSync(join(own, 'a.txt'))).toBe(true);
});

test('a file that is missing or damaged is made again', async () => {
  const folder = temporaryFolder();
  const file = join(await cacheFiles(folder, 'one', files), 'a.txt');
  rmSync(file);
  await cacheFiles(folder, 'one', files);
  expect(readFileSync(file, 'utf8')).toBe('a');
  writeFileSync(file, 'b');
  await cacheFiles(folder, 'one', files);
  expect(readFileSync(file, 'utf8')).toBe('a');
});

test('old files are removed when those of another key are made, unless they are in use', async () => {
  const folder = temporaryFolder();
  const unused = await cacheFiles(folder, 'unused', files);
  const used = await cacheFiles(folder, 'used', files);
  for (const old of [unused, used]) utimesSync(old, twoDaysAgo, twoDaysAgo);
  await cacheFiles(folder, 'used', files);
  await cacheFiles(folder, 'new', files);
  expect(existsSync(unused)).toBe(false);
  expect(existsSync(join(used, 'a.txt'))).toBe(true);
});
