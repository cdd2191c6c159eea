import { expect, test } from 'vitest';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { planPicture } from '#cli/plan/planPicture.ts';

const image = { src: '/images/a/mill.webp', alt: 'A mill', width: 1280, height: 960 };
const files = (paths: readonly string[]) => new Map(paths.map((path) => [path, undefined]));
const family = pictureFamily(image).map(({ path }) => path);

test('a picture is six files: two formats in three widths', () => {
  expect(family).toEqual([
    '/images/a/mill-480.avif',
    '/images/a/mill-720.avif',
    '/images/a/mill.avif',
    '/images/a/mill-480.webp',
    '/images/a/mill-720.webp',
    '/images/a/mill.webp',
  ]);
});

test('browsers may choose among them by width', () => {
  expect(planPicture(image, files(family)).srcset).toEqual({
    avif: '/images/a/mill-480.avif 480w, /images/a/mill-720.avif 720w, /images/a/mill.avif 1280w',
    webp: '/images/a/mill-480.webp 480w, /images/a/mill-720.webp 720w, /images/a/mill.webp 1280w',
  });
});

test('a page has nothing else of a picture', () => {
  const captioned = { ...image, caption: 'The mill in June' };
  expect(planPicture(captioned, files([]))).toEqual(image);
  expect(planPicture(captioned, files(family))).not.toHaveProperty('caption');
});

test('a picture is never made wider than it is', () => {
  const small = pictureFamily({ ...image, width: 600, height: 400 });
  expect(small.map(({ path, width, height }) => `${path} ${width} × ${height}`)).toEqual([
    '/images/a/mill-480.avif 480 × 320',
    '/images/a/mill.avif 600 × 400',
    '/images/a/mill-480.webp 480 × 320',
    '/images/a/mill.webp 600 × 400',
  ]);
});

test('a picture that is not whole, and one of another kind, is one file', () => {
  expect(planPicture(image, files(family.slice(1)))).toEqual(image);
  const drawing = { ...image, src: '/images/a/mill.svg' };
  expect(planPicture(drawing, files([drawing.src]))).toEqual(drawing);
});
