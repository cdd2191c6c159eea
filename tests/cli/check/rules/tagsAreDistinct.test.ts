import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns a second post with a tag. The first has the tag "Design". */
function tagged(tag: string) {
  const text = edited('blog/first-post.md', '- Design', `- ${tag}`)['blog/first-post.md'] ?? '';
  return { 'blog/second-post.md': text.replaceAll('The first post', 'The second post') };
}

test.each(['Design', 'Law', 'Deals'])('%s', async (tag) => {
  expect((await findingsOf(tagged(tag))).printed).toBe('');
});

test.each(['design', 'Designs', 'Desgn', 'De-sign'])('%s is nearly Design', async (tag) => {
  expect((await findingsOf(tagged(tag))).codes).toEqual(['tag-alike']);
});

test('a tag in the plural', async () => {
  expect((await findingsOf(tagged('Designs'))).printed).toMatchInlineSnapshot(`
    "content/blog/second-post.md:10:5  warning  tag-alike
      The tag "Designs" is nearly the same as another.
      Expected one spelling, because each tag has a list of its own.
      Did you mean "Design"?

         9 | tags:
      > 10 |   - Designs
           |     ^
        11 | image:"
  `);
});
