import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const title = (file: string, text: string) => edited(file, /(?<=search:\n {2}title: ).*/, text);

test('titles that differ in a word', async () => {
  const { printed } = await findingsOf(
    title('blog/first-post.md', 'A post on marketing, as search results show it'),
  );
  expect(printed).toBe('');
});

test('a title that another page has', async () => {
  const { printed } = await findingsOf(
    title('blog/first-post.md', 'Marketing, as search results show it'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:5:10  error  title-repeated
      The title "Marketing, as search results show it" is used by another page.
      Expected a title that no other page has.
      Write a title of its own here, or delete this file if it is a copy.
      See also content/services/marketing.md:9:10

        4 | search:
      > 5 |   title: Marketing, as search results show it
          |          ^
        6 |   description: "The first post: a description that is long enough for search results to show it. a d…"
  `);
});

test('titles that differ only in capital letters are the same', async () => {
  const { codes } = await findingsOf(
    title('screens/about.md', 'MARKETING, as search results show it'),
  );
  expect(codes).toEqual(['title-repeated']);
});
