import { expect, test } from 'vitest';
import { regionsOf } from '#cli/plan/regionsOf.ts';

const site = { locale: 'en-GB', currency: 'GBP' };
const anchorsOf = (...places: [nation: string, region: string][]) =>
  regionsOf(
    places.map(([nation, region]) => ({ data: { nation, region } })),
    site,
  ).map(({ id, label }) => `${id}: ${label}`);

test('each region with towns has an anchor, and so has a nation without regions', () => {
  const places: [string, string][] = [
    ['Wales', 'Wales'],
    ['England', 'South West'],
    ['England', 'London'],
    ['England', 'London'],
  ];
  expect(anchorsOf(...places)).toEqual([
    'london: London',
    'south-west: South West',
    'wales: Wales',
  ]);
});

test('regions of the same name in two nations have an anchor each', () => {
  expect(anchorsOf(['Leinster', 'Midlands'], ['Connacht', 'Midlands'])).toEqual([
    'midlands-connacht: Midlands, Connacht',
    'midlands-leinster: Midlands, Leinster',
  ]);
  expect(anchorsOf(['Leinster', 'Connacht'], ['Connacht', 'Connacht'])).toEqual([
    'connacht: Connacht',
    'connacht-leinster: Connacht, Leinster',
  ]);
});
