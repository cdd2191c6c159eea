import { describe, expect, test } from 'vitest';
import { separation } from '#cli/resolve/separation.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('two points are apart', () => {
  const isApart = separation([{ name: 'A river', line: [at(52, 0), at(52, 1), at(53, 1)] }]);

  test('if the line between them crosses a barrier', () => {
    expect(isApart(at(51.9, 0.5), at(52.1, 0.5))).toBe(true);
    expect(isApart(at(52.5, 0.9), at(52.5, 1.1))).toBe(true);
  });

  test('in both directions', () => {
    expect(isApart(at(52.1, 0.5), at(51.9, 0.5))).toBe(true);
  });

  test('but not if the line passes its end, ends before it, or runs along it', () => {
    expect(isApart(at(51.9, -0.1), at(52.1, -0.1))).toBe(false);
    expect(isApart(at(51.8, 0.5), at(51.9, 0.5))).toBe(false);
    expect(isApart(at(52, 0.2), at(52, 0.8))).toBe(false);
  });

  test('never without barriers', () => {
    expect(separation([])(at(50, -5), at(58, 1))).toBe(false);
  });
});
