import { expect, test } from 'vitest';
import { maskOf } from '#cli/similarity/maskedSentences.ts';
import { runCoverage } from '#cli/similarity/runCoverage.ts';

const mask = maskOf(['Leeds', 'York']);
const page = (path: string, ...texts: string[]) => ({
  path,
  texts: texts.map((text) => ({ text, isLocal: true })),
  slotWords: [],
});

test('the coverage of a page is the share of its runs of eight words that other towns have, whatever their names', () => {
  const coverage = runCoverage(
    [
      [page('/leeds', 'one a b c d e f Leeds g h')],
      [page('/york', 'two a b c d e f York g h'), page('/york/web', 'nothing of the kind')],
    ],
    mask,
  );
  expect(coverage.get('/leeds')).toBeCloseTo(2 / 3, 5);
  expect(coverage.get('/york')).toBeCloseTo(2 / 3, 5);
  expect(coverage.get('/york/web')).toBe(0);
});

test('a run that only pages of the same town have is not covered', () => {
  const text = 'one a b c d e f g h';
  const coverage = runCoverage([[page('/leeds', text), page('/leeds/web', text)]], mask);
  expect([...coverage.values()]).toEqual([0, 0]);
});
