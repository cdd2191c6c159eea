import { expect, test } from 'vitest';
import { fillFitting } from '#cli/resolve/fittingPattern.ts';

const short = 'In {{ town }}';
const fitting = 'Digital marketing for firms in {{ town }}';
const other = 'Marketing that brings firms in {{ town }} more orders';
const fill = (patterns: string[], start: number) =>
  fillFitting(patterns, 'title', { town: 'York' }, start);

test('the pattern at the start is used if it fits', () => {
  expect(fill([fitting, other], 1)).toEqual({
    pattern: 1,
    text: 'Marketing that brings firms in York more orders',
  });
});

test('otherwise the next that fits is used, wrapping around', () => {
  expect(fill([fitting, other, short], 2).pattern).toBe(0);
  expect(fill([short, short, fitting], 0).pattern).toBe(2);
});

test('the one at the start is used if none fits', () => {
  expect(fill([short, `${short}!`], 1)).toEqual({ pattern: 1, text: 'In York!' });
});
