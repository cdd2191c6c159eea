import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removePartStamps } from '#cli/prerender/partStamp.ts';
import { projectAt } from '#cli/project.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('the stamps of parts are removed, and public files with similar names stay', () => {
  const distDir = temporaryFolder();
  const client = join(distDir, 'client');
  mkdirSync(client);
  for (const name of ['part-1-of-2.json', 'part-12-of-12.json', 'part-list-of-prices.json']) {
    writeFileSync(join(client, name), '{}');
  }
  removePartStamps({ ...projectAt(), distDir });
  expect(readdirSync(client)).toEqual(['part-list-of-prices.json']);
});
