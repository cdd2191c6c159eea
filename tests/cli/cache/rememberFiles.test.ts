import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rememberFiles } from '#cli/cache/rememberFiles.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const files = () => Promise.resolve(new Map([['a.txt', 'a']]));
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

test('files are made once for a key', async () => {
  const folder = temporaryFolder();
  const own = await rememberFiles(folder, 'one', files);
  const again = rememberFiles(folder, 'one', () => Promise.reject(new Error('made again')));
  expect(await again).toBe(own);
  expect(existsSync(join(own, 'a.txt'))).toBe(true);
});

test('old files are removed when those of another key are made, unless they are in use', async () => {
  const folder = temporaryFolder();
  const unused = await rememberFiles(folder, 'unused', files);
  const used = await rememberFiles(folder, 'used', files);
  for (const old of [unused, used]) utimesSync(old, twoDaysAgo, twoDaysAgo);
  await rememberFiles(folder, 'used', files);
  await rememberFiles(folder, 'new', files);
  expect(existsSync(unused)).toBe(false);
  expect(existsSync(join(used, 'a.txt'))).toBe(true);
});
