import { expect, test } from 'vitest';
import { pathsThatMatch } from '#cli/prerender/pathsThatMatch.ts';
import { reportFailure } from '#cli/report/reportFailure.ts';

const paths = ['/', '/locations/leeds', '/locations/leeds/web-design', '/locations/york'];

test('finds paths by wildcards and alternatives', () => {
  expect(pathsThatMatch(paths, '/locations/{leeds,york}')).toEqual([paths[1], paths[3]]);
  expect(pathsThatMatch(paths, '/locations/leeds/**')).toEqual([paths[2]]);
});

test('takes any spelling of an address', () => {
  for (const glob of [
    'locations/leeds',
    '/locations/leeds/',
    '/Locations/Leeds',
    'https://www.agency.example/locations/leeds/?a=1',
    '/locations/?eeds',
  ]) {
    expect([glob, pathsThatMatch(paths, glob)]).toEqual([glob, [paths[1]]]);
  }
  expect(pathsThatMatch(paths, 'locations/leeds/**')).toEqual([paths[2]]);
  for (const home of ['/', 'https://www.agency.example', 'https://www.agency.example/']) {
    expect(pathsThatMatch(paths, home)).toEqual([paths[0]]);
  }
});

test.each([
  ['alternatives of alternatives', '{a,b}'.repeat(25)],
  ['wildcards beside wildcards', `/locations/${'*?'.repeat(14)}b`],
  ['more characters than a glob may have', 'a'.repeat(70_000)],
])('refuses %s without a stack', (_name, glob) => {
  const many = Array.from({ length: 100 }, (_, index) => `/locations/${'a'.repeat(60)}${index}`);
  let failure: unknown;
  try {
    pathsThatMatch(many, glob);
  } catch (error) {
    failure = error;
  }
  expect(reportFailure(failure)).toMatch(
    /^\nThe glob has too many readings .*\n {2}\(.{1,100}\)\n$/,
  );
});
