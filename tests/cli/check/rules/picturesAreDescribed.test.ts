import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const post = (alt: string) => edited('blog/first-post.md', 'alt: A picture', `alt: ${alt}`);

test.each([
  ['IMG_2034.jpg', 'file'],
  ['photo', 'word'],
  ['Photo 1', 'word'],
  ['Screenshot 12', 'word'],
  ['Image of a desk', 'start'],
  ['a photograph of a desk', 'start'],
  ['The picture shows a desk', 'start'],
  ['The first post', 'title'],
  ['the first post!', 'title'],
])('%s', async (alt, kind) => {
  expect((await findingsOf(post(alt))).findings).toMatchObject([
    { code: 'image-alt-name', args: { kind } },
  ]);
});

test.each([
  'Photo 51 of the helix',
  'A desk with a picture of a mill',
  'Picture rails in a hall',
  'A drawing of a desk',
])('%s is a description', async (alt) => {
  expect((await findingsOf(post(alt))).printed).toBe('');
});

test('a picture in a body has words of its own', async () => {
  const body = (alt: string) =>
    edited(
      'services/marketing.md',
      'All about it.',
      `All about it.\n\n![${alt}](/images/blog/first-post.svg)`,
    );
  expect((await findingsOf(body('Image of a desk'))).codes).toEqual(['image-alt-name']);
  expect((await findingsOf(body('A desk'))).printed).toBe('');
});
