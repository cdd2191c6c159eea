import { describe, expect, test } from 'vitest';
import { isHidden, londonInstant } from '#cli/load/publication.ts';

describe('a time in the United Kingdom', () => {
  test.each([
    ['2026-03-01 09:00', '2026-03-01T09:00Z', 'in winter'],
    ['2026-07-01 09:00', '2026-07-01T08:00Z', 'in summer'],
    ['2026-07-01 00:30', '2026-06-30T23:30Z', 'in a summer night'],
    ['2026-03-29 01:30', '2026-03-29T01:30Z', 'that clocks skip: when they show an hour more'],
    ['2026-10-25 01:30', '2026-10-25T00:30Z', 'that comes twice: at the first'],
    ['2026-10-25 02:00', '2026-10-25T02:00Z', 'after the second'],
  ])('%s is %s, %s', (local, instant) => {
    expect(londonInstant(local)).toEqual(new Date(instant));
  });
});

describe('a post is hidden', () => {
  const now = new Date('2026-07-01T08:00Z');

  test.each<[what: string, data: unknown, hidden: boolean]>([
    ['as a draft', { draft: true }, true],
    ['as a draft whose time has come', { draft: true, publishAt: '2026-01-01 09:00' }, true],
    ['until its time', { publishAt: '2026-07-01 09:01' }, true],
    ['no longer from its time on', { publishAt: '2026-07-01 09:00' }, false],
    ['not when it says so', { draft: false }, false],
    ['not where nothing is said', {}, false],
    ['not where what is said makes no sense', { draft: 'yes', publishAt: 'soon' }, false],
    ['not until a day that there is not', { publishAt: '2026-02-30 09:00' }, false],
    ['not where there are no fields', null, false],
  ])('%s', (_, data, hidden) => {
    expect(isHidden(data, now)).toBe(hidden);
  });
});
