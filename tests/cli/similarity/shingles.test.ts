import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countShared, jaccard, shinglesOf } from '#cli/similarity/shingles.ts';

describe('similarity is the share of runs of five words that two texts have in common', () => {
  it('a text is the same as itself, whatever its case, punctuation and spacing', () => {
    const a = shinglesOf('One two three, four five six seven.');
    const b = shinglesOf('ONE  two\nthree four – five; six seven');
    expect(jaccard(a, b)).toBe(1);
  });

  it('texts without a common run have nothing in common', () => {
    expect(jaccard(shinglesOf('a b c d e'), shinglesOf('e d c b a'))).toBe(0);
  });

  it('of three runs each, with one in common, one in five is shared', () => {
    const a = shinglesOf('a b c d e f g');
    const b = shinglesOf('x y c d e f g');
    expect([a.length, b.length, countShared(a, b)]).toEqual([3, 3, 1]);
    expect(jaccard(a, b)).toBeCloseTo(1 / 5);
  });

  it('a run that comes twice counts once', () => {
    expect(shinglesOf('a b c d e a b c d e')).toHaveLength(5 + 1 - 1);
  });

  it('texts under five words have no runs, and are the same as each other', () => {
    expect(jaccard(shinglesOf('a b'), shinglesOf(''))).toBe(1);
  });

  it('gives what a naive comparison of sets gives, for any texts', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    const runs = (words: string[]) =>
      new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [x, y] = [runs(a), runs(b)];
        const all = x.union(y).size;
        const expected = all === 0 ? 1 : x.intersection(y).size / all;
        expect(jaccard(shinglesOf(a.join(' ')), shinglesOf(b.join(' ')))).toBeCloseTo(expected, 6);
      }),
    );
  });
});
