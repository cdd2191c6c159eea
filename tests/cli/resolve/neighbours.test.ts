import { describe, expect, test } from 'vitest';
import type { TownEntry } from '#cli/model/content.ts';
import { NEARBY_MILES, NEARBY_TOWNS, neighbours } from '#cli/resolve/neighbours.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { required } from '#cli/resolve/required.ts';
import { sampleContent } from '../../helpers/sampleContent.ts';
import { tenServices } from '../../helpers/tenServices.ts';

const { collections } = await tenServices();

/** Returns a town with a slug, a place and other fields. */
function town(
  slug: string,
  latitude: number,
  longitude: number,
  fields: Partial<TownEntry['data']> = {},
): TownEntry {
  const [like] = collections.towns;
  if (!like) throw new Error('There are no towns.');
  return { ...like, slug, data: { ...like.data, name: slug, latitude, longitude, ...fields } };
}

/** Returns the slugs of the neighbours of a town. */
function nearTo(slug: string, towns: readonly TownEntry[], ...more: Parameters<typeof barrier>[]) {
  const around = neighbours(
    towns,
    more.map((points) => barrier(...points)),
  ).get(slug);
  return around?.nearest.map((other) => other.slug);
}

function barrier(...points: [latitude: number, longitude: number][]) {
  return {
    name: 'A river',
    line: points.map(([latitude, longitude]) => ({ latitude, longitude })),
  };
}

const row = [town('a', 52, 0), town('b', 52.1, 0), town('c', 52.2, 0), town('d', 52.6, 0)];

describe('the neighbours of a town', () => {
  test('are the nearest within the limit, the nearest first', () => {
    expect(nearTo('a', row)).toEqual(['b', 'c']);
    expect(nearTo('d', row)).toEqual([]);
  });

  test('are none beyond a barrier', () => {
    expect(
      nearTo('a', row, [
        [52.15, -1],
        [52.15, 1],
      ]),
    ).toEqual(['b']);
    expect(
      nearTo('c', row, [
        [52.15, -1],
        [52.15, 1],
      ]),
    ).toEqual([]);
  });

  test('are those that its file names, beyond a barrier too, the nearest first', () => {
    const towns = [town('a', 52, 0, { neighbours: ['c', 'b'] }), ...row.slice(1)];
    expect(
      nearTo('a', towns, [
        [52.05, -1],
        [52.05, 1],
      ]),
    ).toEqual(['b', 'c']);
  });

  test('are none if its file names none', () => {
    const towns = [town('a', 52, 0, { neighbours: [] }), ...row.slice(1)];
    expect(nearTo('a', towns)).toEqual([]);
  });

  test('are joined by the three nearest of all if none is near, which are beyond', () => {
    const around = neighbours([...row, town('e', 53.5, 0)], []);
    const beyond = (slug: string) => around.get(slug)?.beyond.map((other) => other.slug);
    expect(beyond('d')).toEqual(['c', 'b', 'a']);
    expect(beyond('a')).toEqual([]);
    const barred = neighbours(
      [row[0], row[3]].flatMap((one) => one ?? []),
      [barrier([52.3, -1], [52.3, 1])],
    );
    expect(barred.get('a')?.beyond).toEqual([]);
    const none = neighbours([town('a', 52, 0, { neighbours: [] }), ...row.slice(1)], []);
    expect(none.get('a')?.beyond).toEqual([]);
  });

  test('are not the parts of the city, nor the city of a part', () => {
    const towns = [row[0], town('b', 52.1, 0, { partOf: 'a' }), row[2]].filter((one) => !!one);
    const around = neighbours(towns, []);
    expect(around.get('a')?.nearest.map(({ slug }) => slug)).toEqual(['c']);
    expect(around.get('a')?.parts.map(({ slug }) => slug)).toEqual(['b']);
    expect(around.get('b')?.nearest.map(({ slug }) => slug)).toEqual(['c']);
    expect(around.get('b')?.whole?.slug).toBe('a');
  });
});

test('no town of the sample has a neighbour that is too far away, too many, or itself', async () => {
  const { collections: sample, singles } = await sampleContent();
  const around = neighbours(sample.towns, singles.barriers?.data.barriers ?? []);
  for (const one of sample.towns) {
    const { nearest } = required(around.get(one.slug), one.slug);
    expect(nearest.length).toBeLessThanOrEqual(NEARBY_TOWNS);
    expect(nearest).not.toContain(one);
    for (const other of around.get(one.slug)?.beyond ?? []) {
      const isAcross = ({ data }: typeof one) => data.nation === 'Northern Ireland';
      expect(isAcross(other)).toBe(isAcross(one));
    }
    for (const { data } of nearest) {
      expect(milesBetween(one.data, data)).toBeLessThanOrEqual(NEARBY_MILES);
    }
  }
});
