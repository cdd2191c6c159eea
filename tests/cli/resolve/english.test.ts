import { describe, expect, test } from 'vitest';
import {
  countyInText,
  hasKnownSound,
  possessive,
  regionInText,
  withArticle,
} from '#cli/resolve/english.ts';
import { RegionSchema } from '#schemas/unitedKingdom.ts';

test.each([
  ['York', "York's"],
  ['Leeds', "Leeds'"],
  ['St Albans', "St Albans'"],
  ['Bath', "Bath's"],
])('the possessive of %s is %s', (name, text) => {
  expect(possessive(name)).toBe(text);
});

describe('the article before a name follows its sound', () => {
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
    'a one-off',
    'an Onehunga',
    'a union',
    'an uninstall',
    'a Utrecht',
    'a Ugandan',
    'an SEO audit',
    'an MOT',
    'an NHS trust',
    'a USA tour',
    'a LAN',
    'a SIM card',
    'a NAS',
    'a RED',
    'an FAQ',
    'an HTML file',
    'an EU grant',
    'a UX review',
    'a PPC campaign',
    'an M4 office',
    'a NATO base',
    'an x-ray',
    'a U-turn',
    'a B2B shop',
    "an O'Brien",
    'an 8-week course',
    'an 80s shop',
    'an 11',
    'an 18,000',
    'a 110',
    'a 1-day course',
  ])('%s', (text) => {
    expect(withArticle(text.replace(/^an? /, ''))).toBe(text);
  });
});

test.each([
  ['Leeds', true],
  ['SEO audit', true],
  ['8-week course', true],
  ['1,800 visitors', true],
  ['RSPCA inspector', false],
  ['REM cycle', false],
  ['1832 mill', false],
  ['£8 ticket', false],
])('the sound at the start of "%s" is known: %s', (name, isKnown) => {
  expect(hasKnownSound(name)).toBe(isKnown);
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
