import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { testimonial } from '../../../helpers/minimalContent.ts';

test('the words of a client have no quotation marks around them', async () => {
  const text = testimonial('Ada').replace(/text: .*/, 'text: >-\n  “Good work.”');
  expect((await findingsOf({ 'testimonials/ada.yaml': text })).codes).toEqual([
    'testimonial-quotes',
  ]);
});

test.each([
  ["'The client's work is good.'", 1],
  ['"Good work.”', 1],
  ['„Good work.“', 1],
  ['‘She said “good work” twice.’', 1],
  ["'Good,' she said, 'very good.'", 0],
  ['"Good," she said, "very good."', 0],
  ["'Twas good work.", 0],
  ['‘Brilliant’ is what my boss called the work, and I say it is “amazing”', 0],
  [`'Brilliant' is the only word, and they are "the best"`, 0],
])('%s', async (words, count) => {
  const text = testimonial('Ada').replace(/text: .*/, `text: >-\n  ${words}`);
  const { codes } = await findingsOf({ 'testimonials/ada.yaml': text });
  expect(codes.filter((code) => code === 'testimonial-quotes')).toHaveLength(count);
});

test('the words in a case study have no quotation marks around them', async () => {
  const quote = 'quote: { text: “Good work.”, name: Ada, role: Owner }\noutcomes:';
  const { codes } = await findingsOf(edited('case-studies/mill-shop.md', 'outcomes:', quote));
  expect(codes).toEqual(['testimonial-quotes']);
});
