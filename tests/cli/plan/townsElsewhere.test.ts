import { expect, test } from 'vitest';
import { townsElsewhere } from '#cli/plan/townsElsewhere.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { manyTowns } from '../../helpers/manyTowns.ts';

test('lists further towns in the order of the alphabet, accents included', async () => {
  const files = Object.entries(manyTowns(40)).map(([file, text], index) => [
    file,
    index % 2 ? text.replace('name: Town', 'name: Évora') : text,
  ]);
  const context = await contextOf(Object.fromEntries(files));
  const town = context.towns.find(({ slug }) => slug === 'town-1');
  if (!town) throw new Error('There is no such town.');
  const initials = townsElsewhere(town, context).towns.map(({ data }) => data.name[0]);
  expect(new Set(initials)).toEqual(new Set(['É', 'T']));
  expect(initials).toEqual(initials.toSorted((a = '', b = '') => a.localeCompare(b, 'en')));
});
