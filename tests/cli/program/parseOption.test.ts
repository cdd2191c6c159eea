import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { parseCount } from '#cli/program/parseOption.ts';

test.each([
  ['0', 0],
  ['1250', 1250],
])('the count %s is %i', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test.each(['', '-1', '1.5', 'all'])('"%s" is no count', (text) => {
  expect(() => parseCount(text)).toThrow(InvalidArgumentError);
});
