import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { parseCount, parseId } from '#cli/program/parseOption.ts';

test.each([
  ['0', 0],
  ['1250', 1250],
])('the count %s is %i', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test.each(['', '-1', '1.5', 'all'])('"%s" is no count', (text) => {
  expect(() => parseCount(text)).toThrow(InvalidArgumentError);
});

test('an id may be in capitals, and have spaces around it', () => {
  expect(parseId(' 0B7C1A52-6D0E-8F3A-A1B2-C3D4E5F60718\n')).toBe(
    '0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718',
  );
  expect(parseId('Damaged')).toBe('Damaged');
});
