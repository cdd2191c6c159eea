import { describe, expect, test } from 'vitest';
import { evaluatePreconditions, isRangeOfVersion } from '#cli/preview/preconditions.ts';

const modified = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const own = { etag: '"a"', modified };
const [before, same, after] = [-1, 0, 1].map((seconds) =>
  new Date(modified + seconds * 1000).toUTCString(),
);

describe('preconditions', () => {
  test.each([
    ['no condition', {}, 200],
    ['this tag', { 'if-none-match': '"a"' }, 304],
    ['this tag, weak', { 'if-none-match': 'W/"a"' }, 304],
    ['this tag in a list', { 'if-none-match': '"x", W/"y,z" ,"a"' }, 304],
    ['any tag', { 'if-none-match': '*' }, 304],
    ['another tag', { 'if-none-match': '"b"' }, 200],
    ['a tag that contains this one', { 'if-none-match': '"aa"' }, 200],
    ['no tag at all', { 'if-none-match': 'a' }, 200],
    [
      'another tag and a date: the tag decides',
      { 'if-none-match': '"b"', 'if-modified-since': same },
      200,
    ],
    ['the same second', { 'if-modified-since': same }, 304],
    ['a later date', { 'if-modified-since': after }, 304],
    ['an earlier date', { 'if-modified-since': before }, 200],
    ['the obsolete form of asctime', { 'if-modified-since': 'Fri Jan  2 03:04:05 2026' }, 304],
    ['no date', { 'if-modified-since': 'yesterday' }, 200],
    ['a number', { 'if-modified-since': '9999' }, 200],
    ['this version only', { 'if-match': '"a"' }, 200],
    ['any version', { 'if-match': '*' }, 200],
    ['another version only', { 'if-match': '"b"' }, 412],
    ['this version only, weak, which proves nothing', { 'if-match': 'W/"a"' }, 412],
    ['unless it changed since the same second', { 'if-unmodified-since': same }, 200],
    ['unless it changed since an earlier date', { 'if-unmodified-since': before }, 412],
  ])('%s', (_, headers, status) => {
    expect(evaluatePreconditions(headers, own)).toBe(status);
  });
});

describe('If-Range', () => {
  const now = modified + 60_000;
  test.each([
    ['nothing', undefined, true],
    ['this tag', '"a"', true],
    ['another tag', '"b"', false],
    ['this tag, weak', 'W/"a"', false],
    ['the date of this version', same, true],
    ['a later date', after, false],
    ['no date', 'x', false],
  ])('%s', (_, header, expected) => {
    expect(isRangeOfVersion(header, own, now)).toBe(expected);
  });

  test('a date does not count in the second in which the file changed: it may change again', () => {
    expect(isRangeOfVersion(same, own, modified + 10)).toBe(false);
  });
});
