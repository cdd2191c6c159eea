import { expect, test } from 'vitest';
import { planScreens } from '#cli/plan/screens/planScreens.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { renderMain } from '#renderer/renderMain.tsx';
import { edited } from '../helpers/contentDir.ts';
import { findingsOf } from '../helpers/findingsOf.ts';

/** Renders the page `/sitemap` of the minimal content with some files replaced, and returns the paths it links to. */
async function sitemapOf(files: Record<string, string | null> = {}) {
  const { context } = await findingsOf(files);
  if (!context) throw new Error('The content has errors.');
  const model = planScreens(context).find(({ model }) => model.type === 'sitemap')?.model;
  if (!model) throw new Error('There is no sitemap.');
  const html = renderMain({ ...model, related: [] }, context.layout, '2026-06-01');
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
  return { html, links: new Set(links), paths: planPaths(context.content) };
}

test('the sitemap for people links to every page but services in towns, lists of tags, the search, and itself', async () => {
  const { links, paths } = await sitemapOf();
  const apart = ['location', 'thank-you', 'not-found', 'search', 'sitemap'];
  const expected = paths
    .filter(({ type, path }) => !apart.includes(type) && !path.startsWith('/blog/tag/'))
    .map(({ path }) => path);
  const toPages = [...links].filter((link) => !link.startsWith('#'));
  expect(toPages.toSorted()).toEqual(expected.toSorted());
});

test('the sitemap for people begins with links to its sections, and to its nations unless there is only one', async () => {
  const anchorsOf = (links: ReadonlySet<string>) =>
    [...links].filter((link) => link.startsWith('#'));
  const sections = anchorsOf((await sitemapOf()).links);
  expect(sections).toContain('#services');
  const { html, links } = await sitemapOf(
    edited('towns/bristol.md', 'nation: England', 'nation: Wales'),
  );
  expect(anchorsOf(links)).toEqual([...sections, '#england', '#wales']);
  for (const anchor of anchorsOf(links)) expect(html).toContain(`id="${anchor.slice(1)}"`);
});

test('the sitemap for people has the towns under the names of their counties', async () => {
  const { html } = await sitemapOf();
  expect(html).toMatch(/<li[^>]*>[^<]+\n<a href="\/locations\/york">York<\/a><\/li>/);
});

test('the sitemap for people has one line for a town that is a county of its own', async () => {
  const { html } = await sitemapOf();
  expect(html).toMatch(/<li[^>]*><a href="\/locations\/bristol" class="large">Bristol<\/a><\/li>/);
});

test('the sitemap for people has a letter before the first county that begins with it, if there are three', async () => {
  const lettersOf = (html: string) =>
    [...html.matchAll(/data-letter="(\w)"/g)].map(([, letter]) => letter);
  expect(lettersOf((await sitemapOf()).html)).toEqual(['B', 'N', 'W']);
  const fewer = await sitemapOf(edited('towns/bristol.md', 'nation: England', 'nation: Wales'));
  expect(lettersOf(fewer.html)).toEqual([]);
});

test('the sitemap for people leaves out a list that has no entries', async () => {
  const headings = async (files = {}) => (await sitemapOf(files)).html.match(/<h2/g)?.length;
  const all = await headings();
  expect(await headings({ 'blog/first-post.md': null })).toBe((all ?? 0) - 1);
});

test('the sitemap for people ends the rows of services with prices, of projects with clients, and of posts with dates', async () => {
  const { html } = await sitemapOf();
  const figureOf = (path: string) =>
    new RegExp(`href="${path}[^"]*" data-figure="([^"]+)"`).exec(html)?.[1];
  expect(figureOf('/services/')).toMatch(/^from\s£/);
  expect(figureOf('/case-studies/')).toMatchInlineSnapshot(`"The Mill Shop"`);
  expect(figureOf('/blog/')).toMatchInlineSnapshot(`"15 January 2026"`);
  expect(figureOf('/about')).toBeUndefined();
});
