import { describe, expect, test } from 'vitest';
import { localeFormats } from '#schemas/localeFormats.ts';

const british = localeFormats({ locale: 'en-GB', currency: 'GBP' });

test.each([
  [[], ''],
  [['shops'], 'shops'],
  [['shops', 'farms'], 'shops and farms'],
  [['shops', 'farms', 'law firms'], 'shops, farms and law firms'],
])('the list of %j is %j', (items, list) => {
  expect(british.list(items)).toBe(list);
});

describe('money has the symbol of the currency, and decimals unless it is whole', () => {
  test.each([
    ['en-GB', 'GBP', 200, '£200'],
    ['en-GB', 'GBP', 25_000, '£25,000'],
    ['en-GB', 'GBP', 899.6, '£899.60'],
    ['en-GB', 'GBP', 100 * 1.1, '£110'],
    ['en-IE', 'EUR', 5000, '€5,000'],
    ['en-GB', 'EUR', 5000, '€5,000'],
    ['en-US', 'USD', 5000, '$5,000'],
    ['en-GB', 'JPY', 899.6, '¥900'],
  ])('in %s with %s, %d is %s', (locale, currency, amount, text) => {
    expect(localeFormats({ locale, currency }).money(amount)).toBe(text);
  });
});

test.each([
  ['en-GB', '2021-03-21', '21 March 2021'],
  ['en-GB', '2021-03', 'March 2021'],
  ['en-GB', '2021', '2021'],
  ['en-IE', '2021-03-21', '21 March 2021'],
  ['en-US', '2021-03-21', 'March 21, 2021'],
])('in %s, %s is %s', (locale, date, text) => {
  expect(localeFormats({ locale, currency: 'GBP' }).date(date)).toBe(text);
});

test('numbers have separators', () => {
  expect(british.number(1250)).toBe('1,250');
});

test('names are in the order of the alphabet, whatever their accents', () => {
  expect(['Zürich', 'Évreux', 'Eton', 'abc'].toSorted(british.compare)).toEqual([
    'abc',
    'Eton',
    'Évreux',
    'Zürich',
  ]);
});
