import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test.each([
  ['a letter that is missing', 'Leds', { kind: 'letter', found: 'Leds', slug: 'leeds' }],
  ['small letters', 'leeds', { kind: 'case', found: 'leeds', write: 'Leeds' }],
  [
    'capitals',
    'LEEDS-UPON-AIRE',
    { kind: 'case', found: 'LEEDS-UPON-AIRE', write: 'Leeds-upon-Aire' },
  ],
  [
    'a county',
    'Leeds, West Yorkshire',
    { kind: 'comma', found: 'Leeds, West Yorkshire', write: 'Leeds' },
  ],
])('a name of a town has %s', async (_, name, args) => {
  const { findings } = await findingsOf(edited('towns/leeds.md', 'name: Leeds', `name: ${name}`));
  expect(findings.filter(({ code }) => code === 'town-name-slip')).toMatchObject([
    { file: 'content/towns/leeds.md', args },
  ]);
});

test.each(['Leeds upon Aire', "Leed's", 'Leeds (North)', 'Loidis', 'Léeds'])(
  'a file called "leeds" may have the town %s',
  async (name) => {
    const { codes } = await findingsOf(edited('towns/leeds.md', 'name: Leeds', `name: ${name}`));
    expect(codes).not.toContain('town-name-slip');
  },
);
