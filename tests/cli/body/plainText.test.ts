import { expect, test } from 'vitest';
import { plainText } from '#cli/body/plainText.ts';
import { treeOf } from '../../helpers/bodies.ts';

test.each([
  [
    'a link and the full stop after it',
    '<p>See the <a href="/contact">page</a>.</p>',
    'See the page.',
  ],
  ['a word that is bold in part', '<p>An <strong>un</strong>usual one</p>', 'An unusual one'],
  ['two paragraphs', '<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['entries of a list', '<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['lines of a paragraph', '<p>One<br>two</p>', 'One two'],
])('the plain text of %s', (_, html, text) => {
  expect(plainText(treeOf(html))).toBe(text);
});
