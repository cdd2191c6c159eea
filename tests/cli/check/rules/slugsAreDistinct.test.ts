import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const post = edited('blog/first-post.md', 'Words on', 'Words about')['blog/first-post.md'] ?? '';
const copy = post.replaceAll('The first post', 'The second post');

test.each(['first-post-2', 'firsst-post'])('%s.md beside first-post.md', async (slug) => {
  const { codes } = await findingsOf({ [`blog/${slug}.md`]: copy });
  expect(codes).toEqual(['slug-alike']);
});

test('a file with nearly the name of another', async () => {
  const { printed } = await findingsOf({ 'blog/first-post-2.md': copy });
  expect(printed).toMatchInlineSnapshot(`
    "content/blog/first-post-2.md:1:1  warning  slug-alike
      The file is called "first-post-2", and another one "first-post".
      Expected one file for each page; this one may be a copy.
      Delete the one that is out of date, or rename it.
      See also content/blog/first-post.md:1:1

      > 1 | ---
          | ^
        2 | title: The second post"
  `);
});

test('names that differ in a number', async () => {
  const { printed } = await findingsOf({
    'blog/report-2024.md': copy,
    'blog/report-2025.md': copy.replaceAll('The second post', 'The third post'),
  });
  expect(printed).toBe('');
});
