import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countShared, jaccard, shinglesOf } from '#cli/similarity/shingles.ts';

const likeness = (a: string, b: string) => jaccard(shinglesOf(a), shinglesOf(b));

describe('the runs of five words of a text', () => {
  test.each([
    ['', 0],
    ['one two three four', 0],
    ['one two three four five', 1],
    ['one two three four five six', 2],
    ['a b c d e a b c d e', 5],
  ])('%j has %i', (text, count) => {
    expect(shinglesOf(text)).toHaveLength(count);
  });

  test('are the same whatever the case, the punctuation and the spaces', () => {
    expect(shinglesOf('The shop, on the HILL - sells   £5 tea.')).toEqual(
      shinglesOf('the shop on the hill sells £5 tea'),
    );
  });

  test('are others in another order', () => {
    expect(likeness('one two three four five', 'five four three two one')).toBe(0);
  });

  test('come in ascending order and once each', () => {
    const shingles = [...shinglesOf('a b c d e f g a b c d e f g h i j')];
    expect(shingles).toEqual([...new Set(shingles)].sort((a, b) => a - b));
  });
});

describe('the likeness of two texts', () => {
  test.each([
    ['the same', 'one two three four five six', 'one two three four five six', 1],
    ['another last word: one of three runs is shared', 'a b c d e f', 'a b c d e x', 1 / 3],
    [
      'another first word of ten: five of seven',
      'x b c d e f g h i j',
      'a b c d e f g h i j',
      5 / 7,
    ],
    ['nothing in common', 'a b c d e', 'f g h i j', 0],
    ['nothing at all', '', '', 1],
    ['nothing on one side', '', 'a b c d e', 0],
  ])('%s', (_, a, b, expected) => {
    expect(likeness(a, b)).toBeCloseTo(expected, 10);
  });

  test('is that of the sets of their runs, and the same both ways', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 })
      .map((words) => words.join(' '));
    const runs = (words: string) => {
      const list = words.split(' ').filter(Boolean);
      return new Set(list.slice(4).map((_, start) => list.slice(start, start + 5).join(' ')));
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [runsA, runsB] = [runs(a), runs(b)];
        const all = runsA.union(runsB).size;
        const shared = runsA.intersection(runsB).size;
        expect(countShared(shinglesOf(a), shinglesOf(b))).toBe(shared);
        expect(likeness(a, b)).toBeCloseTo(all === 0 ? 1 : shared / all, 10);
        expect(likeness(b, a)).toBe(likeness(a, b));
      }),
    );
  });
});
