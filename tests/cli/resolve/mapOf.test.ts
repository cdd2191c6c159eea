import { describe, expect, test } from 'vitest';
import type { TownEntry } from '#cli/model/content.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';
import { frameAround, mapOf, viewOf } from '#cli/resolve/mapOf.ts';
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

test('the map of a country with a single town is not a point', () => {
  const { size } = mapWith('IE', { latitude: 53.35, longitude: -6.26 });
  expect(Math.min(size.width, size.height)).toBeGreaterThan(100);
});

test('towns close together fill the map', () => {
  const near = { latitude: 55.6, longitude: -2.8 };
  const { size, project } = mapWith('GB', edinburgh, near);
  const [first, second] = [project(edinburgh), project(near)];
  expect(Math.abs(first.y - second.y)).toBeGreaterThan(size.height / 3);
});

describe('the view of a map', () => {
  const map = mapWith('GB', london, edinburgh, penzance);
  const leeds = { latitude: 53.79648, longitude: -1.54785 };
  const york = { latitude: 53.95763, longitude: -1.08271 };

  test('is the whole map if the towns are spread over half of it', () => {
    expect(viewOf(map, [london, edinburgh, penzance])).toEqual({ left: 0, top: 0, ...map.size });
  });

  test('is a square around towns that are close together', () => {
    const { left, top, width, height } = viewOf(map, [leeds, york]);
    const [a, b] = [map.project(leeds), map.project(york)];
    expect(width).toBe(height);
    expect(width).toBeLessThan(map.size.width / 2);
    expect(Math.abs(left + width / 2 - (a.x + b.x) / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(top + height / 2 - (a.y + b.y) / 2)).toBeLessThanOrEqual(1);
  });

  test('is within the map if the towns are near its edge', () => {
    const { left, top, width, height } = viewOf(map, [penzance]);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(map.size.height);
    const { x, y } = map.project(penzance);
    expect(x - left).toBeLessThanOrEqual(width);
    expect(y - top).toBeLessThanOrEqual(height);
  });
});

describe('the frame around towns', () => {
  const map = mapWith('GB', london, edinburgh, penzance);

  test.each([
    ['spread from north to south', [london, edinburgh]],
    ['spread from west to east', [penzance, london]],
    ['a single one', [belfast]],
  ])('has one shape, and is the part of the map with the towns: %s', (_, points) => {
    const { left, top, width, height } = frameAround(map, points);
    expect(height / width).toBeCloseTo(1.2, 1);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(map.size.width);
    expect(top + height).toBeLessThanOrEqual(map.size.height);
    for (const point of points) {
      const { x, y } = map.project(point);
      expect(x - left).toBeGreaterThan(0);
      expect(x - left).toBeLessThan(width);
      expect(y - top).toBeGreaterThan(0);
      expect(y - top).toBeLessThan(height);
    }
  });
});
