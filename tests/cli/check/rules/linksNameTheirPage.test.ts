import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the minimal content with a link in the body of a post. */
const linked = (link: string) =>
  edited('blog/first-post.md', '[contact page](/contact)', `page on ${link}`);

test('the name of a town on a link to another town', async () => {
  expect((await findingsOf(linked('[York](/locations/leeds)'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:20:22  warning  link-to-other
      The link says "York", but leads to "/locations/leeds".
      Expected the page of that name, "/locations/york".
      Correct the address, or the words of the link.

        19 |
      > 20 | Words on the page on [York](/locations/leeds).
           |                      ^
        21 |"
  `);
});

test('the short name of a town on a link to another town', async () => {
  const { codes } = await findingsOf({
    ...linked('[Ouse](/locations/leeds)'),
    ...edited('towns/york.md', 'name: York', 'name: York on Ouse\nshortName: Ouse'),
  });
  expect(codes).toEqual(['link-to-other']);
});

test('the name of a service in a menu, on a link to another service', async () => {
  const files = edited(
    'navigation.yaml',
    /label: About\n( +)href: \/about/,
    'label: Web Design\n    href: /services/marketing',
  );
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/navigation.yaml:3:11  warning  link-to-other
      The link says "Web Design", but leads to "/services/marketing".
      Expected the page of that name, "/services/web-design".
      Correct the address, or the words of the link.

        2 |   - label: Web Design
      > 3 |     href: /services/marketing
          |           ^
        4 | action:"
  `);
});

test.each([
  '[York](/locations/york)',
  '[York](/locations/york/york-marketing)',
  '[York](/contact)',
  '[the page of York](/locations/leeds)',
  '[marketing](/services/marketing)',
])('%s is right', async (link) => {
  expect((await findingsOf(linked(link))).printed).toBe('');
});

test('a page of a service in another town', async () => {
  const files = linked('[york](/locations/leeds/leeds-marketing)');
  expect((await findingsOf(files)).codes).toEqual(['link-to-other']);
});
