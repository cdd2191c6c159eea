import { expect, test } from 'vitest';
import { checkRedirects, scanRedirects } from '#cli/inspect/checkRedirects.ts';

const url = 'https://www.agency.example';

/** Returns the faults of a `_redirects`: the line, and the arguments. */
function faultsOf(...lines: string[]): string[] {
  const text = `${lines.join('\n')}\n`;
  const addresses = {
    pages: new Map([
      ['/', new Set<string>()],
      ['/about', new Set(['people'])],
    ]),
    files: new Set(['index.html', 'about.html', 'feed.xml', '404.html']),
    redirects: new Map(),
  };
  return checkRedirects(scanRedirects(text), url, addresses).map(
    ({ args, offset }) =>
      `${text.slice(0, offset).split('\n').length} ${Object.values(args).join(' ')}`,
  );
}

test('redirects from old addresses to pages in one step have no faults', () => {
  expect(
    faultsOf(
      '# old addresses',
      '/team /about#people 301',
      '/rss /feed.xml 301',
      '/staff /about?from=staff#people 301',
      `/start  ${url}/ 302`,
      '/shop https://shop.example/ 301',
      '/blog/* /about 301',
      '/gone /404.html 410',
    ),
  ).toEqual([]);
});

test.each([
  ['leads to itself', ['/a /a 301'], ['1 loop /a /a']],
  [
    'leads back, with all that lead to it',
    ['/c /a 301', '/a /b 301', '/b /a 301'],
    ['1 loop /c /a'],
  ],
  [
    'takes more than one step',
    ['/a /b 301', '/b /c 301', '/c /about 301'],
    ['1 chain /a /b /about', '2 chain /b /c /about'],
  ],
  [
    'leads to an old address with two targets, of which the first counts',
    ['/a /about 301', '/a /b 301', '/b /a 301'],
    ['2 repeated /a /b', '3 chain /b /a /about'],
  ],
  ['leads nowhere', ['/a /abuot 301'], ['1 target /a /abuot']],
  ['leads to a place that a page lacks', ['/a /about#staff 301'], ['1 target /a /about#staff']],
  ['starts at a page', ['/about / 301'], ['1 page /about /']],
  ['starts at a file', ['/feed.xml / 301'], ['1 page /feed.xml /']],
  ['says that a page is gone', ['/about /404.html 410'], ['1 page /about /404.html']],
  ['repeats an old address', ['/a / 301', '/a /about 301'], ['2 repeated /a /about']],
])('a redirect that %s is a fault', (_, lines, faults) => {
  expect(faultsOf(...lines)).toEqual(faults);
});
