import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('two towns of one name are a conflict, in upper case too', async () => {
  const { findings } = await findingsOf(edited('towns/leeds.md', 'name: Leeds', 'name: YORK'));
  // The file of York has its name.
  expect(findings.find(({ code }) => code === 'town-name-repeated')).toMatchObject({
    file: 'content/towns/leeds.md',
    args: { name: 'YORK', county: 'West Yorkshire', slug: 'leeds' },
    related: [{ file: 'content/towns/york.md' }],
  });
});

test('brackets tell two towns apart', async () => {
  const files = edited('towns/leeds.md', 'name: Leeds', 'name: York (Leeds)\nshortName: York');
  expect((await findingsOf(files)).codes).not.toContain('town-name-repeated');
});
