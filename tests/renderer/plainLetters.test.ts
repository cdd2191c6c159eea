import { expect, test } from 'vitest';
import { plainLetters } from '#renderer/plainLetters.ts';

test.each([
  ["King's Lynn", 'kings lynn'],
  ['St. Étienne', 'st etienne'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['GROẞENHAIN', 'grossenhain'],
])('visitors find %j by %j', (name, typed) => {
  expect(plainLetters(name)).toBe(typed);
});
