import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalisePath } from '#cli/plan/normalisePath.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/contact', '/contact'],
  ['contact', '/contact'],
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['//services///marketing//', '/services/marketing'],
  ['/services/marketing.html', '/services/marketing'],
  ['/services/index.html', '/services'],
  ['/index.html', '/'],
  ['/index.html/', '/'],
  ['/a/.html', '/a'],
  ['/contact?a=1#b', '/contact'],
  ['/contact?a\nb', '/contact'],
  ['https://www.agency.example', '/'],
  ['https://www.agency.example/Contact/?a=1', '/contact'],
  ['http://localhost:4173/services/', '/services'],
  ['/index', '/index'],
  ['/htmlx', '/htmlx'],
])('%j is spelt %s', (address, path) => {
  expect(normalisePath(address)).toBe(path);
});

test('the normal spelling of a path stays the same, so redirects to it never chain', () => {
  const part = fc.constantFrom('/', '//', 'a', 'B', 'index', '.html', 'index.html', '?', '#', '.');
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (address) => {
        const path = normalisePath(address);
        expect(normalisePath(path)).toBe(path);
        expect(path).toMatch(/^\/(?:$|[^/].*[^/]$|[^/]$)/);
      },
    ),
  );
});
