import { expect, test } from 'vitest';
import { checkAddress } from '#cli/inspect/checkAddresses.ts';

const site = {
  pages: new Map([['/about', new Set(['people', 'für'])]]),
  files: new Set(['about.html', 'images/a b.png', 'feed.xml']),
  redirects: new Map([['/team', '/about']]),
};

test.each([
  ['link /about', undefined],
  ['link /about#people', undefined],
  ['link /about#f%C3%BCr', undefined],
  ['link /feed.xml', undefined],
  ['file /images/a%20b.png', undefined],
  ['link /api/contact', undefined],
  ['link /abuot', 'built-link-broken'],
  ['link /team', 'built-link-moved'],
  ['link /about.html', 'built-link-moved'],
  ['link /about.html#people', 'built-link-moved'],
  ['file /about.html', undefined],
  ['link /about#staff', 'built-anchor-missing'],
  ['file /about', 'built-file-missing'],
])('%s: %s', (address, code) => {
  expect(checkAddress(address, site)?.code).toBe(code);
});
