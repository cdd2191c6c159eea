import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const aliases = (...list: string[]) =>
  edited(
    'services/marketing.md',
    '- digital-marketing',
    list.map((alias) => `- ${alias}`).join('\n  '),
  );

test('an old slug or an old path that no page has is safe', async () => {
  expect((await findingsOf(aliases('digital-marketing', '/old-marketing.html'))).printed).toBe('');
});

test('an alias may not be the path of a page', async () => {
  expect((await findingsOf(aliases('/contact'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:45:5  error  alias-shadows-page
      The alias "/contact" is the path of a page, which visitors could no longer reach.
      Expected a path that no page has.
      Delete the alias, or rename the page /contact.
      See also content/screens/contact.yaml:1:1

        44 | aliases:
      > 45 |   - /contact
           |     ^
        46 | ---"
  `);
});

test('nor that of a page of a town', async () => {
  const { codes } = await findingsOf(aliases('/locations/york/york-marketing'));
  expect(codes).toEqual(['alias-shadows-page']);
});

test('an alias may not be the path of its own page', async () => {
  expect((await findingsOf(aliases('marketing'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:45:5  error  alias-loops
      The alias "/services/marketing" is the page's own path, so it would redirect to itself.
      Delete the alias.

        44 | aliases:
      > 45 |   - marketing
           |     ^
        46 | ---"
  `);
});

test('an alias may not be listed twice', async () => {
  const { printed } = await findingsOf({
    ...aliases('digital-marketing'),
    ...edited('blog/first-post.md', 'author:', 'aliases: [/services/digital-marketing]\nauthor:'),
  });
  expect(printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:7:11  error  alias-repeated
      The alias "/services/digital-marketing" is listed twice.
      Expected each alias once, because it can lead to only one page.
      Delete one of the two.
      See also content/services/marketing.md:45:5

        6 |   description: "The first post: a description that is long enough for search results to show it. a d…
      > 7 | aliases: [/services/digital-marketing]
          |           ^
        8 | author: The agency"
  `);
});

test('nor be one of the names that a page set leaves over', async () => {
  // Leeds has the full page set. Its short names redirect to those pages.
  const { findings } = await findingsOf(aliases('/locations/leeds/marketing'));
  expect(findings).toMatchObject([
    { code: 'alias-repeated', file: 'content/towns/leeds.md', path: ['pageSet'] },
  ]);
});

test('an old name of a town stands for its pages as well, so that each must be free', async () => {
  const town = edited('towns/york.md', 'pageSet: full', 'pageSet: full\naliases: [jorvik]');
  expect((await findingsOf(town)).printed).toBe('');

  const { codes } = await findingsOf({
    ...town,
    ...aliases('/locations/jorvik', '/locations/jorvik/jorvik-marketing'),
  });
  expect(codes).toEqual(['alias-repeated', 'alias-repeated']);
});

test.each(['/api/contact', '/robots.txt', '/assets/a.css', '/favicon.svg', '/sitemap.xml'])(
  'an alias may not take an address that is not a page: %s',
  async (alias) => {
    expect((await findingsOf(aliases(alias))).codes).toEqual(['alias-reserved']);
  },
);

test('the suggestion for letters that no path has keeps the folder', async () => {
  const { printed } = await findingsOf(aliases('/blog/büro'));
  expect(printed).toContain('Write: - /blog/buro');
});
