import { describe, expect, it } from 'vitest';
import { formatLocations } from '#cli/similarity/formatLocations.ts';
import { locationGoals } from '#cli/similarity/locationGoals.ts';
import { locationsPage } from '#cli/similarity/locationsPage.ts';
import { measureLikeness } from '#cli/similarity/measureLikeness.ts';
import { proseReport } from '#cli/similarity/proseReport.ts';
import type { ReportedPage } from '#cli/similarity/proseReport.ts';

const limits = { greatestShare: 0.4, leastOwnWords: 150, goal: 2 };

function page(path: string, fields: Partial<ReportedPage> = {}): ReportedPage {
  const [, , town = '', name] = path.split('/');
  return {
    path,
    town,
    nation: 'England',
    population: 100_000,
    ...(name && { service: 'Marketing' }),
    isSecond: false,
    indexable: true,
    coverage: 0.2,
    write: { file: `content/local/${town}.yaml`, key: 'services.marketing', exists: true },
    words: 500,
    sharedWithTowns: 150,
    sharedInTown: 100,
    own: 180,
    statements: 30,
    local: 20,
    ...fields,
  };
}

const unwritten = (town: string) => ({
  indexable: false,
  own: 0,
  words: 800,
  sharedWithTowns: 600,
  write: { file: `content/local/${town}.yaml`, key: 'services.marketing', exists: false },
});

const pages = [
  page('/locations/leeds', { own: 250 }),
  page('/locations/leeds/leeds-marketing'),
  page('/locations/leeds/leeds-marketing-again', { isSecond: true, indexable: false }),
  page('/locations/york/york-marketing', { ...unwritten('york'), population: 150_000 }),
  page('/locations/hull/hull-marketing', { ...unwritten('hull'), population: 250_000 }),
  page('/locations/bath/bath-marketing', { sharedWithTowns: 190, own: 160 }),
  page('/locations/ware/ware-marketing', { sharedWithTowns: 240, own: 140, indexable: false }),
];

describe('the report on the prose of pages about towns', () => {
  const prose = proseReport(pages, limits);
  const report = { ...measureLikeness([]), prose };

  it('counts the service pages and hubs that are in search results', () => {
    expect(prose.services).toEqual({
      total: 6,
      indexable: 2,
      greatestShare: 0.38,
      medianShare: 0.38,
    });
    expect(prose.hubs).toMatchObject({ total: 1, indexable: 1, leastOwn: 250 });
  });

  it('puts every service page into a step of its share', () => {
    const filled = prose.distribution.filter(({ pages: count }) => count > 0);
    expect(filled.map(({ pages: count, indexable }) => [count, indexable])).toEqual([
      [2, 1],
      [1, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it('names the listed pages that are nearest to a limit', () => {
    expect(prose.greatestShares[0]).toEqual({
      path: '/locations/bath/bath-marketing',
      share: 0.38,
    });
    expect(prose.fewestOwn[0]).toEqual({ path: '/locations/bath/bath-marketing', own: 160 });
  });

  it('queues the pages that lack words, largest towns first, without second pages', () => {
    expect(prose.queue.map(({ town, missing }) => [town, missing])).toEqual([
      ['hull', 150],
      ['york', 150],
      // 240 words are 40% of 600, so 100 more than there are.
      ['ware', 100],
    ]);
    expect(prose.queue[0]).toMatchObject({
      file: 'content/local/hull.yaml',
      key: 'services.marketing',
      exists: false,
    });
  });

  it('says which goals are reached', () => {
    const [count, shares, hubs] = locationGoals(report);
    expect(count).toMatchObject({ found: '2 of 6', reached: true });
    expect(shares).toMatchObject({ found: '38% at most, median 38%', reached: false });
    expect(hubs?.reached).toBe(true);
  });

  it('prints what to write next, with its file and key', () => {
    const printed = formatLocations(report);
    expect(printed).toContain(
      'hull, 250,000 residents: write in content/local/hull.yaml\n    services.marketing\n',
    );
    expect(printed).toContain(
      '/locations/ware/ware-marketing lacks 100 words: add to services.marketing in content/local/ware.yaml',
    );
  });

  it('has a page with a row for each page in the queue, and no references to elsewhere', () => {
    const html = locationsPage(report);
    expect(html.match(/<tr data-nation/g)).toHaveLength(prose.queue.length);
    expect(html).not.toMatch(/https?:|src=/);
  });
});
