import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const title = (length: number) =>
  edited('blog/first-post.md', /(?<=^title: ).*/m, 'a'.repeat(length));

test('a heading of 100 characters fits', async () => {
  expect((await findingsOf(title(100))).printed).toBe('');
});

test('a longer heading is advised against', async () => {
  expect((await findingsOf(title(101))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:2:8  warning  headline-length
      The heading of the page has 101 characters.
      Expected at most 100, because it is the largest text of the page.
      Shorten it, and move the rest to the text below it.

        1 | ---
      > 2 | title: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
          |        ^
        3 | excerpt: What it says."
  `);
});
