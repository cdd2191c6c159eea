import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTemporary } from '#cli/cache/removeTemporary.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** The id of a process that cannot exist. */
const ENDED = 4194305;

test('removes the temporary files of processes that have ended, and no others', () => {
  const distDir = temporaryFolder();
  const running = process.pid;
  const kept = [
    'build.lock',
    `build.lock.${running}`,
    'complete.json',
    `page-${running}-1.tmp`,
    `parsed.json.${running}.tmp`,
  ];
  const left = [
    `build.lock.${ENDED}`,
    `build.lock.${ENDED}.old`,
    `page-${ENDED}-1.tmp`,
    `parsed.json.${ENDED}.tmp`,
  ];
  for (const folder of ['cache', 'generated', 'hosts']) mkdirSync(join(distDir, folder));
  for (const name of [...kept, ...left]) writeFileSync(join(distDir, 'cache', name), '');
  writeFileSync(join(distDir, 'generated', `routes.json.${ENDED}.tmp`), '');
  writeFileSync(join(distDir, 'hosts', `vercel.json.${ENDED}.tmp`), '');
  removeTemporary(distDir);
  expect(readdirSync(join(distDir, 'cache'))).toEqual(kept);
  expect(readdirSync(join(distDir, 'generated'))).toEqual([]);
  expect(readdirSync(join(distDir, 'hosts'))).toEqual([]);
});
