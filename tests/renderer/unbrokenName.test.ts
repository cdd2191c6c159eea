import { expect, test } from 'vitest';
import { unbrokenName } from '../../templates/parts/unbrokenName.ts';

test('a heading does not break within the name of its town', () => {
  expect(unbrokenName('Brand design in St Davids, for St Davids', 'St Davids')).toBe(
    'Brand design in St\u00a0Davids, for St\u00a0Davids',
  );
});

test('a name that is longer than a line on phones may break', () => {
  const heading = 'Digital services in Newcastle upon Tyne';
  expect(unbrokenName(heading, 'Newcastle upon Tyne')).toBe(heading);
});
