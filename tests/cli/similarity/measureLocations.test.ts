import { describe, expect, it } from 'vitest';
import { formatLocations, goalsOf, locationsPage } from '#cli/similarity/formatLocations.ts';
import { measureLocations } from '#cli/similarity/measureLocations.ts';
import type { MeasuredPage } from '#cli/similarity/measureLocations.ts';
import { shinglesOf } from '#cli/similarity/shingles.ts';

function page(
  town: string,
  variant: string,
  text: string,
  rank = 1,
  indexable = true,
): MeasuredPage {
  return {
    path: `/locations/${town}/${variant}`,
    town,
    variant,
    service: variant.replace(/-again$/, ''),
    rank,
    indexable,
    words: text.split(' ').length,
    shingles: shinglesOf(text),
  };
}

const own = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

describe('the report on location pages', () => {
  const report = measureLocations([
    page('leeds', 'web', `${own('common', 300)} ${own('leeds', 300)}`),
    page('york', 'web', `${own('common', 300)} ${own('york', 300)}`),
    page('hull', 'web', own('hull', 500)),
    page('leeds', 'web-again', `${own('leeds', 300)} ${own('more', 20)}`, 2),
  ]);

  it('compares all pairs of one variant exactly', () => {
    expect(report.pairs).toMatchObject({ total: 3, compared: 3 });
    expect(report.pairs.greatest).toBeCloseTo(296 / (2 * 596 - 296), 5);
  });

  it('names the most alike pair first', () => {
    expect(report.pairs.worst[0]).toMatchObject({
      a: '/locations/leeds/web',
      b: '/locations/york/web',
    });
  });

  it('compares the two pages of a service in one town', () => {
    expect(report.twins).toMatchObject({ total: 1, notListed: 0, misjudged: [] });
    expect(report.twins.greatest).toBeGreaterThan(0.4);
  });

  it('lists the shortest pages, and those with the least of their own', () => {
    expect(report.words.fewest[0]).toEqual({ path: '/locations/leeds/web-again', words: 320 });
    expect(report.own[0]?.share).toBeCloseTo(300 / 596, 5);
  });

  it('says which goals are reached', () => {
    expect(goalsOf(report).map(({ reached }) => reached)).toEqual([false, true, true, true]);
    expect(formatLocations(report)).toContain('✗ at least 450 words');
  });

  it('draws a page without references to elsewhere', () => {
    expect(locationsPage(report)).not.toMatch(/https?:|src=/);
  });
});

describe('a second page that is a copy of the first', () => {
  const text = own('same', 500);
  it('is misjudged if search engines may list it', () => {
    const report = measureLocations([
      page('leeds', 'web', text),
      page('leeds', 'web-again', text, 2),
    ]);
    expect(report.twins.misjudged).toEqual(['/locations/leeds/web-again']);
  });

  it('is in its place if they may not', () => {
    const report = measureLocations([
      page('leeds', 'web', text),
      page('leeds', 'web-again', text, 2, false),
    ]);
    expect(report.twins.misjudged).toEqual([]);
  });
});
