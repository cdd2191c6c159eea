import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const service = (fields: string) =>
  edited('services/marketing.md', 'listing:', `${fields}\nlisting:`);
const tally = (marked: number) =>
  edited(
    'testimonials/ada.yaml',
    'company: Ada Ltd',
    `company: Ada Ltd\ntally: { count: 9, marked: ${marked}, label: of nine }`,
  );

test('sections that the service has', async () => {
  const process = 'process:\n' + '  - { title: A, text: B }\n'.repeat(4);
  const { printed } = await findingsOf(service(`${process}sections: [process, benefits, body]`));
  expect(printed).toBe('');
});

test('a section without its field', async () => {
  const { printed } = await findingsOf(service('sections:\n  - benefits\n  - document'));
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:23:5  error  field-missing
      "document" is missing.
      Expected a document, because "sections" names it.
      Add "document:".

        22 |   - benefits
      > 23 |   - document
           |     ^
        24 | listing:"
  `);
});

test('a portfolio that the page does not show, and a section that is named twice', async () => {
  const { findings } = await findingsOf(service('sections: [portfolio, benefits, benefits]'));
  expect(findings.map(({ code, path }) => [code, path])).toEqual([
    ['field-missing', ['sections', 0]],
    ['list-item-repeated', ['sections', 2]],
  ]);
});

test('all squares of a tally can be marked, but no more', async () => {
  expect((await findingsOf(tally(9))).codes).toEqual([]);
  const { printed } = await findingsOf(tally(10));
  expect(printed).toMatchInlineSnapshot(`
    "content/testimonials/ada.yaml:4:28  error  field-invalid
      "tally.marked" is 10.
      Expected at most 9.
      Correct the number.

        3 | company: Ada Ltd
      > 4 | tally: { count: 9, marked: 10, label: of nine }
          |                            ^
        5 | text: Good work, says Ada."
  `);
});

test('the words of a tally name its own count', async () => {
  const labelled = (label: string) =>
    edited(
      'testimonials/ada.yaml',
      'company: Ada Ltd',
      `company: Ada Ltd\ntally: { count: 60, marked: 9, label: ${label} }`,
    );
  expect((await findingsOf(labelled('of 60 notes'))).codes).toEqual([]);
  expect((await findingsOf(labelled('notes of 12 drivers'))).codes).toEqual([]);
  const { printed } = await findingsOf(labelled('of 600 notes'));
  expect(printed).toContain('"tally.count" is 60.');
  expect(printed).toContain('Expected 600, as "label" has it.');
});
