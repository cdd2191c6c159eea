import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the minimal content with figures and outcomes of its case study. */
function study(results: string, outcomes: readonly string[]) {
  const lines = [...outcomes, 'Nobody complained'].map((outcome) => `  - ${outcome}`).join('\n');
  return edited(
    'case-studies/mill-shop.md',
    /outcomes:\n(?: {2}- .*\n)+/,
    `results:\n${results}  - { value: "0", was: a few, label: complaints }\noutcomes:\n${lines}\n`,
  );
}

test.each([
  ['{ value: "63", was: "118", label: calls }', 'Calls down from 118 to 63'],
  ['{ value: "4 in 5", was: a third, label: with a drawing }', 'From a third to four in five'],
  ['{ value: 48 h, label: to hold it }', 'Held for forty-eight hours'],
  ['{ value: "1,480", label: links }', '1,480 links, with nine missed'],
  ['{ value: 6.1 MB, was: 9 MB, label: weight }', 'Weight cut from 9 MB to 6.1 MB'],
  ['{ value: "6", was: "19", label: trips }', 'Trips cut from 19 in May to 6 in June'],
  ['{ value: 1 min, was: 6 min, label: to list it }', 'Under a minute, down from about six'],
])('%s is a figure of: %s', async (result, outcome) => {
  expect((await findingsOf(study(`  - ${result}\n`, [outcome]))).printed).toBe('');
});

test('a figure that nothing states', async () => {
  const files = study('  - { value: "36", was: "118", label: calls }\n', ['From 118 to 63']);
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:14:14  warning  result-contradicted
      "results[0].value" is "36", which neither the outcomes nor the text have.
      Expected a figure that the case study states.
      Correct the figure here, or in the text.

        13 | results:
      > 14 |   - { value: "36", was: "118", label: calls }
           |              ^
        15 |   - { value: "0", was: a few, label: complaints }"
  `);
});

test('an outcome with another figure from before', async () => {
  const files = study('  - { value: "63", was: "118", label: calls }\n', [
    'Calls down from 181 to 63',
    'There had been 118',
  ]);
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:17:5  warning  result-contradicted
      "outcomes[0]" has "Calls down from 181 to 63", but "results[0].was" is "118".
      Expected the same figure.
      Correct the one that is wrong.
      See also content/case-studies/mill-shop.md:14:25

        16 | outcomes:
      > 17 |   - Calls down from 181 to 63
           |     ^
        18 |   - There had been 118"
  `);
});

test.each([
  ['{ value: "63", was: "118", label: calls }', 'Calls down from 118 to 36', 'value'],
  ['{ value: "118", was: "63", label: calls }', 'Calls down from 118 to 63', 'was'],
  ['{ value: 2 days, was: 5 days, label: time }', 'From five working days to three', 'value'],
])('%s does not agree with: %s', async (result, outcome, field) => {
  const files = study(`  - ${result}\n`, [outcome, 'It was 63, then two', 'It had been 118']);
  const { findings } = await findingsOf(files);
  expect(findings.map(({ code, path }) => [code, path])).toEqual([
    ['result-contradicted', ['outcomes', 0]],
  ]);
  expect(findings[0]?.args).toMatchObject({ other: `results[0].${field}` });
});

test('an outcome about another figure that had the same number', async () => {
  const files = study(
    '  - { value: "63", was: "118", label: calls }\n  - { value: "40", label: visits }\n',
    ['Visits down from 118 to 40', 'It had 63'],
  );
  expect((await findingsOf(files)).printed).toBe('');
});

test('a figure that has not changed', async () => {
  const files = study('  - { value: "63", was: "63", label: calls }\n', ['63 calls']);
  expect((await findingsOf(files)).printed).toContain(
    '"results[0].was" is "63", as after the project.',
  );
});

test('another duration in search results', async () => {
  const description = (weeks: string) =>
    edited(
      'case-studies/mill-shop.md',
      /(?<= {2}description: ).*(?:\n {4}.*)*/,
      `How a mill in Halifax got a shop that takes orders at night, what it cost, and why it was built in ${weeks}.`,
    );
  expect((await findingsOf(description('seven weeks'))).printed).toBe('');
  const { printed } = await findingsOf(description('five weeks'));
  expect(printed).toContain(
    '"search.description" has "five weeks", but "duration" is "seven weeks".',
  );
  expect((await findingsOf(description('just weeks'))).printed).toBe('');
  for (const other of ['a week', 'just five weeks', 'thirty-five weeks']) {
    expect((await findingsOf(description(other))).codes).toContain('result-contradicted');
  }
});
