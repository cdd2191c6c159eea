import { expect, test } from 'vitest';
import { signatureOf, similarPairs } from '#cli/similarity/minHash.ts';
import { shinglesOf } from '#cli/similarity/shingles.ts';
import { words } from '../../helpers/minimalContent.ts';

/** Returns a text of 400 words. `shared` of them are the same as in the first text. */
const text = (shared: number, name: string) =>
  `${words(shared, 'shared')} ${words(400 - shared, name)}`;
const signature = (of: string) => signatureOf(shinglesOf(of));

test('texts that are more than half the same are found', () => {
  const signatures = [text(400, 'a'), text(0, 'b'), text(320, 'c'), text(300, 'd')].map(signature);
  expect([...similarPairs(signatures)].toSorted()).toEqual([
    [0, 2],
    [0, 3],
    [2, 3],
  ]);
});

test('texts with nothing in common are not looked at', () => {
  const signatures = ['a', 'b', 'c', 'd'].map((name) => signature(text(0, name)));
  expect([...similarPairs(signatures)]).toEqual([]);
});

test('a short text has a signature too, and an empty one', () => {
  const short = signature('one two three four five');
  expect(new Set(short).size).toBe(1);
  expect([...similarPairs([short, signature('one two three four five')])]).toEqual([[0, 1]]);
  expect(signature('')).toHaveLength(short.length);
});
