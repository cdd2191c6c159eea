import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import type { SitemapItem } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { projectRoot } from '#cli/project.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { firstOf } from './firstOf.ts';

const site = builtSite();
const sitemaps = [...site.files].filter((file) => /^sitemap-.*\.xml$/.test(file));
const listed = site.routes.filter(
  ({ path, indexable, canonical }) => indexable && canonical === path,
);

/** The schema of sitemaps.org, from the package "sitemap". */
const schema = {
  fileName: 'sitemap.xsd',
  contents: readFileSync(join(projectRoot, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8'),
};

describe('sitemap.xml', () => {
  test('is well-formed', async () => {
    const xml = { fileName: 'sitemap.xml', contents: site.read('sitemap.xml') };
    const { errors } = await validateXML({ xml, normalization: 'c14n' });
    expect(errors).toEqual([]);
  });

  test('names every sitemap of the site and nothing else', async () => {
    const items = await parseSitemapIndex(streamOf('sitemap.xml'));
    expect(items.map(({ url }) => url).sort()).toEqual(
      sitemaps.map((file) => `${site.url}/${file}`).sort(),
    );
  });

  test('gives a sitemap the date of its newest page, and none if a page has no date', async () => {
    const items = await parseSitemapIndex(streamOf('sitemap.xml'));
    for (const { url, lastmod } of items) {
      const pages = await readSitemap(url.slice(site.url.length + 1));
      const dates = pages.map((page) => page.lastmod && Date.parse(page.lastmod));
      const newest = dates.includes(undefined) ? undefined : Math.max(...dates.map(Number));
      expect(lastmod && Date.parse(lastmod), url).toBe(newest);
    }
  });
});

describe('the sitemaps', () => {
  test.each(sitemaps)('%s keeps the schema of sitemaps.org', async (fileName) => {
    const xml = { fileName, contents: site.read(fileName) };
    const { errors } = await validateXML({ xml, schema, maxMemoryPages: 16_384 });
    expect(errors).toEqual([]);
  });

  test('list exactly the pages that search engines may list under their own address, each once', async () => {
    const urls = (await readAll()).map(({ url }) => url);
    const expected = new Set(listed.map(({ path }) => site.url + path));
    expect(firstOf(urls.filter((url) => !expected.has(url)))).toEqual([]);
    expect(firstOf([...expected].filter((url) => !urls.includes(url)))).toEqual([]);
    expect(urls).toHaveLength(expected.size);
  });

  test('give a page a date exactly if its route has one', async () => {
    const dates = new Map((await readAll()).map(({ url, lastmod }) => [url, lastmod]));
    const wrong = listed.filter(({ path, lastModified }) => {
      const date = dates.get(site.url + path);
      return (date && Date.parse(date)) !== (lastModified && Date.parse(lastModified));
    });
    expect(firstOf(wrong.map(({ path }) => path))).toEqual([]);
  });

  test('hold at most 50,000 pages and 50 MB each, as the protocol requires', async () => {
    for (const file of sitemaps) {
      expect((await readSitemap(file)).length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(site.read(file))).toBeLessThanOrEqual(50 * 1024 ** 2);
    }
  });
});

describe('robots.txt', () => {
  test('lets every crawler in and names the sitemap', () => {
    expect(site.read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    );
  });
});

function streamOf(file: string): Readable {
  return Readable.from([site.read(file)]);
}

async function readSitemap(file: string): Promise<SitemapItem[]> {
  return parseSitemap(streamOf(file));
}

async function readAll(): Promise<SitemapItem[]> {
  return (await Promise.all(sitemaps.map(readSitemap))).flat();
}
