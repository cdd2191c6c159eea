import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const wording = `spellings: []
nationTerms:
  - nations: [Wales]
    terms: [Care Inspectorate Wales]
`;

test.each([
  ['the introduction', /---\n\n/, '---\n\nCare Inspectorate Wales '],
  ['a note', /note: /, 'note: Care Inspectorate Wales '],
])('%s of a town names a term of another nation', async (_, place, text) => {
  const { findings } = await findingsOf({
    'wording.yaml': wording,
    ...edited('towns/york.md', place, text),
  });
  expect(findings.map(({ code, file }) => [code, file])).toEqual([
    ['nation-term', 'content/towns/york.md'],
  ]);
});

test.each([
  ['content without a list of terms', {}],
  ['a term of the nation of the town', { 'wording.yaml': wording.replace('Wales]', 'England]') }],
])('%s', async (_, files) => {
  const town = edited('towns/york.md', /note: /, 'note: Care Inspectorate Wales ');
  expect((await findingsOf({ ...town, ...files })).printed).toBe('');
});
