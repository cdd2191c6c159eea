import { describe, expect, test } from 'vitest';
import { parseRange } from '#cli/preview/parseRange.ts';

describe('a range of a file of 100 bytes', () => {
  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 10],
    ['bytes=10-', 10, 90],
    ['bytes=99-', 99, 1],
    ['bytes=0-1000', 0, 100],
    ['bytes=-1', 99, 1],
    ['bytes=-1000', 0, 100],
    ['BYTES=0-1', 0, 2],
    ['bytes= 0-1 , ', 0, 2],
    ['bytes=0-99999999999999999999999999', 0, 100],
  ])('%s', (header, start, length) => {
    expect(parseRange(header, 100)).toEqual({ start, length });
  });

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s cannot be satisfied',
    (header) => {
      expect(parseRange(header, 100)).toBe('unsatisfiable');
    },
  );

  test.each([
    'bytes=5-2',
    'bytes=-',
    'bytes=',
    'bytes',
    '',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=0x1-2',
    'bytes=1--2',
    'bytes=+1-2',
    'bytes=0-1,5-6',
    'pages=1-2',
    'bytes 0-1',
  ])('%j is ignored', (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  });
});

test('no range of an empty file can be satisfied', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-5']) {
    expect(parseRange(header, 0), header).toBe('unsatisfiable');
  }
});
