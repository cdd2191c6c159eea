import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the minimal content with another text in a field of sentences. */
const lead = (text: string) =>
  edited('legal/privacy-policy.md', 'lead: What we do with data.', `lead: '${text}'`);

/** Returns the minimal content with another body of an answer. */
const answer = (text: string) => edited('questions/price.md', 'It depends.', text);

test.each([
  'What we do with data',
  'Speed matters. Half of visitors leave.1',
  'Words by the Rev. Jane Smith, Sgt. Brown and Messrs. Smith',
  'It is cheap. Prices are without VAT.*',
  'It is done. Thank you! 🎉',
  'We ask you. Then we answer: it is yours.',
  'We ask you. "It is yours," says the law.',
  'We ask you (and only you). Then we wait…',
  'We say: Cha robh dad a dhìth ach an ceann-latha.',
  'We say: y dyn a oedd yn canu.',
  'An hour, a one-off fee, a useful unit, an SMS, a European law and an x-ray.',
  'A screen of 12" costs more. So does one of 14".',
  'Plan A and plan B are options a or b.',
])('%s is whole', async (text) => {
  expect((await findingsOf(lead(text))).printed).toBe('');
});

test.each([
  ['We say who we are, and', 'cut-off'],
  ['We say who we are,', 'cut-off'],
  ['We say who we are. Then we say what we do with your', 'cut-off'],
  ['We say who we are. Then we say what', 'no-stop'],
  ['We say who (and why we are.', 'bracket'],
  ['We say "who we are.', 'quote'],
  ['A agency says who it is.', 'article'],
  ['We are a agency.', 'article'],
  ['We are an company.', 'article'],
])('%s: %s', async (text, kind) => {
  const { findings } = await findingsOf(lead(text));
  expect(findings).toMatchObject([{ code: 'sentence-unfinished', args: { kind } }]);
});

test('a field that is cut off', async () => {
  const { printed } = await findingsOf(lead('We say who we are, and'));
  expect(printed).toMatchInlineSnapshot(`
    "content/legal/privacy-policy.md:4:22  warning  sentence-unfinished
      The text ends with "say who we are, and", in the middle of a sentence.
      Expected a sentence that ends.
      Write the rest of it, or delete its last words.

        3 | title: Privacy policy
      > 4 | lead: 'We say who we are, and'
          |                      ^
        5 | search:"
  `);
});

test('a paragraph without its end', async () => {
  const { printed } = await findingsOf(answer('It depends. Ask us for\n\nWe answer.'));
  expect(printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:17  warning  sentence-unfinished
      The text ends with "It depends. Ask us for", without a full stop.
      Expected one, because the sentence before has one.
      Write the rest of the sentence, or add the full stop.

        5 |
      > 6 | It depends. Ask us for
          |                 ^
        7 |"
  `);
});

test('an article', async () => {
  expect((await findingsOf(answer('Ask an company.'))).printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:5  warning  sentence-unfinished
      The text has "an company".
      Expected "an" before a vowel, and "a" before other letters.
      Write "a company".

        5 |
      > 6 | Ask an company.
          |     ^
        7 |"
  `);
});

test.each([
  'Dear Ms Finch,\n\nwe have your letter.',
  '- We design,\n- we build, and\n- we mend.',
  'We send you:\n\n- a quote',
  '```js\nprint("(");\n```',
  'Write `print("(")`.',
  '"We came.\n\n"We saw."',
])('%s is not a mistake in a body', async (text) => {
  expect((await findingsOf(answer(text))).codes).not.toContain('sentence-unfinished');
});

test('a note to an editor is reported once', async () => {
  const { codes } = await findingsOf(lead('We say who we are. NB: ask Ada'));
  expect(codes).toEqual(['text-placeholder']);
});

test('a question without its mark', async () => {
  const { printed } = await findingsOf(
    edited('questions/price.md', 'What does it cost?', 'What does it cost'),
  );
  expect(printed).toContain('The question "What does it cost" has no question mark.');
  expect(printed).toContain('Add the question mark');
});

test.each<[fault: string, content: ReturnType<typeof answer>, place: string]>([
  ['a mark', answer('The “best” one.\n\nThe “best one is here, it is.'), 'questions/price.md:8:5'],
  ['a bracket', answer('One (good) house.\n\nTwo (good houses are.'), 'questions/price.md:8:5'],
  ['the end', answer('Shoes and.\n\nHats of all kinds, shoes and'), 'questions/price.md:8:20'],
  ['an article', answer('```\na old\n```\n\nThis is a old house.'), 'questions/price.md:10:9'],
  [
    'a mark in a field',
    edited(
      'legal/privacy-policy.md',
      'lead: What we do with data.',
      'lead: >-\n  The “best” one.\n  The “best one is here.',
    ),
    'legal/privacy-policy.md:6:7',
  ],
])('%s is found at its own place, not at the same words before it', async (_, content, place) => {
  const { printed } = await findingsOf(content);
  expect(printed.split('\n')[0]).toBe(`content/${place}  warning  sentence-unfinished`);
});
