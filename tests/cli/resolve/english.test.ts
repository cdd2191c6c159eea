import { describe, expect, test } from 'vitest';
import {
  aboutMiles,
  countyInText,
  formatPounds,
  joinList,
  possessive,
  regionInText,
  roundPopulation,
  withArticle,
} from '#cli/resolve/english.ts';
import { RegionSchema } from '#schemas/town.ts';

test.each([
  [[], ''],
  [['shops'], 'shops'],
  [['shops', 'farms'], 'shops and farms'],
  [['shops', 'farms', 'law firms'], 'shops, farms and law firms'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
])('the list of %j is %j', (items, list) => {
  expect(joinList(items)).toBe(list);
});

test.each([
  ['York', "York's"],
  ['Leeds', "Leeds'"],
  ['St Albans', "St Albans'"],
  ['Bath', "Bath's"],
])('the possessive of %s is %s', (name, text) => {
  expect(possessive(name)).toBe(text);
});

describe('the article before a name goes by its sound', () => {
  test.each([
    'an Aberdeen',
    'an Ely',
    'an Inverness',
    'an Oxford',
    'an Uxbridge',
    'an Uttoxeter',
    'an Usk',
    'a York',
    'a Leeds',
    'a Hull',
    'a Hertford',
    'a Ewell',
    'a Eustace',
    'a university',
    'an hour',
    'an honest',
    'a one',
  ])('%s', (text) => {
    expect(withArticle(text.replace(/^an? /, ''))).toBe(text);
  });
});

test.each([
  [200, '£200'],
  [5000, '£5,000'],
  [25000, '£25,000'],
])('%i pounds are %s', (amount, text) => {
  expect(formatPounds(amount)).toBe(text);
});

describe('a population is rounded', () => {
  test.each([
    [9_002_488, 'about 9 million'],
    [1_141_400, 'about 1.1 million'],
    [536_280, 'about 535,000'],
    [102_600, 'about 105,000'],
    [99_400, 'about 99,000'],
    [40_500, 'about 41,000'],
    [19_740, 'about 19,500'],
    [1_850, 'about 2,000'],
    [100, 'about 500'],
  ])('%i: %s', (people, text) => {
    expect(roundPopulation(people)).toBe(text);
  });
});

test('a region has an article if it is named after a point of the compass', () => {
  expect(RegionSchema.options.map(regionInText)).toEqual([
    'the East Midlands',
    'the East of England',
    'London',
    'the North East',
    'the North West',
    'Northern Ireland',
    'Scotland',
    'the South East',
    'the South West',
    'Wales',
    'the West Midlands',
    'Yorkshire and the Humber',
  ]);
});

test.each([
  'West Yorkshire',
  'West Sussex',
  'East Lothian',
  'County Durham',
  'Isles of Scilly',
  'the Vale of Glamorgan',
  'the East Riding of Yorkshire',
  'the City of Edinburgh',
  'the West Midlands',
  'the Isle of Wight',
])('in a sentence a county is %s', (text) => {
  expect(countyInText(text.replace(/^the /, ''))).toBe(text);
});

test.each([
  [0, 'a mile or so'],
  [1.4, 'a mile or so'],
  [1.6, 'about 2 miles'],
  [19.4, 'about 19 miles'],
  [22, 'about 20 miles'],
  [97.4, 'about 95 miles'],
  [169.6, 'about 170 miles'],
  [404, 'about 400 miles'],
])('%d miles are %s', (miles, text) => {
  expect(aboutMiles(miles)).toBe(text);
});
