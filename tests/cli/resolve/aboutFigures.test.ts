import { describe, expect, test } from 'vitest';
import { aboutDistance, aboutPopulation, exactDistance } from '#cli/resolve/aboutFigures.ts';
import { figureWords } from '../../helpers/figureWords.ts';

describe('a population is rounded', () => {
  test.each([
    [9_002_488, 'about 9 million'],
    [1_141_400, 'about 1.1 million'],
    [997_600, 'about 1 million'],
    [996_000, 'about 995,000'],
    [536_280, 'about 535,000'],
    [102_600, 'about 105,000'],
    [99_400, 'about 99,000'],
    [40_500, 'about 41,000'],
    [19_740, 'about 19,500'],
    [1_850, 'about 1,850'],
    [760, 'about 750'],
    [180, 'about 180'],
    [3, 'about 10'],
  ])('%i: %s', (people, text) => {
    expect(aboutPopulation(people, figureWords())).toBe(text);
  });
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
  expect(aboutDistance(miles, figureWords())).toBe(text);
});

test.each([
  [0.2, '1 mile'],
  [1.2, '1 mile'],
  [61.7, '62 miles'],
])('on a sign, %d miles are %s', (miles, text) => {
  expect(exactDistance(miles, figureWords())).toBe(text);
});

test('distances are in kilometres if the site says so', () => {
  const singles = figureWords({ distances: 'kilometres' });
  singles.words.data.places.distance = { one: '{{ distance }} km', other: '{{ distance }} km' };
  singles.words.data.places.distanceAbout = 'about {{ distance }} km';
  expect(exactDistance(10, singles)).toBe('16 km');
  expect(aboutDistance(100, singles)).toBe('about 160 km');
});
