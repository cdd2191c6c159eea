import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('two pages with the same heading', async () => {
  const files = edited('screens/about.md', 'title: About\n', 'title: Marketing\n');
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:3:8  warning  heading-repeated
      "title" is "Marketing", as in another file.
      Expected words of its own, so that visitors can tell the two apart.
      Change one of the two.
      See also content/screens/about.md:2:8

        2 | order: 1
      > 3 | title: Marketing
          |        ^
        4 | menuTitle: Marketing"
  `);
});

test('two pages with the same description', async () => {
  const files = edited(
    'screens/about.md',
    /description: "?About: (.*)/,
    'description: "Contact: a description that is long enough for search results to show it. a description that is long enough for search results to show it."',
  );
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/screens/contact.yaml:5:16  warning  description-repeated
      The description "Contact: a description that is long enough for search results to show it. a description…" is used by another page.
      Expected a description that no other page has.
      Say what is on this page only.
      See also content/screens/about.md:6:16

        4 |   title: Contact, as search results show it
      > 5 |   description: "Contact: a description that is long enough for search results to show it. a descript…
          |                ^
        6 | form:"
  `);
});

test('two people with the same words', async () => {
  const files = edited('testimonials/bea.yaml', 'Good work, says Bea.', 'Good work, says Ada.');
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/testimonials/bea.yaml:4:7  warning  text-repeated
      "text" has the same text as another file.
      Expected a text of its own; this one may be left over from a copied file.
      Write another text, or delete one of the two.
      See also content/testimonials/ada.yaml:4:7

        3 | company: Bea Ltd
      > 4 | text: Good work, says Ada.
          |       ^
        5 |"
  `);
});

test('a copied file is reported once', async () => {
  const copy = edited('blog/first-post.md', 'Words on', 'Words about');
  const { codes } = await findingsOf({ 'blog/other.md': copy['blog/first-post.md'] ?? '' });
  expect(codes).toEqual(['title-repeated']);
});
