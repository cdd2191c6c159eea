import { describe, expect, test } from 'vitest';
import type { BlogIndex } from '#schemas/generated/blogIndex.ts';
import { postSearch } from '#renderer/blog/searchPosts.ts';

const { find, total } = postSearch({
  tags: ['Web design', 'SEO'],
  posts: [
    ['new', 'A new title', 'On prices', [0, 1], '2026-02-01', 3, ['/a.webp', 'A', 800, 450]],
    ['old', 'An old title', 'On seats', [0], '2026-01-01', 2, null],
  ],
});
const found = (query: string, tag = '') => find({ query, tag }).map(({ path }) => path);

describe('a search', () => {
  test('finds a query in title, meta description and tags, whatever the case', () => {
    expect(found('OLD')).toEqual(['/blog/old']);
    expect(found('on Prices')).toEqual(['/blog/new']);
    expect(found('seo')).toEqual(['/blog/new']);
    expect(found('se')).toEqual(['/blog/new', '/blog/old']);
  });

  test('finds no query that begins in one field and ends in the next', () => {
    expect(found('title on')).toEqual([]);
    expect(found('design seo')).toEqual([]);
  });

  test('ignores spaces around a query', () => {
    expect(found('  old ')).toEqual(['/blog/old']);
    expect(found('   ')).toHaveLength(total);
  });

  test('finds accents that are characters of their own', () => {
    const { find } = postSearch({
      tags: ['Cafe\u0301s'],
      posts: [['a', 'A title', 'A text', [0], '2026-01-01', 2, null]],
    });
    expect(find({ query: '', tag: 'Cafés' })).toHaveLength(1);
  });

  test('finds curly quotation marks by straight ones, and the other way round', () => {
    const curly = postSearch({
      tags: ['Founder’s notes'],
      posts: [['a', 'It’s “done”', "A firm's", [0], '2026-01-01', 2, null]],
    });
    const paths = (query: string, tag = '') => curly.find({ query, tag }).map(({ path }) => path);
    for (const query of ['it\'s "done"', 'it’s “done”', 'a firm’s', "a firm's"]) {
      expect(paths(query)).toEqual(['/blog/a']);
    }
    expect(paths('', "founder's notes")).toEqual(['/blog/a']);
    expect(paths('its')).toEqual([]);
  });

  test('treats a query as text, not as a pattern', () => {
    expect(found('.*')).toEqual([]);
  });

  test('finds only whole tags, whatever the case', () => {
    expect(found('', 'WEB DESIGN')).toEqual(['/blog/new', '/blog/old']);
    expect(found('', 'web')).toEqual([]);
  });

  test('finds the posts that match both the query and the tag', () => {
    expect(found('old', 'seo')).toEqual([]);
    expect(found('new', 'seo')).toEqual(['/blog/new']);
  });

  test('returns the posts of one day in the order of their paths, whenever they were written', () => {
    const [changed] = find({ query: 'old', tag: '' });
    const posts = ['/blog/later', '/blog/zoo'].flatMap((path) =>
      changed ? [{ ...changed, path, date: '2026-02-01' }] : [],
    );
    const index: BlogIndex = {
      tags: [],
      posts: [['new', 'A new title', 'On prices', [], '2026-02-01', 3, null]],
    };
    const changes = { posts: posts.toReversed(), withdrawn: new Set<string>(), knowsEdits: true };
    const paths = postSearch(index, changes)
      .find({ query: '', tag: '' })
      .map(({ path }) => path);
    expect(paths).toEqual(['/blog/later', '/blog/new', '/blog/zoo']);
  });

  test('returns the fields that a card shows', () => {
    expect(find({ query: 'new', tag: '' })[0]).toMatchObject({
      title: 'A new title',
      description: 'On prices',
      tags: ['Web design', 'SEO'],
      date: '2026-02-01',
      minutes: 3,
      picture: { src: '/a.webp', alt: 'A', width: 800, height: 450 },
    });
    expect(find({ query: 'old', tag: '' })[0]?.picture).toBeNull();
  });
});
