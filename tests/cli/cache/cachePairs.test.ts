import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachePairs } from '#cli/cache/cachePairs.ts';
import type { Problem } from '#cli/model/problem.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Texts of files by their names. Two files are alike if they have the same text. */
type Texts = Record<string, string>;

/** Returns the problems of all pairs of equal texts, or of those with a changed file. */
function alike(texts: Texts, changed?: ReadonlySet<string>): Problem[] {
  const names = Object.keys(texts);
  return names.flatMap((file, index) =>
    names.slice(0, index).flatMap((other): Problem[] => {
      if (texts[file] !== texts[other]) return [];
      if (changed && !changed.has(file) && !changed.has(other)) return [];
      return [
        {
          code: 'locations-alike',
          args: { path: file, other, similarity: 1, limit: 0.7 },
          at: { file, line: 1, column: 1 },
          related: [{ file: other, line: 1, column: 1 }],
        },
      ];
    }),
  );
}

/** Compares texts with the notes of the last run. Returns the pairs, and the files that were compared with all others. */
function compare(notes: string, texts: Texts, common = 'one') {
  let compared: string[] | 'all' | 'nothing' = 'nothing';
  const problems = cachePairs(notes, { common, files: texts }, (changed) => {
    compared = changed ? [...changed] : 'all';
    return alike(texts, changed);
  });
  return {
    pairs: problems.map(({ at, related: [other] = [] }) => `${at.file} ${other?.file}`),
    compared,
  };
}

const first = { a: 'x', b: 'x', c: 'y', d: 'z' };

test.each<[string, Texts, string[], string[] | 'nothing']>([
  ['nothing', first, ['b a'], 'nothing'],
  ['a text', { ...first, d: 'y' }, ['b a', 'd c'], ['d']],
  ['a text that was like another', { ...first, b: 'y' }, ['c b'], ['b']],
  ['a new file', { ...first, e: 'x' }, ['b a', 'e a', 'e b'], ['e']],
  ['a file that was removed', { b: 'x', c: 'y', d: 'z' }, [], []],
])('after a change of %s', (_, texts, pairs, compared) => {
  const notes = join(temporaryFolder(), 'pairs.json');
  expect(compare(notes, first)).toEqual({ pairs: ['b a'], compared: 'all' });
  expect(compare(notes, texts)).toEqual({ pairs, compared });
  // The same problems in the same order as without notes.
  expect(compare(join(temporaryFolder(), 'none.json'), texts).pairs).toEqual(pairs);
  expect(compare(notes, texts)).toEqual({ pairs, compared: 'nothing' });
});

test('all files are compared after a change of what all depend on', () => {
  const notes = join(temporaryFolder(), 'pairs.json');
  compare(notes, first);
  expect(compare(notes, first, 'two').compared).toBe('all');
});

test.each(['', '[]', 'null', '{"common":"one"}', '{"common":"one","files":{}}', 'half'])(
  'all files are compared if the notes are %j',
  (text) => {
    const notes = join(temporaryFolder(), 'pairs.json');
    if (text === 'half') {
      compare(notes, first);
      const whole = readFileSync(notes, 'utf8');
      writeFileSync(notes, whole.slice(0, whole.length / 2));
    } else writeFileSync(notes, text);
    expect(compare(notes, first)).toEqual({ pairs: ['b a'], compared: 'all' });
  },
);
