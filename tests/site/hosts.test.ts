import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseHeadersFile } from '#cli/plan/headerFormats.ts';
import { planHeaders } from '#cli/plan/planHeaders.ts';
import { LocationIndexSchema } from '#schemas/generated/locationIndex.ts';
import { unpackTowns } from '#schemas/packedTowns.ts';
import { builtSite } from '../helpers/builtSite.ts';

/** The files that hosts and the not-found page read. All are made from the same routes and redirects. */
const site = builtSite();
const planned = site.redirects.map(({ from, to }) => [from, to]);
const hostFile = (name: string) => readFileSync(join(site.distDir, 'hosts', name), 'utf8');

describe('every host has the same redirects', () => {
  test('there are some', () => {
    expect(planned).not.toEqual([]);
  });

  test('Netlify and Cloudflare Pages, in _redirects', () => {
    const rules = site
      .read('_redirects')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '));
    expect(rules).toEqual(planned.map((rule) => [...rule, '301']));
  });

  test('Vercel, in vercel.json', () => {
    const { redirects, ...rest } = JSON.parse(hostFile('vercel.json'));
    expect(redirects).toEqual(
      planned.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    );
    expect(rest).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  test('nginx, in its maps, which name every page as well', () => {
    const entries = new Set(hostFile('nginx-maps.conf').split('\n'));
    const pages = site.routes.filter(({ type }) => type !== 'not-found').map(({ path }) => path);
    const missing = [...planned, ...pages.map((path) => [path, path])].filter(
      ([from, to]) => !entries.has(`  "${from}" "${to}";`),
    );
    expect(missing).toEqual([]);
  });

  test('no path has a character that one of the formats reads as a pattern', () => {
    expect(planned.flat().filter((path) => !/^[\w/.-]+$/.test(path ?? ''))).toEqual([]);
  });
});

describe('every host has the same headers', () => {
  const rules = planHeaders(site.layout.site);

  test('Netlify and Cloudflare Pages, in _headers', () => {
    expect(parseHeadersFile(site.read('_headers'))).toEqual(rules);
    // Cloudflare Pages ignores longer lines.
    expect(
      site
        .read('_headers')
        .split('\n')
        .filter((line) => line.length > 2000),
    ).toEqual([]);
  });

  test('Vercel, in vercel.json, but for the cache time of assets', () => {
    const { headers } = JSON.parse(hostFile('vercel.json'));
    expect(
      headers.map(({ headers: list }: { headers: { key: string; value: string }[] }) =>
        Object.fromEntries(list.map(({ key, value }) => [key, value])),
      ),
    ).toEqual(
      rules.map((rule) => ({
        ...rule.headers,
        ...(rule.path === '/assets/' && {
          'Cache-Control': expect.stringContaining('max-age=3600'),
        }),
      })),
    );
  });
});

describe('location-index.json', () => {
  test('has every town and every page of a service in a town', () => {
    const { towns, variants } = LocationIndexSchema.parse(
      JSON.parse(site.read('location-index.json')),
    );
    const pages = unpackTowns(towns).flatMap(({ slug, pageSet }) => [
      `/locations/${slug}`,
      ...Object.values(variants).map((variant) =>
        pageSet === 'full'
          ? `/locations/${slug}/${slug}-${variant.full}`
          : `/locations/${slug}/${variant.short}`,
      ),
    ]);
    const expected = site.routes.filter(({ type }) => type === 'town' || type === 'location');
    expect([...new Set(pages)].sort()).toEqual(expected.map(({ path }) => path).sort());
  });
});
