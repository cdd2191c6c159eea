import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearing, directionOf, milesBetween, nearestNeighbours } from '#cli/resolve/geography.ts';

const london = { latitude: 51.50853, longitude: -0.12574 };
const leeds = { latitude: 53.79648, longitude: -1.54785 };
const edinburgh = { latitude: 55.95206, longitude: -3.19648 };
const belfast = { latitude: 54.59682, longitude: -5.92541 };
const penzance = { latitude: 50.11861, longitude: -5.53723 };

const point = fc.record({
  latitude: fc.double({ min: 49, max: 61, noNaN: true }),
  longitude: fc.double({ min: -9, max: 2, noNaN: true }),
});

describe('the distance', () => {
  test.each([
    ['Leeds', leeds, 169],
    ['Edinburgh', edinburgh, 331],
    ['Belfast', belfast, 320],
    ['Penzance', penzance, 255],
  ])('from London to %s', (_, town, miles) => {
    expect(Math.abs(milesBetween(london, town) - miles)).toBeLessThan(2);
  });

  test('of a degree of latitude is 69 miles', () => {
    const north = { latitude: london.latitude + 1, longitude: london.longitude };
    expect(milesBetween(london, north)).toBeCloseTo(69.09, 1);
  });

  test('from one end of the earth to the other is half its circumference', () => {
    const pole = { latitude: 90, longitude: 0 };
    expect(milesBetween(pole, { latitude: -90, longitude: 0 })).toBeCloseTo(12436.8, 0);
  });

  test('is the same both ways, and nothing to the point itself', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9);
        expect(milesBetween(a, a)).toBe(0);
      }),
    );
  });
});

describe('the nearest neighbours', () => {
  test('of a few towns', () => {
    expect(nearestNeighbours([london, leeds, edinburgh, belfast], { count: 2 })).toEqual([
      [1, 3],
      [2, 0],
      [3, 1],
      [2, 1],
    ]);
  });

  test('are all others if there are fewer than requested', () => {
    expect(nearestNeighbours([london, leeds], { count: 6 })).toEqual([[1], [0]]);
    expect(nearestNeighbours([london], { count: 6 })).toEqual([[]]);
    expect(nearestNeighbours([], { count: 6 })).toEqual([]);
  });

  test('in the same place keep their order', () => {
    expect(nearestNeighbours([london, leeds, leeds, leeds], { count: 3 })).toEqual([
      [1, 2, 3],
      [2, 3, 0],
      [1, 3, 0],
      [1, 2, 0],
    ]);
  });

  test('are none that are too far away, or kept apart', () => {
    expect(nearestNeighbours([london, leeds, edinburgh], { count: 2, within: 180 })).toEqual([
      [1],
      [2, 0],
      [1],
    ]);
    const isApart = (from: number, to: number) => from + to === 1;
    expect(nearestNeighbours([london, leeds, edinburgh], { count: 1 }, isApart)).toEqual([
      [2],
      [2],
      [1],
    ]);
  });

  test('are only those of the given points', () => {
    const isWanted = (index: number) => index === 1;
    expect(nearestNeighbours([london, leeds, edinburgh], { count: 2, isWanted })).toEqual([
      [],
      [2, 0],
      [],
    ]);
  });

  test('are those that comparing every pair finds', () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (points, count) => {
          const found = nearestNeighbours(points, { count });
          points.forEach((from, index) => {
            const miles = (other: number) => milesBetween(from, points[other] ?? from);
            const others = points.map((_, other) => other).filter((other) => other !== index);
            const wanted = others
              .map(miles)
              .sort((a, b) => a - b)
              .slice(0, count);
            const near = found[index] ?? [];
            expect(new Set(near).size).toBe(near.length);
            expect(near).not.toContain(index);
            expect(near).toHaveLength(wanted.length);
            near.forEach((other, place) =>
              expect(miles(other)).toBeCloseTo(wanted[place] ?? -1, 4),
            );
          });
        },
      ),
    );
  });
});

describe('the direction from one town to another', () => {
  test.each([
    [london, leeds, 'north'],
    [london, belfast, 'northWest'],
    [london, penzance, 'west'],
    [leeds, london, 'south'],
    [belfast, leeds, 'east'],
    [penzance, london, 'northEast'],
  ])('is the nearest point of the compass', (from, to, expected) => {
    expect(directionOf(bearing(from, to))).toBe(expected);
  });

  test('turns once around the compass', () => {
    expect([0, 45, 90, 135, 180, 225, 270, 315, 359].map(directionOf)).toEqual([
      'north',
      'northEast',
      'east',
      'southEast',
      'south',
      'southWest',
      'west',
      'northWest',
      'north',
    ]);
  });
});
