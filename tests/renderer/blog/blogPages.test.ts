import { expect, test } from 'vitest';
import { planSite } from '#cli/plan/planSite.ts';
import { renderMain } from '#renderer/renderMain.tsx';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { manyPostFiles } from '../../helpers/posts.ts';

/** Renders the pages of a list of 151 posts. Returns their HTML by path. */
async function listPages(): Promise<Map<string, string>> {
  const { context, printed } = await findingsOf(manyPostFiles(150));
  if (!context) throw new Error(printed);
  const { chunks, layout } = planSite(context, 'stamp');
  return new Map(
    chunks
      .filter(({ name }) => name === 'blog')
      .flatMap((chunk) => chunk.plan())
      .map(({ model }) => [model.path, renderMain(model, layout, '2026-06-01')]),
  );
}

const linksIn = (html: string, label: RegExp) =>
  [...html.matchAll(/<nav class="pages".*?<\/nav>/gs)].flatMap(([nav]) =>
    [...nav.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)]
      .filter(([, , text = '']) => label.test(text))
      .map(([, href]) => href),
  );

test('a long list is read page by page, without a script, and every post stands on one', async () => {
  const pages = await listPages();
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

test('a page of a list is no heavier for all the others', async () => {
  const pages = await listPages();
  const heaviest = Math.max(...[...pages.values()].map((html) => html.length));
  expect(heaviest).toBeLessThan(40_000);
});
