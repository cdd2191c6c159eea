import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const picture =
  '      - { src: /images/blog/first-post.svg, alt: A shop, width: 1200, height: 630, caption: Then }\n';

const story = (pictures: number) =>
  edited(
    'case-studies/mill-shop.md',
    'outcomes:',
    `story:\n  - block: beforeAfter\n    section: 1\n    pictures:\n${picture.repeat(pictures)}outcomes:`,
  );

test('a comparison of two pictures', async () => {
  expect((await findingsOf(story(2))).printed).toBe('');
});

test.each([1, 3])('%d pictures are not a comparison', async (pictures) => {
  const { codes, printed } = await findingsOf(story(pictures));
  expect(codes).toEqual(['field-length']);
  expect(printed).toContain('Expected two pictures for "block: beforeAfter", the older first.');
});
