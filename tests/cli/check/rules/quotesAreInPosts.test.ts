import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const quoted = (text: string) =>
  edited(
    'blog/first-post.md',
    'author: The agency',
    `author: The agency\nquotes:\n  - section: 0\n    text: ${text}`,
  );

test.each([
  ['a sentence', 'Words on the contact page.'],
  ['a part of one, with a capital letter and a full stop of its own', 'On the contact page.'],
])('%s of the post passes', async (_, text) => {
  expect((await findingsOf(quoted(text))).codes).toEqual([]);
});

test('single quotation marks may be straight in the quote and curly in the post', async () => {
  const files = quoted("On the 'contact' page.");
  const post = (files['blog/first-post.md'] ?? '').replace(
    'the contact page.\n',
    'the ‘contact’ page.\n',
  );
  expect((await findingsOf({ 'blog/first-post.md': post })).codes).toEqual([]);
});

test('a post without its text has one finding', async () => {
  const files = quoted('Words on the contact page.');
  const [fields = ''] = (files['blog/first-post.md'] ?? '').split(/(?<=\n---\n)/);
  expect((await findingsOf({ 'blog/first-post.md': fields })).codes).toEqual(['body-missing']);
});

test('a sentence that the post does not have is an error', async () => {
  expect((await findingsOf(quoted('Words on the home page.'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:10:11  error  post-quote
      The sentence is not in the text of the post word for word.
      Expected a sentence of the post, because its text marks it.
      Copy the sentence from the text.

         9 |   - section: 0
      > 10 |     text: Words on the home page.
           |           ^
        11 | publishedDate: 2026-01-15"
  `);
});

test('a part of a word is not a quote', async () => {
  expect((await findingsOf(quoted('Words on the contact pag.'))).codes).toEqual(['post-quote']);
});
