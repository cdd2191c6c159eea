import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedReader } from '#cli/load/readGenerated.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('data of a build is the same object until a build replaces the file', () => {
  const distDir = temporaryFolder();
  const file = join(distDir, 'generated', 'words.json');
  const read = generatedReader(distDir, 'words.json');
  expect(read()).toBeUndefined();
  mkdirSync(join(distDir, 'generated'));
  writeFileSync(file, '{"sent":"Thanks"}');
  const first = read();
  expect(first).toEqual({ sent: 'Thanks' });
  expect(read()).toBe(first);
  writeFileSync(file, '{"sent":"Thank you"}');
  expect(read()).toEqual({ sent: 'Thank you' });
  rmSync(file);
  expect(read()).toBeUndefined();
});
