import { describe, expect, test } from 'vitest';
import { codeFrame } from '#cli/report/codeFrame.ts';

const text = ['name: Leeds', 'sectors:', '  - finanse', '\tcity: true', ''].join('\n');

describe('the lines around a place', () => {
  test('in the middle of a file', () => {
    expect(codeFrame(text, 3, 5)).toBe(
      ['  2 | sectors:', '> 3 |   - finanse', '    |     ^', '  4 | →city: true'].join('\n'),
    );
  });

  test('on the first line', () => {
    expect(codeFrame(text, 1, 7)).toBe(
      ['> 1 | name: Leeds', '    |       ^', '  2 | sectors:'].join('\n'),
    );
  });

  test('on the last line, which is empty', () => {
    expect(codeFrame(text, 5, 1)).toBe(['  4 | →city: true', '> 5 |', '    | ^'].join('\n'));
  });

  test('if line numbers grow longer', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
    expect(codeFrame(lines, 9, 1)).toBe(
      ['   8 | line 8', '>  9 | line 9', '     | ^', '  10 | line 10'].join('\n'),
    );
  });

  test('a tab takes one column, as the arrow that stands for it', () => {
    expect(codeFrame(text, 4, 2).split('\n')).toContain('    |  ^');
  });

  test('invisible characters are named, and the caret is below the place', () => {
    const [line = '', caret = ''] = codeFrame('a\u200bb: \u001b[31mX\r\n', 1, 11).split('\n');
    expect(line).toBe('> 1 | a<U+200B>b: <U+001B>[31mX');
    expect(line[caret.indexOf('^')]).toBe('X');
  });

  test('beyond the text there are none', () => {
    expect(codeFrame(text, 6, 1)).toBe('');
    expect(codeFrame(text, 0, 1)).toBe('');
  });
});

describe('a line that is too long', () => {
  const long = `${'a'.repeat(140)}X${'b'.repeat(140)}`;

  test('ends where the frame does', () => {
    const [line = '', caret = ''] = codeFrame(long, 1, 3).split('\n');
    expect(line).toBe(`> 1 | ${'a'.repeat(100)}…`);
    expect(line[caret.indexOf('^')]).toBe('a');
  });

  test('is moved until the place is in sight', () => {
    const [line = '', caret = ''] = codeFrame(long, 1, 141).split('\n');
    expect(line).toMatch(/^> 1 \| …a+Xb+…$/);
    expect(line[caret.indexOf('^')]).toBe('X');
  });

  test('is moved by the width of the invisible characters before the place', () => {
    const [line = '', caret = ''] = codeFrame(`${'\u200b'.repeat(20)}X`, 1, 21).split('\n');
    expect(line[caret.indexOf('^')]).toBe('X');
  });

  test('shows its end if the place is there', () => {
    const [line = '', caret = ''] = codeFrame(`${long}!`, 1, long.length + 1).split('\n');
    expect(line.endsWith('b!')).toBe(true);
    expect(line[caret.indexOf('^')]).toBe('!');
  });
});
