import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const title = (length: number) =>
  edited('blog/first-post.md', /(?<= {2}title: ).*/, 'a'.repeat(length));
const description = (length: number) =>
  edited('blog/first-post.md', /(?<= {2}description: ).*/, 'a'.repeat(length));

test('titles of 30 to 60 characters and descriptions of 110 to 160 fit', async () => {
  for (const files of [title(30), title(60), description(110), description(160)]) {
    expect((await findingsOf(files)).printed).toBe('');
  }
});

test('a title that is cut off', async () => {
  expect((await findingsOf(title(61))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:5:10  warning  search-title-length
      The title has 61 characters.
      Expected 30 to 60; search results cut off longer ones.

        4 | search:
      > 5 |   title: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
          |          ^
        6 |   description: "The first post: a description that is long enough for search results to show it. a d…"
  `);
});

test('a description that is too short', async () => {
  expect((await findingsOf(description(109))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:6:16  warning  search-description-length
      The description has 109 characters.
      Expected 110 to 160; search results cut off longer ones.

        5 |   title: The first post, as search results show it
      > 6 |   description: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
          |                ^
        7 | author: The agency"
  `);
});

test('texts too short and too long are warnings', async () => {
  const { findings } = await findingsOf({ ...title(29) });
  expect(findings.map(({ level }) => level)).toEqual(['warning']);
  expect((await findingsOf(description(161))).codes).toEqual(['search-description-length']);
});

test.each([
  'screens/about.md',
  'services/marketing.md',
  'case-studies/mill-shop.md',
  'legal/privacy-policy.md',
])('%s is measured', async (file) => {
  const { codes } = await findingsOf(edited(file, /(?<=search:\n {2}title: ).*/, 'Short'));
  expect(codes).toEqual(['search-title-length']);
});
