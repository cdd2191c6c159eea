import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheResults } from '#cli/inspect/cacheResults.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Asks for the lengths of texts. Returns them, and the texts whose length was not known. */
async function lengthsOf(file: string, texts: readonly string[]) {
  const made: string[] = [];
  const results = await cacheResults(
    file,
    texts,
    (text) => `length of ${text}`,
    async (text) => {
      made.push(text);
      return text.length;
    },
  );
  return { results, made };
}

test('only items without a known result are made, and all keep their order', async () => {
  const file = join(temporaryFolder(), 'lengths.json');
  await lengthsOf(file, ['four', 'seven']);
  expect(await lengthsOf(file, ['three', 'four'])).toEqual({
    results: [
      ['three', 5],
      ['four', 4],
    ],
    made: ['three'],
  });
});

test.each([[['three']], [['four']], [[]]])(
  'results that no check uses are dropped: %j are checked after four and seven',
  async (texts) => {
    const file = join(temporaryFolder(), 'lengths.json');
    await lengthsOf(file, ['four', 'seven']);
    await lengthsOf(file, texts);
    const kept = texts.map((text) => [`length of ${text}`, text.length]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(Object.fromEntries(kept));
  },
);

test.each(['', 'null', '{"length'])('a damaged file counts as empty: %j', async (text) => {
  const file = join(temporaryFolder(), 'lengths.json');
  writeFileSync(file, text);
  expect((await lengthsOf(file, ['four'])).made).toEqual(['four']);
});
