import { expect, test } from 'vitest';
import { chooseBy, stableHash } from '#cli/resolve/stableHash.ts';

test('a text always has the same number, because pages are chosen by it', () => {
  expect(['', 'leeds', 'leeds/marketing/title', 'Übersee'].map(stableHash)).toMatchInlineSnapshot(`
    [
      2872998923,
      525902058,
      2715663002,
      2497753700,
    ]
  `);
});

test('numbers are between 0 and 2³²', () => {
  for (let index = 0; index < 1000; index++) {
    const hash = stableHash(`town-${index}`);
    expect(Number.isInteger(hash)).toBe(true);
    expect(hash).toBeGreaterThanOrEqual(0);
    expect(hash).toBeLessThan(2 ** 32);
  }
});

test.each([2, 3, 4, 5, 16, 64])('similar texts are spread over %i buckets', (buckets) => {
  const counts = Array.from({ length: buckets }, () => 0);
  const texts = 200 * buckets;
  for (let index = 0; index < texts; index++) {
    const bucket = stableHash(`town/variant/passages/${index}`) % buckets;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  // Each bucket should get 200 texts, with a standard deviation of about 14, so 70 is very unlikely.
  for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(70);
});

test('a choice is the same for the same text, and fails without choices', () => {
  const choices = ['a', 'b', 'c'];
  expect(chooseBy('leeds', choices)).toBe(chooseBy('leeds', [...choices]));
  const all = Array.from({ length: 50 }, (_, index) => chooseBy(`town-${index}`, choices));
  expect(new Set(all)).toEqual(new Set(choices));
  expect(() => chooseBy('leeds', [])).toThrow();
});
