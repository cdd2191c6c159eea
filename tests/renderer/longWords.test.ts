import { expect, test } from 'vitest';
import { isLongName, longWords } from '../../templates/parts/longWords.ts';

test.each([
  'Telecommunications consultancy',
  'Who runs our infrastructures?',
  'Featherstonehaugh-Cholmondeley',
])('“%s” has a word that may be wider than a phone', (text) => {
  expect(longWords(text)).toBe('long-words');
});

test.each([
  'Responsive web design',
  'Keeping Middlesbrough’s websites',
  'Ballyshannon-Castletown',
  '',
])(
  '“%s” has none, because a word ends at a space or after a hyphen and its marks do not count',
  (text) => {
    expect(longWords(text)).toBeUndefined();
  },
);

test.each([
  ['Pryce-Jones & O’Hare', false],
  ['Fitzwilliam & Co', true],
  ['The Old Bakery Sign Company', true],
])('whether “%s” needs smaller letters in the header: %s', (name, isLong) => {
  expect(isLongName(name)).toBe(isLong);
});
