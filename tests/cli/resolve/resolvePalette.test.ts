import { expect, test } from 'vitest';
import { contrastPairs } from '#cli/resolve/contrastPairs.ts';
import { contrast, isGrey, toOklch } from '#cli/resolve/oklch.ts';
import { resolvePalette, schemes } from '#cli/resolve/resolvePalette.ts';
import type { Palette } from '#schemas/brand.ts';

const palette = (paper: string, ink: string, primary: string, signal: string): Palette => ({
  paper: { light: paper },
  ink: { light: ink },
  primary: { light: primary },
  signal: { light: signal },
});

test.each([
  ['purple and yellow', palette('#ffffff', '#1c1c28', '#3d2a78', '#ffd166')],
  ['dark blue and pink', palette('#fdfbf7', '#101820', '#0b2545', '#ffb3c6')],
  ['a pale primary with a dark signal', palette('#fff8f0', '#2a1a0a', '#ffc857', '#7a1f4b')],
  ['grey only', palette('#fafafa', '#111111', '#222222', '#dddddd')],
  ['pale ink on dark paper', palette('#111111', '#eeeeee', '#222244', '#ffcc00')],
])('computes colours that can be read from four: %s', (_, colours) => {
  const resolved = resolvePalette(colours);
  const failing = contrastPairs.flatMap(({ colour, on, ratio }) =>
    schemes.filter((scheme) => contrast(resolved[colour][scheme], resolved[on][scheme]) < ratio),
  );
  expect(failing).toEqual([]);
});

test('text on a bright plate is dark, even if the ink is pale', () => {
  const { onPrimary, primary } = resolvePalette(
    palette('#14181c', '#f2f2f2', '#ffc857', '#7fd1ff'),
  );
  expect(contrast(onPrimary.light, primary.light)).toBeGreaterThan(7);
});

test('given colours stay as they are', () => {
  const given = {
    ...palette('#ffffff', '#1c1c28', '#3d2a78', '#ffd166'),
    muted: { light: '#bbbbbb', dark: '#333333' },
    code: { string: { light: '#123456' } },
  };
  const { muted, codeString } = resolvePalette(given);
  expect(muted).toEqual(given.muted);
  expect(codeString.light).toBe('#123456');
});

test('a dark form that is left out has the hue of the light one', () => {
  const { accent } = resolvePalette({
    ...palette('#ffffff', '#1c1c28', '#3d2a78', '#ffd166'),
    accent: { light: '#0b57a4' },
  });
  expect(toOklch(accent.dark).h).toBeCloseTo(toOklch(accent.light).h, -1);
  expect(toOklch(accent.dark).l).toBeGreaterThan(toOklch(accent.light).l);
});

test.each(['#111111', '#2a2a2a'])('cards on the dark paper %s are a little lighter', (dark) => {
  const { paper, card } = resolvePalette(palette(dark, '#eeeeee', '#222244', '#ffcc00'));
  const difference = toOklch(card.light).l - toOklch(paper.light).l;
  expect(difference).toBeGreaterThan(0.02);
  expect(difference).toBeLessThan(0.1);
});

test.each(['#000000', '#333333'])('colours computed from %s have no hue', (primary) => {
  const { paper, card, tint } = resolvePalette(palette('#fcfcfb', '#1c1c1f', primary, '#eeeeee'));
  for (const { dark } of [paper, card, tint]) expect(isGrey(toOklch(dark)), dark).toBe(true);
});

test('the dark scheme has a dark paper with light ink', () => {
  const { paper, ink } = resolvePalette(palette('#ffffff', '#1c1c28', '#3d2a78', '#ffd166'));
  expect(toOklch(paper.dark).l).toBeLessThan(0.25);
  expect(toOklch(ink.dark).l).toBeGreaterThan(0.9);
});
