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

const person = (name: string, alt: string, text = 'She draws.') => `order: 1
name: ${name}
role: Designer
text: ${text}
portrait:
  src: /images/blog/first-post.svg
  alt: ${alt}
  width: 1200
  height: 630
`;
const people = (alt: string, text?: string) => ({
  'people/ada-flint.yaml': person('Ada Flint', alt, text),
  'people/bea-moss.yaml': person('Bea Moss', 'Bea Moss with a pen').replace('order: 1', 'order: 2'),
});
const words = (alt: string) => ({
  ...edited('testimonials/bea.yaml', 'name: Bea', 'name: Bea Moss'),
  ...edited(
    'testimonials/ada.yaml',
    'text:',
    `image:\n  src: /images/blog/first-post.svg\n  alt: ${alt}\n  width: 1200\n  height: 630\ntext:`,
  ),
});
const project = (alt: string) => ({
  'portfolio/tea-room.yaml':
    edited('portfolio/mill-shop.yaml', 'alt: A picture', `alt: ${alt}`)
      ['portfolio/mill-shop.yaml']?.replace('order: 1', 'order: 2')
      .replace('title: The Mill Shop', 'title: The Tea Room')
      .replace('A shop in a mill', 'A room with tea')
      .replace('/case-studies/mill-shop', '/services/web-design')
      .replace('mill-shop.example', 'tea-room.example') ?? '',
});

test('the portrait of a person with the name of another one', async () => {
  expect((await findingsOf(people('Bea Moss, smiling'))).printed).toMatchInlineSnapshot(`
    "content/people/ada-flint.yaml:7:8  warning  image-alt-name
      The description of the picture names "Bea Moss", but the file is about "Ada Flint".
      Expected what this picture shows.
      Describe the picture of this file.

        6 |   src: /images/blog/first-post.svg
      > 7 |   alt: Bea Moss, smiling
          |        ^
        8 |   width: 1200"
  `);
});

test.each([
  ['a portrait', people('Ada with Bea Moss'), ''],
  ['a portrait of somebody whose text has the name', people('Bea Moss', 'Bea Moss asks her.'), ''],
  ['the picture of another client', words('Monogram of Bea Moss'), 'image-alt-name'],
  ['the picture of a client', words('Monogram of Ada, whom Bea Moss knows'), ''],
  ['the picture of another project', project('Home page of The Mill Shop'), 'image-alt-name'],
  ['the picture of a project', project('The Mill Shop seen from The Tea Room'), ''],
])('%s', async (_, files, codes) => {
  expect((await findingsOf(files)).codes.join()).toBe(codes);
});
