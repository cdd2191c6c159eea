import { describe, expect, test } from 'vitest';
import { findNearest } from '#cli/plan/findNearest.ts';

const known = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/services/marketing',
  '/services/branding-graphics',
  '/locations/leeds',
  '/locations/leeds/leeds-marketing',
  '/locations/york',
  '/locations/york/york-marketing',
];

describe('the path nearest to', () => {
  test.each([
    ['/contact', '/contact'],
    ['/Contact', '/contact'],
    ['/contract', '/contact'],
    ['/services/branding', '/services/branding-graphics'],
    ['/service/marketing', '/services/marketing'],
    ['/locations/leeds/marketing', '/locations/leeds/leeds-marketing'],
    ['/locations/yrok/york-marketing', '/locations/york/york-marketing'],
  ])('%s is %s', (path, nearest) => {
    expect(findNearest(path, known, 1)).toEqual([nearest]);
  });
});

test('the nearest come first, limited to the requested number', () => {
  expect(findNearest('/locations/leeds/marketing', known, 3)).toEqual([
    '/locations/leeds/leeds-marketing',
    '/locations/leeds',
    '/locations/york/york-marketing',
  ]);
  expect(findNearest('/x', known, 100)).toHaveLength(known.length);
});

test('paths that are equally near come in the order of the alphabet', () => {
  expect(findNearest('/zz', ['/ab', '/aa'], 2)).toEqual(['/aa', '/ab']);
});
