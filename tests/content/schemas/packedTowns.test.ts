import { describe, expect, test } from 'vitest';
import { packTowns, unpackTowns } from '#schemas/packedTowns.ts';
import type { IndexedTown } from '#schemas/packedTowns.ts';

const leeds: IndexedTown = {
  slug: 'leeds',
  name: 'Leeds',
  pageSet: 'full',
  county: 'West Yorkshire',
  region: 'Yorkshire and the Humber',
  nation: 'England',
  postcodeArea: 'LS',
};
const kingsLynn: IndexedTown = {
  ...leeds,
  slug: 'kings-lynn',
  name: 'King’s Lynn',
  pageSet: 'short',
  county: 'Norfolk',
  postcodeArea: undefined,
};

describe('towns as columns', () => {
  test('give the same towns, in the same order', () => {
    expect(unpackTowns(packTowns([kingsLynn, leeds]))).toEqual([kingsLynn, leeds]);
  });

  test('have the slugs that do not follow from names', () => {
    expect(packTowns([leeds, kingsLynn]).slugs).toEqual({ 1: 'kings-lynn' });
  });

  test('name each area once', () => {
    expect(packTowns([leeds, kingsLynn]).nations).toEqual({ names: ['England'], ofTowns: [0, 0] });
  });
});
