import { describe, expect, test } from 'vitest';
import type { TownEntry } from '#cli/model/content.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';
import { mapOf } from '#cli/resolve/mapOf.ts';
import type { Office } from '#schemas/site.ts';

const london = { latitude: 51.50853, longitude: -0.12574 };
const edinburgh = { latitude: 55.95206, longitude: -3.19648 };
const belfast = { latitude: 54.59682, longitude: -5.92541 };
const penzance = { latitude: 50.11861, longitude: -5.53723 };

/** Returns a map of a country with an office and towns at some points. */
function mapWith(country: string, ...points: [office: Point, ...towns: Point[]]) {
  const [office, ...towns] = points;
  return mapOf(
    { country, office: office as Office },
    towns.map((data) => ({ data: data as TownEntry['data'] })),
  );
}

describe.each([
  [
    'the United Kingdom',
    mapWith('GB', london, edinburgh, penzance),
    [london, edinburgh, belfast, penzance],
  ],
  [
    'another country',
    mapWith('NL', { latitude: 52.37, longitude: 4.9 }, { latitude: 50.85, longitude: 5.69 }),
    [
      { latitude: 52.37, longitude: 4.9 },
      { latitude: 50.85, longitude: 5.69 },
    ],
  ],
])('the map of %s', (_, { size, project }, towns) => {
  test('has all towns on it', () => {
    for (const town of towns) {
      const { x, y } = project(town);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
  });

  test('has the north above and the west to the left', () => {
    const [from] = towns as [Point];
    expect(project({ ...from, latitude: from.latitude + 1 }).y).toBeLessThan(project(from).y);
    expect(project({ ...from, longitude: from.longitude - 1 }).x).toBeLessThan(project(from).x);
  });
});

test('a map keeps the shape: as many units a mile to the north as to the east', () => {
  const { project } = mapWith('GB', london, edinburgh, penzance);
  const from = { latitude: 54.35, longitude: -3 };
  const north = { ...from, latitude: 55.35 };
  const east = { ...from, longitude: -2 };
  const up = (project(from).y - project(north).y) / milesBetween(from, north);
  const right = (project(east).x - project(from).x) / milesBetween(from, east);
  expect(up / right).toBeCloseTo(1, 1);
});

test('the map of a country with a single town is no point', () => {
  const { size } = mapWith('IE', { latitude: 53.35, longitude: -6.26 });
  expect(Math.min(size.width, size.height)).toBeGreaterThan(100);
});

test('towns close together fill the map', () => {
  const near = { latitude: 55.6, longitude: -2.8 };
  const { size, project } = mapWith('GB', edinburgh, near);
  const [first, second] = [project(edinburgh), project(near)];
  expect(Math.abs(first.y - second.y)).toBeGreaterThan(size.height / 3);
});
