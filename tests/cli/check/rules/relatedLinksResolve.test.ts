import { describe, expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '#cli/resolve/blogLists.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';
import { manyPostFiles } from '../../../helpers/posts.ts';

/** Replaces the first related link of the marketing service. The others are /about and /contact. Returns the edited file. */
const first = (key: string) => edited('services/marketing.md', '- web-design\n', `- ${key}\n`);

test.each([
  'web-design',
  '/services/web-design',
  '/locations/york',
  '/blog/first-post',
  '/case-studies/mill-shop',
  '/privacy-policy',
  '/',
  '/#calendar',
  '/locations/york/york-marketing',
])('%s leads to a page, which has a card', async (key) => {
  const { printed, context } = await findingsOf(first(key));
  expect(printed).toBe('');
  const path = key.startsWith('/') ? key : `/services/${key}`;
  expect(context?.cards([key])).toMatchObject([{ path, title: expect.stringMatching(/./) }]);
});

test('suggests the path of a page of another folder', async () => {
  expect((await findingsOf(first('mill-shop'))).printed).toContain(
    'Did you mean "/case-studies/mill-shop"?',
  );
});

test('accepts an alias of a page', async () => {
  const { printed, context } = await findingsOf(
    edited('services/web-design.md', '- marketing\n', '- digital-marketing\n'),
  );
  expect(printed).toBe('');
  expect(context?.cards(['digital-marketing'])).toEqual(context?.cards(['/services/marketing']));
});

test('says that the service of a related link is a draft', async () => {
  const service = minimalContent()['services/marketing.md'] ?? '';
  const { findings } = await findingsOf(
    { 'services/marketing.md': service.replace('---\n', '---\ndraft: true\n') },
    { hidesDrafts: true },
  );
  expect(findings.map(({ code }) => code)).not.toContain('entry-missing');
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'related-link-unknown',
      args: expect.objectContaining({ found: 'marketing', hidden: 'draft' }),
    }),
  );
});

test('refuses a key that leads nowhere', async () => {
  expect((await findingsOf(first('web-desing'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:41:5  error  related-link-unknown
      "relatedLinks[0]" is "web-desing", which leads nowhere.
      Expected the slug of a service, one of its aliases, or the path of a page.
      Did you mean "web-design"?

        40 | relatedLinks:
      > 41 |   - web-desing
           |     ^
        42 |   - /about"
  `);
});

test('a key like an alias, and one like a path', async () => {
  expect(
    (await findingsOf(edited('services/web-design.md', '- marketing\n', '- digital-maketing\n')))
      .findings,
  ).toMatchObject([{ args: { suggestion: 'digital-marketing' } }]);
  expect((await findingsOf(first('/blog/frist-post'))).findings).toMatchObject([
    { args: { suggestion: '/blog/first-post' } },
  ]);
});

test('a key that leads to the page itself', async () => {
  expect((await findingsOf(first('marketing'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:41:5  error  related-link-to-itself
      "relatedLinks[0]" is "marketing", which is this page.
      Expected another page.
      Write the slug of a service or the path of another page instead.

        40 | relatedLinks:
      > 41 |   - marketing
           |     ^
        42 |   - /about"
  `);
});

test('a key that leads to the page itself by an alias', async () => {
  expect((await findingsOf(first('digital-marketing'))).codes).toEqual(['related-link-to-itself']);
});

test('a key that leads to a list of posts, which has no card', async () => {
  expect((await findingsOf(first('/blog/tag/design'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:41:5  error  related-link-to-list
      "relatedLinks[0]" is "/blog/tag/design", a list of posts without a title and description of its own.
      Expected the slug of a service, one of its aliases, or the path of another page.
      Link to the blog ("/blog") or to one of the posts.

        40 | relatedLinks:
      > 41 |   - /blog/tag/design
           |     ^
        42 |   - /about"
  `);
  const posts = manyPostFiles(POSTS_PER_PAGE);
  const { codes } = await findingsOf({ ...posts, ...first('/blog/page/2#top') });
  expect(codes).toEqual(['related-link-to-list']);
});

test('two keys that lead to the same page', async () => {
  expect((await findingsOf(first('/about'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:42:5  error  related-link-repeated
      "relatedLinks[1]" is "/about" and leads to /about, as an earlier one does.
      Expected three different pages.

        41 |   - /about
      > 42 |   - /about
           |     ^
        43 |   - /contact"
  `);
});

test.each(['screens/about.md', 'screens/blog.yaml', 'case-studies/mill-shop.md'])(
  'the related links of %s are followed',
  async (file) => {
    const { codes } = await findingsOf(
      edited(file, /(?<=relatedLinks:\n {2}- ).*/, 'nothing-like-it'),
    );
    expect(codes).toEqual(['related-link-unknown']);
  },
);

describe('while a service is broken', () => {
  test('its slug leads to it', async () => {
    const { codes } = await findingsOf({ 'services/marketing.md': 'No fields.' });
    expect(codes).toEqual(['front-matter-missing']);
  });

  test('its aliases may lead to it', async () => {
    const { codes } = await findingsOf({
      ...edited('services/marketing.md', '- digital-marketing', '- growth\ncategory: design'),
      ...edited('services/web-design.md', '- marketing\n', '- growth\n'),
    });
    expect(codes).toEqual(['yaml-duplicate-key']);
  });

  test('what its file does not mention leads nowhere', async () => {
    const { codes } = await findingsOf({
      'services/marketing.md': 'No fields.',
      ...edited('services/web-design.md', '- /about\n', '- growth\n'),
    });
    expect(codes).toEqual(['front-matter-missing', 'related-link-unknown']);
  });
});
