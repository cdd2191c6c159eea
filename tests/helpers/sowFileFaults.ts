import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltCode } from '#cli/model/finding.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import type { SownFault } from './sowFaults.ts';

/** A built site whose files beside the pages get faults. */
interface Field {
  clientDir: string;
  /** The URL of the site, without a slash at its end. */
  url: string;
}

interface FileKind {
  name: string;
  code: BuiltCode;
  /** The file below `client/`. */
  file: string;
  /** The first match is replaced. */
  from: RegExp;
  /** The replacement, in which `URL` stands for the URL of the site. */
  to: string;
  /** The text at which the fault is found, with `URL` as in `to`. No other fault has it. */
  at: string;
}

/**
 * Puts a fault of each kind into the files of a built site beside its pages, and returns them. It replaces files and never writes into them,
 * so the site may be a copy with hard links.
 */
export function sowFileFaults({ clientDir, url }: Field): SownFault[] {
  const texts = new Map<string, string>();
  const whole = (text: string) => text.replaceAll('URL', url);
  for (const { name, file, from, to } of fileKinds) {
    const text = texts.get(file) ?? readFileSync(join(clientDir, file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} has no place for ${name}.`);
    texts.set(file, text.replace(from, whole(to)));
  }
  for (const [file, text] of texts) {
    rmSync(join(clientDir, file));
    writeFileSync(join(clientDir, file), text);
  }
  return fileKinds.map(({ name, code, file, at }) => {
    const text = texts.get(file) ?? '';
    return { kind: name, code, file, ...placeAt(text, text.indexOf(whole(at))) };
  });
}

const LISTED = '<url><loc>URL';

/** Every kind of fault of a file beside the pages. */
export const fileKinds: readonly FileKind[] = [
  {
    name: 'a sitemap that lists no page',
    code: 'built-sitemap',
    file: 'sitemap-pages.xml',
    from: /(?=<\/urlset>)/,
    to: `${LISTED}/none</loc></url>`,
    at: '<loc>URL/none<',
  },
  {
    name: 'a sitemap that lists a page with "noindex"',
    code: 'built-sitemap',
    file: 'sitemap-services.xml',
    from: /(?=<\/urlset>)/,
    to: `${LISTED}/thank-you</loc></url>`,
    at: '<loc>URL/thank-you<',
  },
  {
    name: 'a sitemap with a date that is none',
    code: 'built-text-left',
    file: 'sitemap-posts.xml',
    from: /<lastmod>[^<]*/,
    to: '<lastmod>Invalid Date',
    at: '<lastmod>Invalid Date',
  },
  {
    name: 'an index that names no sitemap',
    code: 'built-sitemap',
    file: 'sitemap.xml',
    from: /(?=<\/sitemapindex>)/,
    to: '<sitemap><loc>URL/sitemap-none.xml</loc></sitemap>',
    at: '<loc>URL/sitemap-none.xml<',
  },
  {
    name: 'a robots.txt that names no sitemap of the site',
    code: 'built-robots-file',
    file: 'robots.txt',
    from: /$/,
    to: 'Sitemap: URL/sitemaps.xml\n',
    at: 'Sitemap: URL/sitemaps.xml',
  },
  {
    name: 'a robots.txt that keeps search engines from a page',
    code: 'built-robots-file',
    file: 'robots.txt',
    from: /$/,
    to: 'Disallow: /about$\n',
    at: 'Disallow: /about$',
  },
  {
    name: 'a robots.txt that keeps search engines from scripts',
    code: 'built-robots-file',
    file: 'robots.txt',
    from: /$/,
    to: 'Disallow: /*.js$\n',
    at: 'Disallow: /*.js$',
  },
  {
    name: 'a redirect that never ends',
    code: 'built-redirect',
    file: '_redirects',
    from: /^/,
    to: '/none-a /none-b 301\n/none-b /none-a 301\n',
    at: '/none-a /none-b',
  },
  {
    name: 'a redirect to a redirect',
    code: 'built-redirect',
    file: '_redirects',
    from: /^/,
    to: '/none-c /none-d 301\n/none-d /about 301\n',
    at: '/none-c /none-d',
  },
  {
    name: 'a redirect to no page',
    code: 'built-redirect',
    file: '_redirects',
    from: /^/,
    to: '/none-e /none-f 301\n',
    at: '/none-e /none-f',
  },
  {
    name: 'a redirect from a page',
    code: 'built-redirect',
    file: '_redirects',
    from: /^/,
    to: '/about / 301\n',
    at: '/about / ',
  },
  {
    name: 'an icon in the manifest that does not exist',
    code: 'built-file-missing',
    file: 'site.webmanifest',
    from: /"icons":\[/,
    to: '"icons":[{"src":"/icons/none.png"},',
    at: '"/icons/none.png"',
  },
  {
    name: 'a result of the search that does not exist',
    code: 'built-link-broken',
    file: 'search-index.json',
    from: /"entries":\[/,
    to: '"entries":[["pages","/none","None","","",""],',
    at: '"/none"',
  },
  {
    name: 'a question of the search that its page lacks',
    code: 'built-anchor-missing',
    file: 'search-index.json',
    from: /"entries":\[/,
    to: '"entries":[["questions","/about#none","None","","",""],',
    at: '"/about#none"',
  },
  {
    name: 'a post of the blog that does not exist',
    code: 'built-link-broken',
    file: 'blog/search.json',
    from: /"posts":\[/,
    to: '"posts":[["none","None","",[],"2026-01-01",1,null],',
    at: '"none"',
  },
  {
    name: 'a link in a feed that leads nowhere',
    code: 'built-link-broken',
    file: 'blog/feed.xml',
    from: /<item>/,
    to: '<item><link>URL/blog/none</link></item><item>',
    at: '<link>URL/blog/none<',
  },
  {
    name: 'a text in a feed that shows no file',
    code: 'built-file-missing',
    file: 'blog/feed.json',
    from: /"items": \[/,
    to: '"items": [{"content_html":"<img src=URL/none.png>"},',
    at: '"<img src=URL/none.png>"',
  },
  {
    name: 'a feed that is no XML',
    code: 'built-file-invalid',
    file: 'blog/atom.xml',
    from: /<entry>/,
    to: '<entry><<none>',
    at: '<none>',
  },
];
