import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const post = (from: string | RegExp, to: string) => edited('blog/first-post.md', from, to);

test('a text in the wrong encoding', async () => {
  expect((await findingsOf(post('What it says.', 'It costs Â£600.'))).printed)
    .toMatchInlineSnapshot(`
      "content/blog/first-post.md:3:19  error  text-garbled
        The text has "Â£", which a program made when it read the file in the wrong encoding.
        Did you mean "£"?

          2 | title: The first post
        > 3 | excerpt: It costs Â£600.
            |                   ^
          4 | search:"
    `);
});

test.each(['Itâ€™s here.', 'A cafÃ© near you.', 'A caf\uFFFD near you.', '5â€“6 weeks'])(
  '%s',
  async (text) => {
    expect((await findingsOf(post('What it says.', text))).codes).toEqual(['text-garbled']);
    expect((await findingsOf(post('Words on the', `${text} Words on the`))).codes).toEqual([
      'text-garbled',
    ]);
  },
);

test.each([
  'Über Âme and Ångström, naïve façade',
  'A to-do list',
  'Had she had had that that?',
  'The The played',
  'Choose Your Company Name, and welcome to Your Business Name Check',
])('%s is clean', async (text) => {
  expect((await findingsOf(post('What it says.', text))).printed).toBe('');
  expect((await findingsOf(post('Words on', `${text}. Words on`))).printed).toBe('');
});

test('a placeholder', async () => {
  expect((await findingsOf(post('What it says.', 'TODO'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:3:10  warning  text-placeholder
      The text has "TODO", which looks like a placeholder.
      Expected the text that visitors will read.
      Write it, or delete the placeholder.

        2 | title: The first post
      > 3 | excerpt: TODO
          |          ^
        4 | search:"
  `);
});

test.each([
  'Lorem ipsum dolor',
  'xxx',
  'TBC',
  '[Insert name]',
  'Your Company Name Ltd',
  'Your text here',
  'Replace…',
])('%s', async (text) => {
  expect((await findingsOf(post('What it says.', `"${text}"`))).codes).toEqual([
    'text-placeholder',
  ]);
  expect((await findingsOf(post('Words on', `${text}. Words on`))).codes).toEqual([
    'text-placeholder',
  ]);
});

test.each(['~', 'null', 'N/A', '-'])('%s as a whole text', async (text) => {
  expect((await findingsOf(post('What it says.', `'${text}'`))).codes).toEqual([
    'text-placeholder',
  ]);
  expect((await findingsOf(post('Words on', `*${text}* Words on`))).printed).toBe('');
});

test.each(['no', 'yes'])('%s as a tag', async (text) => {
  expect((await findingsOf(post('  - Design', `  - ${text}`))).codes).toContain('text-placeholder');
});

test('words to avoid and the word of an empty cell', async () => {
  const stored = `stored:
  title: What stays
  before: Before
  rejected: If you reject
  accepted: If you accept
  nothing: '-'
  rows:
    - label: your answer
      value: 6 months
      always: true
    - label: the calendar
      value: 2 years`;
  const { printed } = await findingsOf({
    'wording.yaml': 'spellings:\n  - avoid: n/a\n    write: not applicable\n',
    ...edited('legal/privacy-policy.md', 'lead:', `${stored}\nlead:`),
  });
  expect(printed).toBe('');
});

test('a duration that stands for none is one mistake', async () => {
  expect((await findingsOf(edited('prices.yaml', '2–8 weeks', 'n/a'))).codes).toEqual([
    'text-placeholder',
  ]);
});

test.each([
  'We do it [check with Ada]',
  'We do it (tbc)',
  'We do it (client to confirm)',
  'We do it. NB: ask Ada',
  'We do it. NB: needs a better example',
  'Copy of Costs',
  'asdf asdf',
])('a note to an editor: %s', async (text) => {
  const { codes } = await findingsOf(edited('blog/first-post.md', 'What it says.', `'${text}'`));
  expect(codes).toContain('text-placeholder');
});

test('a placeholder in a sample is left for the launch', async () => {
  const files = edited('testimonials/ada.yaml', 'Good work, says Ada.', 'TODO\nsample: true');
  expect((await findingsOf(files)).printed).toBe('');
});

test('a word that is written twice', async () => {
  expect((await findingsOf(post('Words on the', 'Words on the the'))).printed)
    .toMatchInlineSnapshot(`
    "content/blog/first-post.md:20:10  warning  word-repeated
      The text has "the the", the same word twice.
      Delete one "the".

        19 |
      > 20 | Words on the the [contact page](/contact).
           |          ^
        21 |"
  `);
});
