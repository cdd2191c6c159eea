import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { testimonial } from '../../../helpers/minimalContent.ts';

const wording = `spellings:
  - { avoid: e-mail, write: email }
  - { avoid: wifi, write: Wi-Fi }
  - { avoid: cafe, write: café }
  - { avoid: don't, write: do not }
  - { avoid: 0 am, write: 0am }
  - { avoid: 0am, write: 0am }
  - { avoid: 0 per cent, write: 0% }
  - { avoid: 0-0, write: 0–0 }
nationTerms: []
`;
const words = (text: string) => ({
  'wording.yaml': wording,
  ...edited('services/marketing.md', /description: What it is\./, `description: ${text}`),
});
const writesIn = async (files: Record<string, string | null>) =>
  (await findingsOf(files)).findings.flatMap((finding) =>
    finding.code === 'house-style' ? [[finding.args.found, finding.args.write]] : [],
  );

test('a spelling to avoid, in a field', async () => {
  const { printed } = await findingsOf(words('Send an e-mail.'));
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:7:22  warning  house-style
      The text has "e-mail".
      Expected "email", as content/wording.yaml says.
      Write "email".

        6 | category: design
      > 7 | description: Send an e-mail.
          |                      ^
        8 | search:"
  `);
});

test.each([
  ['E-mails are read.', [['E-mails', 'Emails']]],
  ['The WIFI is off.', [['WIFI', 'Wi-Fi']]],
  ['Two cafes.', [['cafes', 'cafés']]],
  ['A cafe\u0301 with its accent as a character of its own.', []],
  ['We don’t.', [['don’t', 'do not']]],
  ['At 3 AM.', [['3 AM', '3am']]],
  ['At 3AM.', [['3AM', '3am']]],
  ['At 3am, for 9:00 AM.', []],
  ['12 per cent.', [['12 per cent', '12%']]],
  ['Takes 2-8 weeks.', [['2-8', '2–8']]],
  ['Since 2026-03-01, ring 020-7946-0142.', []],
  ['See https://a.example/e-mail or an e-mailer.', []],
  ['He said "I don\'t", and left.', []],
])('%s', async (text, expected) => {
  expect(await writesIn(words(`>-\n  ${text}`))).toEqual(expected);
});

test('a spelling to avoid, in a body', async () => {
  const { findings } = await findingsOf({
    'wording.yaml': wording,
    ...edited('services/marketing.md', 'All about it.', 'All about it.\n\nAnd an e-mail.'),
  });
  const [finding] = findings;
  expect(finding).toMatchObject({ code: 'house-style', column: 8 });
  expect(findings).toHaveLength(1);
});

test('a testimonial keeps the words of the customer', async () => {
  const text = testimonial('Ann').replace('Good work', "Don't change");
  expect(await writesIn({ 'wording.yaml': wording, 'testimonials/ann.yaml': text })).toEqual([]);
});

test('the place is that of the word, not of a longer one before it', async () => {
  const body = edited(
    'blog/first-post.md',
    '## A heading',
    'The cafeteria and the cafe.\n\n## A heading',
  );
  const { findings } = await findingsOf({ 'wording.yaml': wording, ...body });
  expect(findings).toMatchObject([{ code: 'house-style', column: 23 }]);
});

test('the advice on "it\'s" names both spellings that may be meant', async () => {
  const { printed } = await findingsOf({
    'wording.yaml': `spellings:\n  - { avoid: "it's", write: it is }\n`,
    ...edited('services/marketing.md', 'All about it.', "The shop and it's owner."),
  });
  expect(printed).toContain('Write "it is", or "its" if something belongs to it.');
});
