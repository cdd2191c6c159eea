import { expect, test } from 'vitest';
import type { ImageSize } from '#cli/model/images.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalImages } from '../../../helpers/minimalContent.ts';

/** Returns the findings for the minimal content with a picture that declares 1200 by 630 pixels. The file has the given size. */
function withSize(name: string, size: ImageSize | undefined) {
  const src = `/images/portfolio/${name}`;
  const images = new Map<string, ImageSize | undefined>(
    [...minimalImages].map((path) => [path, undefined]),
  );
  for (const path of [src, src.replace('webp', 'avif')]) images.set(path, size);
  return findingsOf(edited('portfolio/mill-shop.yaml', /src: .*/, `src: ${src}`), { images });
}

test('width and height are those of the file', async () => {
  expect((await withSize('mill.png', { width: 1200, height: 630 })).codes).toEqual(['image-alone']);
});

test('width and height of another file', async () => {
  const { printed } = await withSize('mill.jpg', { width: 800, height: 600 });
  expect(printed).toContain(
    [
      'content/portfolio/mill-shop.yaml:8:10  error  image-size',
      '  The picture "/images/portfolio/mill.jpg" is not 1200 by 630 pixels.',
      '  Expected the size of the file, which is 800 by 600 pixels.',
      '  Write "width: 800" and "height: 600".',
    ].join('\n'),
  );
});

test.each([
  ['a height', { width: 1200, height: 600 }],
  ['a width', { width: 800, height: 630 }],
])('%s of another file', async (_, size) => {
  expect((await withSize('mill.jpg', size)).codes).toContain('image-size');
});

test('the aspect ratio of an SVG counts', async () => {
  expect((await withSize('mill.svg', { width: 120, height: 63 })).codes).toEqual([]);
  expect((await withSize('mill.svg', { width: 120, height: 90 })).codes).toEqual(['image-size']);
});

test('a file that does not state its size is not reported', async () => {
  expect((await withSize('mill.jpg', undefined)).codes).toEqual(['image-alone']);
});
