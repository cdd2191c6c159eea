import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test.each([
  ['the introduction', /---\n\n/, '---\n\nHere in Leeds, it is wet. '],
  ['a note', /note: /, 'note: Shops here in Leeds '],
])('%s calls another town its own', async (_, place, text) => {
  const { findings } = await findingsOf(edited('towns/york.md', place, text));
  expect(findings).toMatchObject([
    {
      code: 'fact-contradicted',
      file: 'content/towns/york.md',
      args: {
        found: expect.stringMatching(/^[Hh]ere in Leeds$/),
        source: '"name" in content/towns/york.md',
        expected: expect.stringMatching(/^[Hh]ere in York$/),
      },
    },
  ]);
});

test.each([
  'Here in York, it is wet.',
  'Here in Micklegate, it is wet.',
  'Trains here from Leeds are slow.',
  'The press here, in Leeds and in Hull, is read.',
  'Here in Leeds Road, it is wet.',
  'They say: "Here in Leeds, it is dry."',
])('%s is a right text of York', async (text) => {
  const { printed } = await findingsOf(edited('towns/york.md', /---\n\n/, `---\n\n${text} `));
  expect(printed).toBe('');
});

test('a part of a city is in the city', async () => {
  const file = 'towns/york.md';
  const town = edited(file, /---\n\n/, '---\n\nHere in Leeds, it is wet. ')[file] ?? '';
  const part = town.replace('pageSet:', 'partOf: leeds\npageSet:');
  expect((await findingsOf({ [file]: part })).printed).toBe('');
});
