import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const lists = ['/case-studies', '/blog', '/facts-questions', '/locations'];

/** Returns the menus with links to some pages in the footer. */
function menus(...paths: string[]): Record<string, string> {
  const links = paths.map((path) => `      - label: A page\n        href: ${path}\n`).join('');
  return edited('navigation.yaml', 'links:\n', `links:\n${links}`);
}

/** Returns the pages that are in no menu, as a site that goes live has them. */
async function missing(files: Record<string, string | null>): Promise<string[]> {
  const { findings } = await findingsOf(files, { launch: true });
  return findings.flatMap((finding) =>
    finding.code === 'page-in-no-menu' ? [finding.args.path] : [],
  );
}

test('pages that list entries and are in no menu', async () => {
  expect(await missing(menus('/facts-questions', '/locations?a=1#all'))).toEqual([
    '/case-studies',
    '/blog',
  ]);
  const { printed } = await findingsOf(menus('/case-studies', '/facts-questions', '/locations'), {
    launch: true,
  });
  expect(printed).toContain('No menu has a link to the page /blog.');
});

test('pages in a menu of the header or the footer', async () => {
  expect(await missing(menus(...lists))).toEqual([]);
  const header = edited('navigation.yaml', 'href: /about', 'href: /blog')['navigation.yaml'] ?? '';
  expect(await missing({ 'navigation.yaml': header })).not.toContain('/blog');
});

test('a page that the site does without', async () => {
  const others = lists.filter((path) => path !== '/blog');
  expect(await missing({ ...menus(...others), 'blog/first-post.md': null })).toEqual([]);
});

test('a site that does not go live yet', async () => {
  expect((await findingsOf()).codes).toEqual([]);
});
