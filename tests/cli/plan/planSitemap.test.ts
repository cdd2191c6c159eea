import { describe, expect, test } from 'vitest';
import { newestOf, planSitemaps } from '#cli/plan/planSitemap.ts';
import type { Route } from '#schemas/generated/route.ts';
import { PageTypeSchema } from '#schemas/pageTypes.ts';

function route(path: string, fields: Partial<Route> = {}): Route {
  return {
    path,
    type: 'location',
    title: path,
    source: 'content/towns/x.md',
    indexable: true,
    canonical: path,
    ...fields,
  };
}

describe('the sitemaps', () => {
  test('have a page each under the name of its kind, in the order of names', () => {
    const routes = [
      route('/', { type: 'home' }),
      route('/locations/york', { type: 'town' }),
      route('/about', { type: 'about', lastModified: '2026-01-01' }),
      route('/blog/post', { type: 'post' }),
    ];
    expect([...planSitemaps(routes)]).toEqual([
      ['pages', [{ path: '/' }, { path: '/about', lastModified: '2026-01-01' }]],
      ['posts', [{ path: '/blog/post' }]],
      ['towns', [{ path: '/locations/york' }]],
    ]);
  });

  test('leave out what search engines must not list, and what is listed under another address', () => {
    const routes = [
      route('/a', { indexable: false }),
      route('/b', { canonical: '/c' }),
      route('/404', { type: 'not-found' }),
      route('/thank-you', { type: 'thank-you' }),
    ];
    expect(planSitemaps(routes).size).toBe(0);
  });

  test('have a place for every kind of page that may be listed', () => {
    const routes = PageTypeSchema.options.map((type) => route(`/${type}`, { type }));
    const listed = [...planSitemaps(routes).values()].flat().map(({ path }) => path.slice(1));
    expect(PageTypeSchema.options.filter((type) => !listed.includes(type))).toEqual([
      'search',
      'thank-you',
      'not-found',
    ]);
  });

  test('hold 50,000 pages and no more', () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, index) => route(`/${index}`));
    const sizes = (count: number) =>
      [...planSitemaps(pages(count))].map(([name, items]) => [name, items.length]);
    expect(sizes(50_000)).toEqual([['locations', 50_000]]);
    expect(sizes(50_001)).toEqual([
      ['locations-1', 50_000],
      ['locations-2', 1],
    ]);
    const paths = [...planSitemaps(pages(100_001)).values()].flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(100_001);
  });
});

describe('the date of a sitemap', () => {
  test('is that of its newest page, whatever the time zones', () => {
    const items = ['2026-03-01T23:30:00+00:00', '2026-03-02T00:15:00+01:00', '2026-02-01'];
    expect(newestOf(items.map((lastModified) => ({ path: '/', lastModified })))).toBe(items[0]);
  });

  test('is unknown if that of one page is', () => {
    expect(newestOf([{ path: '/', lastModified: '2026-03-01' }, { path: '/a' }])).toBeUndefined();
    expect(newestOf([])).toBeUndefined();
  });
});
