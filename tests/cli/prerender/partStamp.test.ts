import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOfMerge, removePartStamps, writePartStamp } from '#cli/prerender/partStamp.ts';
import { projectAt } from '#cli/project.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
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

test('parts belong together if each was built with the same files in public/', () => {
  const root = temporaryFolder();
  const project = {
    ...projectAt(),
    publicDir: join(root, 'public'),
    distDir: join(root, 'dist'),
  };
  const manifest: Manifest = {
    version: 6,
    hash: '',
    inputs: '',
    layout: '',
    routes: '',
    routesFrom: '',
    chunks: [],
  };
  mkdirSync(project.publicDir);
  const logo = (text: string) => writeFileSync(join(project.publicDir, 'logo.svg'), text);
  logo('old');
  for (const part of [1, 2]) writePartStamp(project, manifest, { part, of: 2 });
  expect(faultOfMerge(project, manifest)).toBeUndefined();
  logo('new');
  writePartStamp(project, manifest, { part: 2, of: 2 });
  expect(faultOfMerge(project, manifest)).toEqual({
    reason: 'differing',
    of: 2,
    parts: [1],
    agree: false,
  });
});
