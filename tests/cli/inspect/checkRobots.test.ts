import { expect, test } from 'vitest';
import { checkRobots, scanRobots } from '#cli/inspect/checkRobots.ts';

const url = 'https://www.agency.example';
const named = `Sitemap: ${url}/sitemap.xml\n`;

/** Returns the faults of a robots.txt: the line, and the arguments without what is expected. */
function faultsOf(text: string): string[] {
  const plan = {
    url,
    files: new Set(['sitemap.xml', 'code/a.css', 'code/b.js', 'images/c.svg']),
    listed: ['/', '/about', '/services', '/services/print'],
  };
  return checkRobots(scanRobots(text), plan).map(({ args, offset }) => {
    const { expected: _, ...found } = args as Record<string, unknown>;
    return `${text.slice(0, offset).split('\n').length} ${Object.values(found).join(' ')}`;
  });
}

test.each([
  ['the file of the build', `User-agent: *\nAllow: /\n\n${named}`],
  ['no rule', `User-agent: *\nDisallow:\n${named}`],
  ['a rule for pages that are not listed', `User-agent: *\nDisallow: /thank-you\n${named}`],
  ['a longer rule that allows a page', `User-agent: *\nDisallow: /a\nAllow: /about\n${named}`],
  ['a rule for the end of an address', `User-agent: *\nDisallow: /service$\n${named}`],
  ['a rule for pictures', `User-agent: *\nDisallow: /images/\n${named}`],
  [
    'rules of a crawler in place of those for all',
    `User-agent: *\nDisallow: /thank-you\nUser-agent: Bingbot\nDisallow: /none\n${named}`,
  ],
  ['a rule for another crawler', `User-agent: GPTBot\nDisallow: /\n${named}`],
])('%s has no fault', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test.each([
  ['no sitemap', 'User-agent: *\nAllow: /\n', '1 none'],
  [
    'a sitemap that does not exist',
    `User-agent: *\nAllow: /\nSitemap: ${url}/sitemaps.xml\n`,
    `3 sitemap ${url}/sitemaps.xml`,
  ],
  ['a page in place of a sitemap', `Sitemap: ${url}/code/a.css\n`, `1 sitemap ${url}/code/a.css`],
  [
    'a rule for one crawler beside those for all',
    `User-agent: bingbot\nDisallow: /\n\nUser-agent: *\nAllow: /\n${named}`,
    '2 rule / / 6',
  ],
  [
    'a longer rule that keeps engines out of what a shorter one allows',
    `User-agent: *\nAllow: /\nDisallow: /services\n${named}`,
    '3 rule /services /services 2',
  ],
  [
    'a rule for all beside those for one crawler',
    `User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n${named}`,
    '2 rule / / 6',
  ],
  ['a sitemap without its host', 'Sitemap: /sitemap.xml\n', '1 sitemap /sitemap.xml'],
  [
    'a sitemap of another site',
    'Sitemap: https://b.example/sitemap.xml\n',
    '1 sitemap https://b.example/sitemap.xml',
  ],
  [
    'a rule for listed pages',
    `User-agent: *\nDisallow: /services # old\n${named}`,
    '2 rule /services /services 2',
  ],
  [
    'a rule with "*" for several crawlers',
    `User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /*/print$\n${named}`,
    '3 rule /*/print$ /services/print 1',
  ],
  [
    'a rule for styles and scripts',
    `User-agent: *\nDisallow: /code/\n${named}`,
    '2 rule /code/ /code/a.css 2',
  ],
])('%s is a fault', (_, text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});
