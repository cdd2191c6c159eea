import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('links of menus lead to pages, and may go on to a place in them', async () => {
  const { printed } = await findingsOf(
    edited('navigation.yaml', 'href: /about', 'href: /about?a=1#principles'),
  );
  expect(printed).toBe('');
});

test('a link to a file or a feed', async () => {
  for (const href of ['/blog/feed.xml', '/brochure.pdf']) {
    const file = edited('navigation.yaml', 'href: /about', `href: ${href}`);
    expect((await findingsOf(file, { publicFiles: ['brochure.pdf'] })).printed).toBe('');
  }
});

test('a link that leads to no page', async () => {
  const { printed } = await findingsOf(edited('navigation.yaml', 'href: /about', 'href: /abuot'));
  expect(printed).toMatchInlineSnapshot(`
    "content/navigation.yaml:3:11  error  menu-link-unknown
      "header[0].href" is "/abuot", and there is no such page.
      Expected the path of a page, or of a file in public/.
      Did you mean "/about"?

        2 |   - label: About
      > 3 |     href: /abuot
          |           ^
        4 | action:"
  `);
});

test('a link to a file by its folder', async () => {
  const files = edited('navigation.yaml', 'href: /about', 'href: /public/brochure.pdf');
  const { printed } = await findingsOf(files, { publicFiles: ['Brochure.pdf'] });
  expect(printed).toContain('Did you mean "/Brochure.pdf"?');
});

test('a link to an old address', async () => {
  const { printed } = await findingsOf(
    edited('navigation.yaml', 'href: /about', 'href: /services/digital-marketing?a=1#b'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/navigation.yaml:3:11  error  menu-link-redirected
      "header[0].href" is "/services/digital-marketing?a=1#b", an old address.
      Expected the page itself: "/services/marketing?a=1#b".

        2 |   - label: About
      > 3 |     href: /services/digital-marketing?a=1#b
          |           ^
        4 | action:"
  `);
});

test.each([
  ['navigation.yaml', 'href: /#calendar', ['action', 'href']],
  ['navigation.yaml', 'href: /contact', ['footer', 0, 'links', 0, 'href']],
  ['portfolio/mill-shop.yaml', 'caseStudyUrl: /case-studies/mill-shop', ['caseStudyUrl']],
])('%s: %s is followed', async (file, from, path) => {
  const to = from.replace(/ .*/, ' /nowhere');
  expect((await findingsOf(edited(file, from, to))).findings).toMatchObject([
    { code: 'menu-link-unknown', path },
  ]);
});

test('a link to a screen whose file is broken is not checked', async () => {
  expect((await findingsOf({ 'screens/about.md': 'x' })).codes).toEqual(['front-matter-missing']);
});

test('while a file without a page is broken, other links are checked', async () => {
  const { codes } = await findingsOf({
    ...edited('navigation.yaml', 'href: /about', 'href: /abuot'),
    'prices.yaml': 'marketing: [',
    'screens/contact.yaml': 'title: [',
  });
  expect(codes).toEqual(['menu-link-unknown', 'yaml-bracket', 'yaml-bracket']);
});

test('an anchor of the home page that does not exist is reported', async () => {
  const { findings } = await findingsOf(
    edited('navigation.yaml', 'href: /about', 'href: /#calender'),
  );
  expect(findings).toMatchObject([{ code: 'anchor-unknown', args: { suggestion: 'calendar' } }]);
});
