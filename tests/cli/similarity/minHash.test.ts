import { describe, expect, it } from 'vitest';
import { signatureOf, similarPairs } from '#cli/similarity/minHash.ts';
import { jaccard } from '#cli/similarity/shingles.ts';

/** Texts of 600 runs of which `shared` are the same in all. */
function family(members: number, shared: number, seed: number): Uint32Array[] {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  const common = Array.from({ length: shared }, next);
  return Array.from({ length: members }, () =>
    Uint32Array.from([...common, ...Array.from({ length: 600 - shared }, next)]).sort(),
  );
}

describe('pairs that are alike are found without comparing all of them', () => {
  it('finds every pair at a similarity of 0.6 and more', () => {
    const texts = family(60, 450, 7);
    expect(jaccard(texts[0] ?? new Uint32Array(), texts[1] ?? new Uint32Array())).toBeCloseTo(0.6);
    const found = [...similarPairs(texts.map(signatureOf))];
    expect(found).toHaveLength((60 * 59) / 2);
  });

  it('passes by most pairs that have a tenth in common', () => {
    const texts = family(60, 109, 11);
    const found = [...similarPairs(texts.map(signatureOf))];
    expect(found.length).toBeLessThan(((60 * 59) / 2) * 0.1);
  });

  it('names each pair once, the lesser index first', () => {
    const found = [...similarPairs(family(10, 590, 3).map(signatureOf))];
    expect(new Set(found.map(String)).size).toBe(found.length);
    expect(found.every(([a, b]) => a < b)).toBe(true);
  });

  it('gives texts that are too short for a run a signature', () => {
    expect(signatureOf(new Uint32Array())).toHaveLength(256);
  });
});
