import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sitePictures } from '#cli/inspect/sitePictures.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('reads the sizes of pictures, and the ids of drawings without those in comments', async () => {
  const folder = temporaryFolder();
  const picture = sharp({ create: { width: 7, height: 5, channels: 3, background: 'green' } });
  await picture.png().toFile(join(folder, 'a.png'));
  const drawing = '<svg viewBox="0 0 4 3"><!-- <g id="a"/> --><g id="b"><path id="c"/></g></svg>';
  writeFileSync(join(folder, 'b.svg'), drawing);
  const { sizeOf, idsIn } = sitePictures(folder);
  expect(sizeOf('a.png')).toEqual({ width: 7, height: 5 });
  expect(sizeOf('b.svg')).toEqual({ width: 4, height: 3 });
  expect(idsIn('b.svg')).toEqual(new Set(['b', 'c']));
});

test('a file that is no picture has no size, and a pipe is not waited for', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.png'), 'Not found');
  execFileSync('mkfifo', [join(folder, 'b.svg')]);
  const { sizeOf, idsIn } = sitePictures(folder);
  expect(sizeOf('a.png')).toBeUndefined();
  expect(sizeOf('b.svg')).toBeUndefined();
  expect(idsIn('b.svg')).toBeUndefined();
});
