import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { words } from '../../../helpers/minimalContent.ts';

const wording = `spellings: []
nationTerms:
  - nations: [Scotland]
    terms: [Care Inspectorate]
  - nations: [Wales]
    terms: [Care Inspectorate Wales]
  - nations: [England, Wales]
    terms: [SRA]
`;
const paragraph = (term: string) => ({
  'wording.yaml': wording,
  ...edited('sectors/retail.yaml', /web-design: .*/, `web-design: ${term} ${words(60, 'shop')}`),
});

test('a term of another nation in a text that many pages share', async () => {
  const { printed } = await findingsOf(paragraph('The Care Inspectorate'));
  expect(printed.replaceAll(/shop\d+\.?/g, '').replaceAll(/ {2,}\n/g, '\n')).toMatchInlineSnapshot(`
    "content/sectors/retail.yaml:5:19  warning  nation-term
      The text names "Care Inspectorate" on /locations/bristol/web-design (England) and on 2 other pages.
      Expected the term only in Scotland.
      Write "nations: [Scotland]" beside the text and add one for the other nations, or words that are true in all of them.

        4 |   marketing: retail-marketing-0 retail-marketing-1 retail-marketing-2 retail-marketing-3 retail-mark…
      > 5 |   web-design: The Care Inspectorate           shop…
          |                   ^
        6 |"
  `);
});

test.each([
  ['The SRA', []],
  ['Care Inspectorate Wales', [['Care Inspectorate Wales']]],
  ['The SRAs', []],
])('"%s" on the pages of towns in England', async (text, expected) => {
  const { findings } = await findingsOf(paragraph(text));
  expect(
    findings.map((finding) => (finding.code === 'nation-term' ? [finding.args.term] : [])),
  ).toEqual(expected);
});

test('content without a list of terms', async () => {
  const { 'wording.yaml': _, ...files } = paragraph('Estyn and the Care Inspectorate');
  expect((await findingsOf(files)).printed).toBe('');
});

test('a site whose towns are all in one nation leaves out the terms of nations', async () => {
  const { findings } = await findingsOf({
    ...paragraph('The Care Inspectorate'),
    'wording.yaml': 'spellings: []\n',
  });
  expect(findings).toEqual([]);
});
