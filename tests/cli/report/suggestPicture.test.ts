import { expect, test } from 'vitest';
import { suggestPicture } from '#cli/report/suggestPicture.ts';

const pictures = [
  '/images/blog/shop-door.svg',
  '/images/portfolio/mill-480.avif',
  '/images/portfolio/mill-480.webp',
  '/images/portfolio/mill.avif',
  '/images/portfolio/mill.webp',
];

test.each([
  ['/images/blog/shop-door.jpeg', 'another ending'],
  ['/images/blog/Shop-Door.SVG', 'upper case'],
  ['/images/blog/shop door.svg', 'a space'],
  ['/images/shop-door.svg', 'another folder'],
  ['shop-door.svg', 'the name alone'],
  ['images/blog/shop-door.svg', 'no slash'],
  ['./images/blog/shop-door.svg', 'a relative path'],
  ['../../public/images/blog/shop-door.svg', 'a path of the disk'],
  ['public/images/blog/shop-door.svg', 'the folder on the disk'],
  ['\\images\\blog\\shop-door.svg', 'backslashes'],
  ['https://www.agency.example/images/blog/shop-door.svg', 'a full address'],
  ['/images/blog/shop-dor.svg', 'a misspelling'],
])('suggests a picture for %s, with %s', (found) => {
  expect(suggestPicture(found, pictures)).toBe('/images/blog/shop-door.svg');
});

test('suggests the picture, never one of its smaller files or its other format', () => {
  for (const found of [
    '/images/portfolio/mil.webp',
    'mill.png',
    '/images/portfolio/mill-4800.webp',
  ])
    expect(suggestPicture(found, pictures)).toBe('/images/portfolio/mill.webp');
});

test('suggests nothing for a picture like no other', () => {
  expect(suggestPicture('/images/team.jpg', pictures)).toBeUndefined();
});

test('suggests no picture with nearly the name of one on another site', () => {
  expect(suggestPicture('https://cdn.example/shop-dor.svg', pictures)).toBeUndefined();
});

test('suggests neither the portrait of another person nor another picture of a series', () => {
  const portraits = ['/images/people/gregor-tulloch.svg', '/images/people/farah-wazir.svg'];
  expect(suggestPicture('/images/people/bea-thirlwell.svg', portraits)).toBeUndefined();
  expect(suggestPicture('/images/people/bea-t.svg', portraits)).toBeUndefined();
  expect(suggestPicture('/images/people/gregor-tuloch.svg', portraits)).toBe(portraits[0]);
  expect(suggestPicture('/images/blog/mill-2.svg', ['/images/blog/mill-1.svg'])).toBeUndefined();
});
