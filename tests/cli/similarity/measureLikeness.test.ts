import { describe, expect, it } from 'vitest';
import { measureLikeness } from '#cli/similarity/measureLikeness.ts';
import type { MeasuredPage } from '#cli/similarity/measureLikeness.ts';
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

describe('the likeness of location pages', () => {
  const report = measureLikeness([
    page('leeds', 'web', `${own('common', 300)} ${own('leeds', 300)}`),
    page('york', 'web', `${own('common', 300)} ${own('york', 300)}`),
    page('hull', 'web', own('hull', 500)),
    page('leeds', 'web-again', `${own('leeds', 300)} ${own('more', 20)}`, 2, false),
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
    expect(report.twins).toMatchObject({ total: 1, listed: [] });
    expect(report.twins.greatest).toBeGreaterThan(0.4);
  });

  it('lists the shortest pages', () => {
    expect(report.words.fewest[0]).toEqual({ path: '/locations/leeds/web-again', words: 320 });
  });

  it('names a second page of a service that search engines may list', () => {
    const { twins } = measureLikeness([
      page('leeds', 'web', own('first', 500)),
      page('leeds', 'web-again', own('second', 500), 2),
    ]);
    expect(twins.listed).toEqual(['/locations/leeds/web-again']);
  });
});
