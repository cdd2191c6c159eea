import { describe, expect, test } from 'vitest';
import { resolveRelatedLink, splitPath } from '#cli/resolve/resolveLink.ts';

const pages = new Set(['/', '/contact', '/services/marketing']);
const redirects = new Map([
  ['/services/digital-marketing', '/services/marketing'],
  ['/old', '/contact'],
]);
const targets = {
  has: (path: string) => pages.has(path),
  redirectOf: (path: string) => redirects.get(path),
};

describe('a related link', () => {
  test.each([
    ['marketing', '/services/marketing'],
    ['digital-marketing', '/services/marketing'],
    ['/services/marketing', '/services/marketing'],
    ['/old', '/contact'],
    ['/old?a=1#b', '/contact?a=1#b'],
    ['/#calendar', '/#calendar'],
    ['contact', undefined],
    ['/nowhere', undefined],
  ])('%s means %s', (key, path) => {
    expect(resolveRelatedLink(key, targets)).toBe(path);
  });
});

test.each([
  ['/a', '/a', ''],
  ['/a?b=1#c', '/a', '?b=1#c'],
  ['/a#b?c', '/a', '#b?c'],
  ['#b', '', '#b'],
])('%s is the path %j and then %j', (href, path, rest) => {
  expect(splitPath(href)).toEqual([path, rest]);
});
