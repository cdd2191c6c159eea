import { expect, test } from 'vitest';
import { checkSitemaps, scanSitemap } from '#cli/inspect/checkSitemaps.ts';
import type { Route } from '#schemas/generated/route.ts';

const url = 'https://www.agency.example';

function route(path: string, changes: Partial<Route> = {}): Route {
  const source = 'content/site.yaml';
  return { path, type: 'legal', title: 'A', source, indexable: true, canonical: path, ...changes };
}

const routes = [
  route('/'),
  route('/about'),
  route('/thank-you', { indexable: false }),
  route('/copy', { canonical: '/about' }),
];

/** Returns the addresses as a sitemap. */
function sitemap(...paths: string[]): string {
  return `<urlset>\n${paths.map((path) => `<url><loc>${url}${path}</loc></url>\n`).join('')}</urlset>`;
}

function index(...files: string[]): string {
  const all = files.map((file) => `<sitemap><loc>${url}/${file}</loc></sitemap>`);
  return `<sitemapindex>${all.join('')}</sitemapindex>`;
}

/** Returns the faults of the sitemaps of the site: the file, the position, and the kind with its address. */
function faultsOf(sitemaps: Record<string, string>, pages: readonly Route[] = routes) {
  const files = new Set(
    pages.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  );
  const scanned = new Map(
    Object.entries(sitemaps).map(([file, text]) => [file, scanSitemap(text)]),
  );
  return checkSitemaps({ url, routes: pages, files, scanned }).map(
    ([file, { offset, args }]) => `${file}:${offset} ${Object.values(args).join(' ')}`,
  );
}

test('sitemaps that list each page for search engines once have no faults', () => {
  expect(
    faultsOf({
      'sitemap.xml': index('sitemap-a.xml', 'sitemap-b.xml'),
      'sitemap-a.xml': sitemap('/'),
      'sitemap-b.xml': sitemap('/about'),
    }),
  ).toEqual([]);
});

test('each address of a sitemap is that of a page for search engines, once', () => {
  const text = sitemap('/', '/about', '/none', '/thank-you', '/copy', '/about');
  expect(faultsOf({ 'sitemap.xml': text })).toEqual([
    `sitemap.xml:${text.indexOf('<loc>https://www.agency.example/none')} page ${url}/none`,
    `sitemap.xml:${text.indexOf(`<loc>${url}/thank-you`)} hidden ${url}/thank-you`,
    `sitemap.xml:${text.indexOf(`<loc>${url}/copy`)} canonical ${url}/copy`,
    `sitemap.xml:${text.lastIndexOf(`<loc>${url}/about`)} repeated ${url}/about`,
  ]);
});

test('each page for search engines is in a sitemap', () => {
  expect(faultsOf({ 'sitemap.xml': sitemap('/') })).toEqual([`about.html:0 left-out ${url}/about`]);
});

test('100 pages in no sitemap have one fault, with their number', () => {
  const pages = Array.from({ length: 100 }, (_, number) => route(`/p${number}`));
  expect(faultsOf({ 'sitemap.xml': sitemap() }, pages)).toEqual([
    `p0.html:0 left-out ${url}/p0 100`,
  ]);
  expect(faultsOf({ 'sitemap.xml': sitemap() }, pages.slice(1))).toHaveLength(99);
});

test('the index names each sitemap, and no other', () => {
  expect(
    faultsOf({
      'sitemap.xml': index('sitemap-a.xml', 'sitemap-none.xml'),
      'sitemap-a.xml': sitemap('/'),
      'sitemap-b.xml': sitemap('/about'),
    }),
  ).toEqual([
    `sitemap.xml:${index('sitemap-a.xml').length - '</sitemapindex>'.length + '<sitemap>'.length} file ${url}/sitemap-none.xml`,
    `sitemap-b.xml:0 unlisted ${url}/sitemap-b.xml`,
  ]);
});

test('a sitemap that is cut off has one fault', () => {
  const text = sitemap('/', '/about').slice(0, -5);
  const { faults } = scanSitemap(text);
  expect(faults).toEqual([
    { code: 'built-file-invalid', args: { reason: 'Unclosed root tag' }, offset: text.length - 1 },
  ]);
  expect(faultsOf({ 'sitemap.xml': text })).toEqual([]);
});

test('a date that is none is a fault of the sitemap, and its pages are compared as usual', () => {
  const text = `<urlset><url><loc>${url}/</loc><lastmod>Invalid Date</lastmod></url></urlset>`;
  expect(scanSitemap(text).faults).toEqual([
    expect.objectContaining({ code: 'built-text-left', offset: text.indexOf('<lastmod') }),
  ]);
  expect(faultsOf({ 'sitemap.xml': text })).toEqual([`about.html:0 left-out ${url}/about`]);
});
