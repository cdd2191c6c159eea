import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeHostFiles } from '#cli/write/writeHostFiles.ts';
import { LocationIndexSchema } from '#schemas/generated/locationIndex.ts';
import { packTowns } from '#schemas/packedTowns.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { snapshot } from '../../helpers/projectOf.ts';

const url = 'https://www.agency.example';
const files = { 'blog/list.json': () => '[]' };
const locationIndex = {
  towns: packTowns([]),
  aliases: {},
  otherNames: {},
  variants: {},
  labels: {},
};
const headers = [{ path: '/', headers: { 'Referrer-Policy': 'origin' } }];
const redirects: Redirect[] = [{ from: '/old', to: '/about', status: 301, source: 'content/a.md' }];
const gone = ['/blog/old'];

function route(path: string, type: Route['type'], lastModified?: string): Route {
  return {
    path,
    type,
    title: path,
    source: 'content/a.md',
    indexable: true,
    canonical: path,
    ...(lastModified && { lastModified }),
  };
}

const webManifest = { short_name: 'Agency' };
const routes = [
  route('/', 'home', '2026-01-01'),
  route('/about', 'about', '2026-03-01T09:00:00+00:00'),
  route('/blog/a&b', 'post'),
];

const listOf = (pages: readonly Route[]) => ({
  hash: JSON.stringify(pages),
  read: () => pages,
});

function dist(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'client'));
  return folder;
}

const read = (folder: string, name: string) => readFileSync(join(folder, 'client', name), 'utf8');

/** The plan of a whole site. */
const planned = {
  url,
  webManifest,
  routes: listOf(routes),
  redirects,
  gone,
  headers,
  locationIndex,
  files,
  stamp: 'code',
};

describe('what hosts and search engines read', () => {
  test('is all there', async () => {
    const folder = dist();
    await writeHostFiles(planned, folder);
    expect(Object.keys(snapshot(folder))).toEqual([
      'cache/page-lists.json',
      'cache/sitemaps.json',
      'client/_headers',
      'client/_redirects',
      'client/blog/list.json',
      'client/location-index.json',
      'client/robots.txt',
      'client/site.webmanifest',
      'client/sitemap-pages.xml',
      'client/sitemap-posts.xml',
      'client/sitemap.xml',
      'hosts/nginx-maps.conf',
      'hosts/nginx-server.conf',
      'hosts/vercel.json',
    ]);
    expect(JSON.parse(read(folder, 'site.webmanifest'))).toEqual(webManifest);
    expect(read(folder, '_redirects')).toBe('/old /about 301\n/blog/old /404.html 410\n');
    expect(read(folder, 'robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml\n`);
    expect(LocationIndexSchema.parse(JSON.parse(read(folder, 'location-index.json')))).toEqual(
      locationIndex,
    );
  });

  test('the sitemaps have absolute, escaped addresses, and dates if they are known', async () => {
    const folder = dist();
    await writeHostFiles(planned, folder);
    const locations = (name: string) =>
      [...read(folder, name).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
        ([, loc, lastmod]) => [loc, lastmod?.slice(0, 10)],
      );
    expect(locations('sitemap-pages.xml')).toEqual([
      [`${url}/`, '2026-01-01'],
      [`${url}/about`, '2026-03-01'],
    ]);
    expect(locations('sitemap-posts.xml')).toEqual([[`${url}/blog/a&amp;b`, undefined]]);
    expect(locations('sitemap.xml')).toEqual([
      [`${url}/sitemap-pages.xml`, '2026-03-01'],
      [`${url}/sitemap-posts.xml`, undefined],
    ]);
  });
});

describe('a second run', () => {
  test('with nothing changed writes nothing', async () => {
    const folder = dist();
    await writeHostFiles(planned, folder);
    const before = snapshot(folder, 'identity');
    await writeHostFiles(planned, folder);
    expect(snapshot(folder, 'identity')).toEqual(before);
  });

  test('with nothing changed does not even read the routes', async () => {
    const folder = dist();
    await writeHostFiles(planned, folder);
    const read = () => {
      throw new Error('The routes were read.');
    };
    await writeHostFiles({ ...planned, routes: { ...listOf(routes), read } }, folder);
  });

  test('removes sitemaps that have no more pages, and writes those that changed', async () => {
    const folder = dist();
    await writeHostFiles(planned, folder);
    writeFileSync(join(folder, 'client/sitemap.products.xml'), 'a public file');
    await writeHostFiles({ ...planned, routes: listOf(routes.slice(0, 2)) }, folder);
    expect(Object.keys(snapshot(folder))).not.toContain('client/sitemap-posts.xml');
    expect(read(folder, 'sitemap.xml')).not.toContain('sitemap-posts');
    expect(read(folder, 'sitemap.products.xml')).toBe('a public file');
  });

  test('removes the indexes and feeds of a site that is left without towns, posts and a search', async () => {
    const folder = dist();
    const ofPosts = { 'blog/search.json': () => '[]', 'blog/feed.xml': () => '<rss/>' };
    await writeHostFiles(
      { ...planned, files: { ...files, ...ofPosts, 'search-index.json': () => '[]' } },
      folder,
    );
    await writeHostFiles({ ...planned, locationIndex: undefined }, folder);
    const left = Object.keys(snapshot(folder)).filter((name) => /client\/.*(json|feed)/.test(name));
    expect(left).toEqual(['client/blog/list.json']);
  });

  test('restores files that somebody deleted or changed', async () => {
    const folder = dist();
    await writeHostFiles(planned, folder);
    const before = snapshot(folder);
    rmSync(join(folder, 'client/sitemap-posts.xml'));
    writeFileSync(join(folder, 'client/sitemap.xml'), 'x');
    writeFileSync(join(folder, 'client/_redirects'), 'x');
    appendFileSync(join(folder, 'hosts/nginx-maps.conf'), 'x');
    await writeHostFiles(planned, folder);
    expect(snapshot(folder)).toEqual(before);
  });
});
