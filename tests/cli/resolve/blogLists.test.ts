import { describe, expect, test } from 'vitest';
import { blogLists } from '#cli/resolve/blogLists.ts';
import { blogTags } from '#cli/resolve/blogTags.ts';
import { relatedPosts } from '#cli/plan/relatedPosts.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { manyPosts, postEntry } from '../../helpers/posts.ts';

describe('tags', () => {
  const tagsOf = (...tags: string[][]) =>
    blogTags(
      tags.map((own, index) => postEntry({ slug: `post-${index}`, tags: own })),
      '/blog',
    ).map(({ name, path, posts }) => `${name} ${path} ${posts.length}`);

  test('are sorted by number of posts, then by name', () => {
    expect(tagsOf(['B', 'A'], ['C', 'A'])).toEqual([
      'A /blog/tag/a 2',
      'B /blog/tag/b 1',
      'C /blog/tag/c 1',
    ]);
  });

  test('that differ only in case are one, spelled as in the newest post', () => {
    expect(tagsOf(['Web Design'], ['web design'])).toEqual(['Web Design /blog/tag/web-design 2']);
  });

  test('whose accents are characters of their own are the same', () => {
    expect(tagsOf(['Café'], ['Cafe\u0301'])).toEqual(['Café /blog/tag/cafe 2']);
  });

  test('count once for a post that has both spellings', () => {
    expect(tagsOf(['SEO', 'seo'])).toEqual(['seo /blog/tag/seo 1']);
  });

  test.each([
    ['C++', '/blog/tag/c-plus-plus'],
    ['C#', '/blog/tag/c-sharp'],
    ['Zoë & co.', '/blog/tag/zoe-and-co'],
    ['日本', '/blog/tag/tag'],
  ])('%s has the path %s', (tag, path) => {
    expect(blogTags([postEntry({ tags: [tag] })], '/blog')[0]?.path).toBe(path);
  });

  test('never share a path', () => {
    expect(tagsOf(['a b', 'a-b', 'A.B'])).toEqual([
      'a b /blog/tag/a-b 1',
      'a-b /blog/tag/a-b-2 1',
      'A.B /blog/tag/a-b-3 1',
    ]);
  });
});

describe('lists', () => {
  const posts = manyPosts(25);
  const lists = blogLists(posts, '/blog');
  const paths = (name: string) => lists.map(({ path }) => path).filter((p) => p.startsWith(name));

  test('have twelve posts a page, of all posts and of every tag', () => {
    expect(paths('/blog').filter((path) => !path.includes('/tag/'))).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
    ]);
    expect(lists.slice(0, 3).map((list) => list.posts.length)).toEqual([12, 12, 1]);
    expect(paths('/blog/tag/all')).toEqual([
      '/blog/tag/all',
      '/blog/tag/all/page/2',
      '/blog/tag/all/page/3',
    ]);
  });

  test('show every post once, the newest first', () => {
    const shown = lists.slice(0, 3).flatMap((list) => list.posts);
    expect(shown).toEqual(newestFirst(posts));
    expect(shown[0]?.slug).toBe('post-24');
  });

  test('without posts have one page', () => {
    expect(blogLists([], '/blog')).toEqual([
      { path: '/blog', number: 1, paths: ['/blog'], posts: [], total: 0 },
    ]);
  });
});

describe('related posts', () => {
  const relatedTo = (slug: string, posts: ReturnType<typeof manyPosts>) => {
    const newest = newestFirst(posts);
    const post = newest.find((candidate) => candidate.slug === slug);
    if (!post) throw new Error(`There is no ${slug}.`);
    return relatedPosts(newest, blogTags(newest, '/blog'))(post).map((other) => other.slug);
  };
  const post = (slug: string, day: number, ...tags: string[]) =>
    postEntry({ slug, publishedDate: `2026-01-0${day}`, tags });

  test('share most tags; of those that share as many, the nearest in time come first', () => {
    const posts = [
      post('own', 1, 'a', 'b'),
      post('far', 9, 'a'),
      post('near', 2, 'a'),
      post('both', 8, 'a', 'b'),
      post('none', 3, 'c'),
    ];
    expect(relatedTo('own', posts)).toEqual(['both', 'near', 'far']);
  });

  test('are the newest if too few share a tag', () => {
    const posts = [post('own', 1, 'a'), post('old', 2, 'b'), post('new', 3, 'c')];
    expect(relatedTo('own', posts)).toEqual(['new', 'old']);
  });

  test('are at most three, and never the post itself', () => {
    const posts = manyPosts(100);
    for (const { slug } of posts) {
      const related = relatedTo(slug, posts);
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(slug);
    }
  });
});
