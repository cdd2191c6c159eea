import { describe, expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { isHidden, nextPublication } from '#cli/load/publication.ts';
import { contentDir } from '../../helpers/contentDir.ts';

describe('a post is hidden', () => {
  const now = new Date('2026-07-01T08:00Z');

  test.each<[what: string, data: unknown, hidden: boolean]>([
    ['as a draft', { draft: true }, true],
    ['as a draft whose time has come', { draft: true, publishAt: '2026-01-01 09:00' }, true],
    ['until its time', { publishAt: '2026-07-01 09:01' }, true],
    ['no longer from its time on', { publishAt: '2026-07-01 09:00' }, false],
    ['not if it says so', { draft: false }, false],
    ['not if it has no such fields', {}, false],
    ['not if their values make no sense', { draft: 'yes', publishAt: 'soon' }, false],
    ['not until a day that does not exist', { publishAt: '2026-02-30 09:00' }, false],
    ['not without any fields', null, false],
  ])('%s', (_, data, hidden) => {
    expect(isHidden(data, now, 'Europe/London')).toBe(hidden);
  });
});

describe('the next publication', () => {
  const post = (time: string) => `---
title: A title
publishAt: ${time}
---
Text.
`;

  test('is the first time after now at which an entry appears', async () => {
    const { loaded } = await loadContent(
      contentDir({
        'blog/past.md': post('2026-06-30 09:00'),
        'blog/later.md': post('2026-08-01 09:00'),
        'blog/next.md': post('2026-07-02 09:00'),
      }),
      emptyParseCache(),
    );
    const now = new Date('2026-07-01T08:00Z');
    expect(nextPublication(loaded, now)).toEqual(new Date('2026-07-02T08:00Z'));
  });

  test('is unknown if nothing is planned', async () => {
    const { loaded } = await loadContent(contentDir(), emptyParseCache());
    expect(nextPublication(loaded, new Date('2026-07-01T08:00Z'))).toBeUndefined();
  });
});
