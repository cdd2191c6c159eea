import { expect, test } from 'vitest';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const phrasing = (text: string) => ({
  ...edited(
    'variants/web-design.yaml',
    /lead:\n(?: {2}- .*\n)+/,
    `lead:\n${`  - "${text}"\n`.repeat(3)}`,
  ),
  ...edited('sectors/retail.yaml', /phrase: .*/, 'phrase: retail firms'),
});
const faultsIn = async (text: string) =>
  (await findingsOf(phrasing(text))).findings.flatMap((finding) =>
    finding.code === 'slot-reads-wrong' ? [[finding.args.kind, finding.args.word]] : [],
  );

test('a value that repeats a word beside it', async () => {
  const { printed } = await findingsOf({
    ...phrasing('Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned.'),
  });
  expect(printed).toMatchInlineSnapshot(`
    "content/variants/web-design.yaml:14:5  warning  list-item-repeated
      "lead[1]" is "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned.", which the list already has.
      Delete one of the two.
      See also content/variants/web-design.yaml:13:5

        13 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."
      > 14 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."
           |     ^
        15 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."

    content/variants/web-design.yaml:14:5  warning  slot-reads-wrong
      On /locations/bristol/web-design and on 2 other pages, {{ sector1 }} gives "Work for firms that serve retail firms in Bristol is planned".
      Expected "firms" only once within a few words.
      Write another word than "firms", move the variable, or name the sectors that suit the text.

        13 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."
      > 14 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."
           |     ^
        15 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."

    content/variants/web-design.yaml:15:5  warning  list-item-repeated
      "lead[2]" is "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned.", which the list already has.
      Delete one of the two.
      See also content/variants/web-design.yaml:13:5

        14 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."
      > 15 |   - "Ask us. Work for firms that serve {{ sector1 }} {{ in_town }} is planned."
           |     ^
        16 | passages:"
  `);
});

test.each([
  ['A firm like {{ sector1 }} may ask.', [['repeated', 'firm']]],
  ['For {{ sector1 }}, as for other firms, it holds.', [['repeated', 'firms']]],
  ['For {{ sector1 }}. Firms ask.', []],
  ['Firms one two three four five {{ sector1 }}.', []],
  ['In office hours {{ usual_reply }} is usual.', [['repeated', 'hours']]],
  ['We reply within {{ promised_reply }}, in {{ usual_reply }} as a rule.', []],
])('"%s" is %j', async (text, expected) => {
  expect(await faultsIn(text)).toEqual(expected);
});

test.each([
  ['It takes the better part of {{ duration }}.', [['range', 'part of']]],
  ['It costs from {{ price_range }}.', [['range', 'from']]],
  ['It takes a {{ duration }} or so.', [['range', 'a']]],
  ['It takes {{ duration }}.', []],
])('a range in "%s" is %j', async (text, expected) => {
  expect(await faultsIn(text)).toEqual(expected);
});

test.each([
  ['Ask a {{ county }} firm.', []],
  ['Ask {{ town | an }} firm.', []],
  ['Ask a {{ town }} firm.', [['article', 'a']]],
  ['Ask an {{ county }} firm.', [['article', 'an']]],
  ['Firms in the {{ county }} ask.', []],
  ['Firms in the the {{ county }}.', []],
  ['Firms in the {{ county }}.', [['the', 'the']]],
  ['Firms in the {{ county }} are many.', [['the', 'the']]],
])('an article in "%s" is %j', async (text, expected) => {
  const { findings } = await findingsOf({
    ...phrasing(text),
    ...edited('towns/york.md', 'name: York', 'name: Otley'),
  });
  expect(
    findings.flatMap(({ code, args }) =>
      code === 'slot-reads-wrong' ? [[args.kind, args.word]] : [],
    ),
  ).toEqual(expected);
});

