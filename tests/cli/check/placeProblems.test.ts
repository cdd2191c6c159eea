import { expect, test } from 'vitest';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/model/problem.ts';

const file = 'content/towns/leeds.md';
const texts = new Map([
  [file, '---\nname: Leeds\nsectors:\n  - sector: retail\n---\nText.\n'],
  ['content/a.yaml', 'order: 1\n'],
]);

test('a problem at a value or at its name becomes a finding with a line and a column', () => {
  const path = ['sectors', 0, 'sector'];
  const args = { sector: 'retail' };
  const problems: Problem[] = [
    { code: 'town-sector-repeated', args, at: { file, path } },
    { code: 'town-sector-repeated', args, at: { file, path, on: 'key' } },
  ];
  expect(placeProblems(problems, texts)).toEqual(
    [5, 13].map((column) => ({
      code: 'town-sector-repeated',
      level: 'error',
      args,
      file,
      line: 4,
      column,
      path,
      related: [],
    })),
  );
});

test('both places of a conflict are found', () => {
  const problem: Problem = {
    code: 'order-repeated',
    args: { found: 1 },
    at: { file, line: 6, column: 2 },
    related: [{ file: 'content/a.yaml', path: ['order'] }],
  };
  expect(placeProblems([problem], texts)).toMatchObject([
    { line: 6, column: 2, path: [], related: [{ file: 'content/a.yaml', line: 1, column: 8 }] },
  ]);
});

test('a problem in a file without a known text is on the first line', () => {
  const problem: Problem = {
    code: 'price-reversed',
    args: { min: 2, max: 1, currency: 'GBP' },
    at: { file: 'content/gone.yaml', path: ['x'] },
  };
  expect(placeProblems([problem], texts)).toMatchObject([{ line: 1, column: 1 }]);
});

test('the same problem found twice is reported once', () => {
  const problem: Problem = { code: 'file-empty', args: {}, at: { file, line: 1, column: 1 } };
  const other: Problem = { code: 'file-crlf', args: { lines: 1 }, at: problem.at };
  expect(placeProblems([problem, other, problem], texts).map(({ code }) => code)).toEqual([
    'file-crlf',
    'file-empty',
  ]);
});
