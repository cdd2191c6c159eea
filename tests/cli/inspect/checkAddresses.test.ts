import { expect, test } from 'vitest';
import { checkAddress } from '#cli/inspect/checkAddresses.ts';

const site = {
  pages: new Map([['/about', new Set(['people', 'für'])]]),
  files: new Set(['about.html', 'images/a b.png', 'feed.xml', 'a.png', 'icons.svg', 'photo.jpg']),
  redirects: new Map([['/team', '/about']]),
  pictures: {
    sizeOf: (file: string) =>
      new Map([
        ['a.png', { width: 1200, height: 801 }],
        ['icons.svg', { width: 20, height: 10 }],
      ]).get(file),
    idsIn: () => new Set(['star']),
  },
};

test.each([
  ['link /about', undefined],
  ['link /about#people', undefined],
  ['link /about#f%C3%BCr', undefined],
  ['link /about#top', undefined],
  ['link /feed.xml', undefined],
  ['file /images/a%20b.png', undefined],
  ['link /api/contact', undefined],
  ['link /api/contcat', 'built-link-broken'],
  ['link /abuot', 'built-link-broken'],
  ['link /team', 'built-link-moved'],
  ['link /about.html', 'built-link-moved'],
  ['link /about.html#people', 'built-link-moved'],
  ['file /about.html', undefined],
  ['link /about#staff', 'built-anchor-missing'],
  ['file /about', 'built-file-missing'],
  ['file /icons.svg#star', undefined],
  ['file /icons.svg#moon', 'built-anchor-missing'],
  ['link /icons.svg#moon', 'built-anchor-missing'],
  ['file /none.svg#moon', 'built-file-missing'],
  ['link /feed.xml#moon', undefined],
  ['1200w /a.png', undefined],
  ['480w /a.png', 'built-image-size'],
  ['480w /icons.svg', undefined],
  ['480w /photo.jpg', undefined],
  ['480w /none.png', undefined],
  ['1200x801 /a.png', undefined],
  ['1200x630 /a.png', 'built-image-size'],
  ['600:399 /a.png', undefined],
  ['600:402 /a.png', undefined],
  ['600:398 /a.png', 'built-image-size'],
  ['600:403 /a.png', 'built-image-size'],
  ['60:31 /icons.svg', undefined],
  ['60:32 /icons.svg', 'built-image-size'],
])('%s: %s', (address, code) => {
  expect(checkAddress(address, site)?.code).toBe(code);
});