test.each([
  ['SEO audits', [['article', 'a']]],
  ['8-week courses', [['article', 'a']]],
  ['REM studies', []],
  ['£8 tickets', []],
])('an article before "%s" is %j', async (phrase, expected) => {
  const { findings } = await findingsOf({
    ...phrasing('Ask a {{ service }} firm.'),
    ...edited('services/web-design.md', /phrase: .*/, `phrase: "${phrase}"`),
  });
  expect(
    findings.flatMap(({ code, args }) =>
      code === 'slot-reads-wrong' ? [[args.kind, args.word]] : [],
    ),
  ).toEqual(expected);
});

test('an article that does not suit a town names its page and the filter', async () => {
  const { findings, texts } = await findingsOf({
    ...phrasing('Ask a {{ town }} firm.'),
    ...edited('towns/york.md', 'name: York', 'name: Otley'),
  });
  const wrong = findings.filter(({ code }) => code === 'slot-reads-wrong');
  expect(formatPretty({ findings: wrong, texts, files: 0, outcome: '' }, { colour: false }))
    .toMatchInlineSnapshot(`
    "content/variants/web-design.yaml:14:5  warning  slot-reads-wrong
      On /locations/york/york-web-design, {{ town }} gives "Ask a Otley firm".
      Expected "an" before this value.
      Write "{{ town | an }}" without "a"; it gives the right word for each value.

        13 |   - "Ask a {{ town }} firm."
      > 14 |   - "Ask a {{ town }} firm."
           |     ^
        15 |   - "Ask a {{ town }} firm."

    0 files, no errors, 1 warning. "npm run site -- explain slot-reads-wrong" says more.
    "
  `);
});

test('the sound of an abbreviation is not checked', async () => {
  const { codes } = await findingsOf({
    ...phrasing('Ask an {{ town }} firm.'),
    ...edited('towns/york.md', 'name: York', 'name: MVP'),
    ...edited('towns/leeds.md', 'name: Leeds', 'name: Otley'),
    ...edited('towns/bristol.md', 'name: Bristol', 'name: Egham'),
  });
  expect(codes).not.toContain('slot-reads-wrong');
});

test('a figure that starts a sentence', async () => {
  expect(await faultsIn('Take heart. {{ duration }} is usual.')).toEqual([['start', '2–8 weeks']]);
});

test('a name that is spelt like a common word is another word', async () => {
  const { findings } = await findingsOf({
    ...phrasing('It reads well {{ in_town }}.'),
    ...edited('towns/york.md', /name: York/, 'name: York\nshortName: Wells'),
  });
  expect(findings.filter(({ code }) => code === 'slot-reads-wrong')).toEqual([]);
});

test('a page is reported once for each phrasing', async () => {
  const { findings } = await findingsOf(phrasing('Firms for {{ sector1 }}.'));
  const places = findings
    .filter(({ code }) => code === 'slot-reads-wrong')
    .map(({ path }) => JSON.stringify(path));
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(0);
});

test.each(['heading', 'title', 'description'])('an article in a pattern of "%s"', async (field) => {
  const { findings } = await findingsOf({
    ...edited(
      'variants/web-design.yaml',
      new RegExp(`\\n${field}:\\n(?: {2}- .*\\n)+`),
      `\n${field}:\n  - "Websites that are made for a {{ town }} firm"\n`,
    ),
    ...edited('towns/york.md', 'name: York', 'name: Otley'),
  });
  const wrong = findings.filter(({ code }) => code === 'slot-reads-wrong');
  expect(wrong.map(({ path }) => path)).toEqual([[field, 0]]);
});

test('a search text may start with a figure', async () => {
  const { codes } = await findingsOf(
    edited(
      'variants/web-design.yaml',
      /\ndescription:\n(?: {2}- .*\n)+/,
      '\ndescription:\n  - "Websites {{ in_town }}. {{ duration }}, {{ price_range }}."\n',
    ),
  );
  expect(codes).not.toContain('slot-reads-wrong');
});
