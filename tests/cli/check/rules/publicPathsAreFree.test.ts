import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const codes = async (...publicFiles: string[]) => (await findingsOf({}, { publicFiles })).codes;

test('public files may have any name that nothing else has', async () => {
  expect(
    await codes(
      'icons/print.svg',
      'images/services/marketing.svg',
      'services/price-list.pdf',
      'google1234.html',
      '.well-known/security.txt',
      'sitemaps/notes.txt',
      'about/map.svg',
    ),
  ).toEqual([]);
});

test('an alias with the path of a picture is an error of the alias, not of the picture', async () => {
  const alias = edited('services/marketing.md', 'digital-marketing', '/images/old.svg');
  const { codes: found } = await findingsOf(alias, { publicFiles: ['images/old.svg'] });
  expect(found).toEqual(['alias-reserved']);
});

test('a file in the place of a page is an error that names the page', async () => {
  const { printed } = await findingsOf({}, { publicFiles: ['about.html'] });
  expect(printed).toMatchInlineSnapshot(`
    "public/about.html:1:1  error  public-file-hides-page
      Hosts would answer /about with this file instead of the page or redirect.
      Expected a name that leads to no page.
      Rename the file, or delete it.
      See also content/screens/about.md:1:1"
  `);
});

test.each([
  'about',
  'About.html',
  'index.html',
  'services/index.html',
  'about.html/picture.svg',
  'blog/first-post.html',
  'locations/leeds',
  '404.html',
])('public/%s hides a page', async (file) => {
  expect(await codes(file)).toEqual(['public-file-hides-page']);
});

test('a file in the place of a redirect hides it', async () => {
  const aliased = edited('blog/first-post.md', 'title:', 'aliases: [/old.pdf]\ntitle:');
  const { codes: found } = await findingsOf(aliased, { publicFiles: ['old.pdf'] });
  expect(found).toEqual(['public-file-hides-page']);
});

test.each([
  'robots.txt',
  'Robots.TXT',
  'robots.txt/a',
  'sitemap.xml',
  'sitemap-towns.xml',
  '_headers',
  '_redirects',
  'site.webmanifest',
  'location-index.json',
  'blog/atom.xml',
  'blog/search.json',
  'search-index.json',
  'assets/own.js',
  'images/cards/default.png',
  'images/fetched/door.webp',
  'api/contact',
  'part-1-of-2.json',
  '_worker.js',
  '_routes.json',
])('public/%s is a name that the build needs', async (file) => {
  expect(await codes(file)).toEqual(['public-file-reserved']);
});

test('names that differ in case alone are an error', async () => {
  const publicFiles = ['images/logo.svg', 'images/Logo.svg', 'Images/other.svg'];
  const { printed } = await findingsOf({}, { publicFiles });
  expect(printed).toMatchInlineSnapshot(`
    "public/Images/other.svg:1:1  error  public-names-alike
      The names "public/Images" and "public/images" differ only in upper and lower case.
      Expected names that differ on every disk; those of macOS and Windows ignore case.
      Rename one of the two.

    public/images/Logo.svg:1:1  error  public-names-alike
      The names "public/images/Logo.svg" and "public/images/logo.svg" differ only in upper and lower case.
      Expected names that differ on every disk; those of macOS and Windows ignore case.
      Rename one of the two."
  `);
});
