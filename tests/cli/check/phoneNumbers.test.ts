import { expect, test } from 'vitest';
import { displayOf, isSameNumber } from '#cli/check/phoneNumbers.ts';

test.each([
  ['+441134960000', '0113 496 0000'],
  ['+441614960000', '0161 496 0000'],
  ['+442079460167', '020 7946 0167'],
  ['+441632960000', '01632 960000'],
  ['+447700900142', '07700 900142'],
  ['+448081570000', '0808 157 0000'],
  ['+443303330000', '0330 333 0000'],
  ['+448001111', '0800 1111'],
  ['+33123456789', '+33123456789'],
])('%s is written as %s', (phone, display) => {
  expect(displayOf(phone)).toBe(display);
});

test.each(['x12', 'ext. 12', 'ext 12', ', extension 12', '#12'])(
  'an extension, %s, is no part of the number',
  (extension) => {
    expect(isSameNumber(`0113 496 0000 ${extension}`, '+441134960000')).toBe(true);
    expect(isSameNumber(`0113 496 0001 ${extension}`, '+441134960000')).toBe(false);
  },
);

test('the end of a word is no extension', () => {
  expect(isSameNumber('0800 FIX 1111', '+448001111')).toBe(true);
});
