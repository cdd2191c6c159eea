import { describe, expect, test } from 'vitest';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { edited } from '../../helpers/contentDir.ts';

/** Parses a file of the minimal content after an edit. Returns the codes of its findings and what is printed. */
function findingsAfter(
  name: string,
  from: string | RegExp,
  to: string,
): { codes: string[]; printed: string } {
  const file = `content/${name}`;
  const text = edited(name, from, to)[name] ?? '';
  const texts = new Map([[file, text]]);
  const findings = placeProblems(parseSource(file, text).problems, texts);
  const report = { findings, texts, files: 1, outcome: '' };
  const printed = formatPretty(report, { colour: false }).replace(/\n\n[^\n]*\n$/, '');
  return { codes: findings.map(({ code }) => code), printed };
}

const question = 'questions/price.md';
const service = 'services/marketing.md';

describe('a mistake in YAML is one finding at its own place, with the line to write', () => {
  test.each<[string, string, string | RegExp, string]>([
    ['no space after a colon', question, 'order: 1', 'order:1'],
    ['the same in a group', service, '  icon: web', '  icon:web'],
    ['no space after a hyphen', service, '  - 2nd\n', '  -2nd\n'],
    ['a non-breaking space for an indent', service, '  icon: web', '\u00a0\u00a0icon: web'],
    ['a non-breaking space after a colon', question, 'order: 1', 'order:\u00a01'],
    ['a character without width', question, 'order: 1', '\u200border: 1'],
    ['a colon in a text', question, /question: .*/, 'question: Cost: how much?'],
    ['a text that starts with "@"', question, /question: .*/, 'question: @home?'],
    ['a text that starts with "`"', question, /question: .*/, 'question: `code`?'],
    ['a text that starts with "{{"', question, /question: .*/, 'question: {{ town }} prices?'],
    ['a text that starts with "["', question, /question: .*/, 'question: [How much?'],
    ['a text that starts with ">"', question, /question: .*/, 'question: >How much?'],
    ['marks inside marks', question, /question: .*/, 'question: "Is "good" dear?"'],
    ['a comma after the closing mark', question, /question: .*/, 'question: "How much?",'],
    ['a comma after an entry', service, '  - 2nd\n', "  - '2nd',\n"],
    ['a comma and a comment', question, /question: .*/, 'question: "How much?"; # or less'],
    ['a comment without a space', question, /question: .*/, 'question: "How much?"# or less'],
    ['an apostrophe', question, /question: .*/, "question: 'What's it cost?'"],
    ['a backslash', question, /question: .*/, 'question: "C:\\Users?"'],
    ['a mark at the end only', question, /question: .*/, 'question: How much?"'],
    ['curly marks', question, /question: .*/, 'question: “How much?”'],
    ['a curly mark at the end', question, /question: .*/, 'question: "How much?”'],
    [
      'a missing brace',
      'prices.yaml',
      /marketing:\n(?: .*\n)+/,
      'marketing: { min: 1, max: 2, per: month, duration: x\n',
    ],
    [
      'a missing opening brace',
      'prices.yaml',
      /marketing:\n(?: .*\n)+/,
      'marketing: min: 1, max: 2, per: month, duration: x }\n',
    ],
    [
      'a missing bracket of a list with one entry',
      'blog/first-post.md',
      /tags:\n {2}- Design\n/,
      'tags: [design\n',
    ],
    ['a field of a group that is not indented', service, /^ {2}alt:/m, 'alt:'],
    [
      'a missing comma',
      'prices.yaml',
      /marketing:\n(?: .*\n)+/,
      'marketing: { min: 1 max: 2, per: month, duration: x }\n',
    ],
    [
      'a comma in a number',
      'prices.yaml',
      /marketing:\n(?: .*\n)+/,
      'marketing: { min: 1, max: £3,000, per: month, duration: x }\n',
    ],
    ['no colon', question, 'question:', 'question'],
    ['an equals sign', question, 'question:', 'question ='],
    ['a bold name', question, 'question:', '**question:**'],
    ['a star for an entry', service, '- digital-marketing', '* digital-marketing'],
    ['a line indented too far', service, 'menuTitle:', '  menuTitle:'],
    ['a line indented too little', service, '  icon: web', 'icon: web'],
    ['tabs', service, /( {2})(icon: .*\n) {2}cta/, '\ticon: web\n\tcta'],
  ])('%s', (_, file, from, to) => {
    const { codes, printed } = findingsAfter(file, from, to);
    expect(codes).toHaveLength(1);
    expect(printed).toMatchSnapshot();
  });

  test('and the other mistakes of the file are found too', () => {
    const { codes } = findingsAfter(service, /order: .*\ntitle: .*/, 'order:1\ntitle: A: b');
    expect(codes).toEqual(['yaml-space-missing', 'yaml-quotes']);
  });

  test('and the fields are read as if it were corrected', () => {
    const { parsed } = parseSource('a.yaml', 'title: What: how?\norder:1\n');
    expect(parsed?.data).toEqual({ title: 'What: how?', order: 1 });
  });
});

describe('texts that are right as they are', () => {
  test.each([
    '"Cost: how much?"',
    "'It''s how much?'",
    'How “much” is it?',
    '"“How much?”"',
    '“Good” or “cheap”?',
    'How "much" is it?',
    'Is a 27" screen enough for 6"?',
    "What's a client's answer?",
    'What’s a – long — café 🎉 👩‍💻 worth?',
    'Is it 5* or 3 * 4 & more @ 100%?',
    'Is it free (or cheap) [really]?',
    'Is https://x.example:8080/a#b mine at 9:30?',
    'How\u00a0much?',
    '>-\n  Cost: "how" #1 & \'much\'?',
    '|-\n  title: what?',
    '|-\n  What do we need:\n  - #1 a name\n  - #webdesign\n  - an address',
    '"a name\n  - #1 a name\n  and an address"',
    'How\n  much?',
  ])('%s', (value) => {
    const text = `---\norder: 1\nquestion: ${value}\n---\nA lot.\n`;
    expect(parseSource('a.md', text).problems).toEqual([]);
  });
});

test('a text with a colon and an apostrophe loses the curly marks around it', () => {
  const { printed } = findingsAfter(
    question,
    /question: .*/,
    'question: “Clients’ costs: how much?”',
  );
  expect(printed).toContain('question: "Clients’ costs: how much?"');
});

test.each([
  ['forty thousand fields', 40_000, (index: number) => `field${index}: 1`, []],
  [
    'thousands of tags',
    5000,
    (index: number) => `field${index}: !tag${index} x`,
    Array.from({ length: 20 }, () => 'yaml-quotes'),
  ],
])('a file with %s has only its first mistakes corrected', (_, count, line, expected) => {
  const lines = Array.from({ length: count }, (_, index) => line(index));
  const file = `---\norder: 1\n${lines.join('\n')}\n---\n`;
  const { problems } = parseSource('content/questions/price.md', file);
  expect(problems.map(({ code }) => code)).toEqual(expected);
});

test('a field that appears twice is found in a group of one line too', () => {
  const { problems } = parseSource('content/prices.yaml', 'web: { min: 1, max: 2, min: 3 }\n');
  expect(problems).toMatchObject([
    { code: 'yaml-duplicate-key', args: { key: 'min' }, at: { line: 1, column: 24 } },
  ]);
});
