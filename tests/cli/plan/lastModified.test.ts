import { describe, expect, test } from 'vitest';
import { blogPosting } from '#cli/plan/structuredData.ts';
import { dateRoutes, datesOfChange } from '#cli/plan/lastModified.ts';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

const MARCH = '2026-03-01T09:00:00+00:00';
const APRIL = '2026-04-01T09:00:00+01:00';

function planned(path: string, ...sources: [string, ...string[]]) {
  return {
    path,
    type: 'service' as const,
    title: path,
    source: sources[0],
    sources,
    indexable: true,
    canonical: path,
    section: '',
  };
}

describe('a page changed', () => {
  test('when the newest of its sources did', () => {
    const dates = new Map([
      ['a', MARCH],
      ['b', APRIL],
    ]);
    expect(dateRoutes([planned('/x', 'a', 'b')], dates)).toEqual([
      {
        path: '/x',
        type: 'service',
        title: '/x',
        source: 'a',
        lastModified: APRIL,
        indexable: true,
        canonical: '/x',
      },
    ]);
  });

  test('at an unknown time if that of one source is unknown', () => {
    const [route] = dateRoutes([planned('/x', 'a', 'b')], new Map([['a', MARCH]]));
    expect(route).not.toHaveProperty('lastModified');
  });

  test('at the later moment, not at the greater text', () => {
    const dates = new Map([
      ['a', '2026-03-01T23:30:00+00:00'],
      ['b', '2026-03-02T00:15:00+01:00'],
    ]);
    expect(dateRoutes([planned('/x', 'a', 'b')], dates)[0]?.lastModified).toBe(dates.get('a'));
  });
});

test('routes are sorted by path', () => {
  const routes = dateRoutes([planned('/b', 'a'), planned('/a', 'a'), planned('/', 'a')], new Map());
  expect(routes.map(({ path }) => path)).toEqual(['/', '/a', '/b']);
});

describe('the date of a file', () => {
  const file = 'content/services/marketing.md';
  const git = new Map([
    [file, MARCH],
    ['content/towns/leeds.md', MARCH],
  ]);

  test('is that of Git', async () => {
    const { context } = await findingsOf();
    if (!context) throw new Error('The minimal content has no errors.');
    expect(datesOfChange(context.content, git)).toEqual(git);
  });

  test('is that of its front matter if it has one, whether Git has an older, a newer or no date', async () => {
    const { context } = await findingsOf({
      ...edited('services/marketing.md', 'listing:', 'lastModified: 2025-01-01\nlisting:'),
      ...edited('screens/contact.yaml', 'form:', 'lastModified: 2026-05-01\nform:'),
    });
    if (!context) throw new Error('The content has no errors.');
    const dates = datesOfChange(context.content, git);
    expect(dates.get(file)).toBe('2025-01-01');
    expect(dates.get('content/screens/contact.yaml')).toBe('2026-05-01');
    expect(dates.get('content/towns/leeds.md')).toBe(MARCH);
    expect(git.get(file)).toBe(MARCH);
  });

  test('is the day of publication if a planned post was edited before', async () => {
    const { context } = await findingsOf(
      edited(
        'blog/first-post.md',
        'publishedDate: 2026-01-15\n',
        'publishedDate: 2026-01-15\npublishAt: 2026-01-15 09:00\nlastModified: 2026-01-10\n',
      ),
    );
    if (!context) throw new Error('The content has no errors.');
    const { posts } = context.content.collections;
    const dates = datesOfChange(context.content, git);
    expect(dates.get('content/blog/first-post.md')).toBe('2026-01-15');
    expect(
      posts.map((post) => blogPosting(post, '/blog/first-post', context.content.singles.site.data)),
    ).toMatchObject([{ datePublished: '2026-01-15', dateModified: '2026-01-15' }]);
  });
});
