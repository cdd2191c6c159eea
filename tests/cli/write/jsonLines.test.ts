import { expect, test } from 'vitest';
import { joinLines, jsonLines, splitLines } from '#cli/write/jsonLines.ts';

test.each([[[]], [[{ path: '/a' }]], [[{ path: '/a' }, { path: '/b,' }]]])(
  'the items %j are read one by one as they were written',
  (items) => {
    const text = [...jsonLines('pages', items)].join('');
    expect(JSON.parse(text)).toEqual({ pages: items });
    const lines = splitLines(text);
    expect(lines.map((line) => JSON.parse(line))).toEqual(items);
    expect([...joinLines('pages', lines)].join('')).toBe(text);
  },
);
