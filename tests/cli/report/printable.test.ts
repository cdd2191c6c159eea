import { describe, expect, test } from 'vitest';
import { oneLine, printable, printableJson } from '#cli/report/printable.ts';

describe('printable text', () => {
  test.each([
    ['an escape sequence', 'a\u001b[31mb', 'a<U+001B>[31mb'],
    ['an 8-bit escape sequence', 'a\u009b31mb', 'a<U+009B>31mb'],
    ['a backspace and a delete', 'a\bb\u007f', 'a<U+0008>b<U+007F>'],
    ['NUL', '\0', '<U+0000>'],
    ['an override of the writing direction', 'a\u202eb', 'a<U+202E>b'],
    ['an isolate of the writing direction', 'a\u2066b\u2069', 'a<U+2066>b<U+2069>'],
    ['a space without a width', 'a\u200bb', 'a<U+200B>b'],
    ['a joiner and a byte order mark', '\u200d\ufeff', '<U+200D><U+FEFF>'],
    ['letters that look like nothing', '\u3164\u115f\u034f', '<U+3164><U+115F><U+034F>'],
    ['a character of a tag', '\u{e0041}', '<U+E0041>'],
    ['separators of lines', 'a\u2028b\u2029c', 'a<U+2028>b<U+2029>c'],
    ['half a character', 'a\ud83d', 'a<U+D83D>'],
  ])('shows %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(oneLine(text)).toBe(shown);
  });

  test('leaves letters, symbols and line breaks alone, and makes a tab a space', () => {
    expect(printable('Zoë, 電話 ☎️ 🦊\r\nعربي\tx')).toBe('Zoë, 電話 ☎️ 🦊\nعربي x');
    expect(oneLine(' a\r\n\tb ')).toBe('a b');
  });
});

test('printable JSON has no such character in it, and parses to the same value', () => {
  const value = { 'a\u202e': ['\u001b\u009b\u007f\u2028\u{e0041}\ud83d', '🦊'] };
  const json = printableJson(value, 2);
  expect(json).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\u2028/u);
  expect(JSON.parse(json)).toEqual(value);
});
