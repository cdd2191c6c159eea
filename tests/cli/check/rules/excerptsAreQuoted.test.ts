import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const ada = (text: string, excerpt: string) =>
  edited('testimonials/ada.yaml', /text: .*/, `text: ${text}\nexcerpt: ${excerpt}`);

test('a part of the text passes', async () => {
  expect((await findingsOf(ada('Good work, says Ada.', 'Good work'))).codes).toEqual([]);
  expect((await findingsOf(ada(words(40), words(13)))).codes).toEqual([]);
});

test('words that the client did not say are an error', async () => {
  expect((await findingsOf(ada('Good work, says Ada.', 'Great work'))).printed)
    .toMatchInlineSnapshot(`
      "content/testimonials/ada.yaml:5:10  error  testimonial-excerpt
        The excerpt is not in "text" word for word.
        Expected a part of "text" of at most 13 words.
        Copy a sentence from "text".

          4 | text: Good work, says Ada.
        > 5 | excerpt: Great work
            |          ^
          6 |"
    `);
});

test('a long part is an error', async () => {
  const { findings } = await findingsOf(ada(words(40), words(14)));
  expect(findings).toMatchObject([{ code: 'testimonial-excerpt', args: { words: 14, limit: 13 } }]);
});
