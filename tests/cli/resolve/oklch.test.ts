import { expect, test } from 'vitest';
import { contrast, fromOklch, mix, toOklch } from '#cli/resolve/oklch.ts';

test.each([
  // The values that https://www.w3.org/TR/css-color-4/#ok-lab and browsers give.
  ['#ff0000', { l: 0.628, c: 0.2577, h: 29.23 }],
  ['#00ff00', { l: 0.8664, c: 0.2948, h: 142.5 }],
  ['#0000ff', { l: 0.452, c: 0.3132, h: -95.95 }],
])('%s in OKLCH', (hex, { l, c, h }) => {
  const found = toOklch(hex);
  expect(found.l).toBeCloseTo(l, 3);
  expect(found.c).toBeCloseTo(c, 3);
  expect(found.h).toBeCloseTo(h, 1);
});

test.each(['#000000', '#ffffff', '#00513b', '#ffcf33', '#6a35a8', '#808080'])(
  '%s is the same after a way through OKLCH',
  (hex) => {
    expect(fromOklch(toOklch(hex))).toBe(hex);
  },
);

test('a colour that sRGB does not have keeps its lightness and its hue', () => {
  const found = toOklch(fromOklch({ l: 0.6, c: 0.4, h: 145 }));
  expect(found.l).toBeCloseTo(0.6, 2);
  expect(found.h).toBeCloseTo(145, 0);
  expect(found.c).toBeLessThan(0.25);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#767676', 4.54],
])('the contrast of %s and %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('a mixture of two colours', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#8c53a2');
});
