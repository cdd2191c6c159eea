import { expect, test } from 'vitest';
import { planSite } from '#cli/plan/planSite.ts';
import { renderMain } from '#renderer/renderMain.tsx';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { manyPostFiles } from '../../helpers/posts.ts';

/** Renders the pages of a list of the given posts and one more. Returns their HTML by path. */
async function listPages(posts: ContentFiles): Promise<Map<string, string>> {
  const context = await contextOf(posts);
  const { chunks, layout } = planSite(context, 'stamp');
  return new Map(
    chunks
      .filter(({ name }) => name === 'blog')
      .flatMap((chunk) => chunk.plan())
      .map(({ model }) => [model.path, renderMain(model, layout, '2026-06-01')]),
  );
}

let many: Promise<Map<string, string>> | undefined;
/** Returns the pages of a list of 151 posts, which are rendered once. */
const manyPages = () => (many ??= listPages(manyPostFiles(150)));

const linksIn = (html: string, label: RegExp) =>
  [...html.matchAll(/<nav class="pages".*?<\/nav>/gs)].flatMap(([nav]) =>
    [...nav.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)]
      .filter(([, , text = '']) => label.test(text))
      .map(([, href]) => href),
  );

test('a long list is read page by page, without a script, and every post is on one page', async () => {
  const pages = await manyPages();
  const all = [...pages.keys()].filter((path) => /^\/blog(?:\/page\/\d+)?$/.test(path));
  expect(all).toHaveLength(13);

  const visited: string[] = [];
  let path: string | undefined = '/blog';
  while (path !== undefined) {
    visited.push(path);
    [path] = linksIn(pages.get(path) ?? '', /^Older posts$/);
  }
  expect(visited).toEqual(all);

  const posts = all.flatMap((page) =>
    [...(pages.get(page) ?? '').matchAll(/<h3><a href="(\/blog\/[^"]+)"/g)].map(([, href]) => href),
  );
  expect(posts).toHaveLength(151);
  expect(new Set(posts).size).toBe(151);

  expect(linksIn(pages.get('/blog/page/7') ?? '', /^\d+$/)).toEqual([
    '/blog',
    '/blog/page/6',
    '/blog/page/7',
    '/blog/page/8',
    '/blog/page/13',
  ]);
  expect(linksIn(pages.get('/blog/page/2') ?? '', /^Newer posts$/)).toEqual(['/blog']);
});

test('the size of a page of a list does not depend on the number of pages', async () => {
  const pages = await manyPages();
  const heaviest = Math.max(...[...pages.values()].map((html) => html.length));
  expect(heaviest).toBeLessThan(40_000);
});

test.each([
  [['One', 'Two', 'Three'], 'One Two Three'],
  [['One', 'Two', 'Three', 'Four'], 'One Two Three +1 more'],
  [['One', 'Two', 'Three', 'Four', 'Five'], 'One Two Three +2 more'],
])('a card of a post with the tags %j shows "%s"', async (tags, shown) => {
  const pages = await listPages(
    edited('blog/first-post.md', /tags:\n(?: +- .*\n)+/, `tags: ${JSON.stringify(tags)}\n`),
  );
  const [, list = ''] = /<article.*?<ul[^>]*>(.*?)<\/ul>/s.exec(pages.get('/blog') ?? '') ?? [];
  const items = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)];
  expect(items.map(([, html = '']) => html.replace(/<[^>]+>/g, '')).join(' ')).toBe(shown);
});

test('the list of a tag has the lead that the screen gives it, whatever its case, or else the number of posts', async () => {
  const leadWith = async (tags: string) => {
    const pages = await listPages(
      edited('screens/blog.yaml', 'relatedLinks:', `${tags}relatedLinks:`),
    );
    return /<p class="lead">([^<]*)</.exec(pages.get('/blog/tag/design') ?? '')?.[1];
  };
  expect(await leadWith('')).toMatch(/^One /);
  expect(await leadWith('tags:\n  design: Colours and type.\n')).toBe('Colours and type.');
});
