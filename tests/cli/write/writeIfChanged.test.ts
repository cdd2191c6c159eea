import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('writes a file that is new or another, and leaves one that is the same as it is', () => {
  const file = join(temporaryFolder(), 'a/b.txt');
  expect(writeIfChanged(file, 'one')).toBe(true);
  const { ino, mtimeMs } = statSync(file);

  expect(writeIfChanged(file, 'one')).toBe(false);
  expect(statSync(file)).toMatchObject({ ino, mtimeMs });

  expect(writeIfChanged(file, 'two')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
});
