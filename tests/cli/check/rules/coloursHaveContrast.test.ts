import { expect, test } from 'vitest';
import { contrast } from '#cli/resolve/oklch.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const FILE = 'brand/brand.yaml';
test('four colours are enough: all others are computed, and can be read', async () => {
  expect((await findingsOf({})).printed).toBe('');
});

test('a colour that cannot be read on its background, with the nearest colour that passes', async () => {
  const { printed, codes } = await findingsOf(
    edited(FILE, 'palette:', "palette:\n  muted: { light: '#9a9aa5', dark: '#ababb4' }"),
  );
  expect(codes).toEqual(['brand-contrast']);
  expect(printed).toMatchInlineSnapshot(`
    "content/brand/brand.yaml:2:19  error  brand-contrast
      "#9a9aa5" (muted) on "#f2f1f7" (tint) has a contrast of 2.48:1 in the light scheme.
      Expected at least 4.5:1, because it is for secondary text on tinted bands.
      Write "light: '#6d6d78'", the nearest colour that passes.

        1 | palette:
      > 2 |   muted: { light: '#9a9aa5', dark: '#ababb4' }
          |                   ^
        3 |   paper:"
  `);
});

test('the nearest colour passes', async () => {
  const { printed } = await findingsOf(
    edited(FILE, 'palette:', "palette:\n  muted: { light: '#9a9aa5', dark: '#ababb4' }"),
  );
  const [, nearest = ''] = /light: '(#\w+)'", the nearest/.exec(printed) ?? [];
  const fixed = edited(
    FILE,
    'palette:',
    `palette:\n  muted: { light: '${nearest}', dark: '#ababb4' }`,
  );
  expect((await findingsOf(fixed)).printed).toBe('');
});

test('a background is blamed if the colours on it are computed', async () => {
  const { printed } = await findingsOf(
    edited(FILE, 'palette:', "palette:\n  card: { light: '#22222e', dark: '#1e1e26' }"),
  );
  expect(printed).toContain(`content/brand/brand.yaml:2:18  error  brand-contrast`);
  expect(printed).toContain('on "#22222e" (card)');
});

test('each scheme has a finding of its own', async () => {
  const { codes } = await findingsOf(
    edited(FILE, 'palette:', "palette:\n  muted: { light: '#9a9aa5', dark: '#55555d' }"),
  );
  expect(codes).toEqual(['brand-contrast', 'brand-contrast']);
});

test('a bright signal on a bright plate', async () => {
  const { printed } = await findingsOf(
    edited(FILE, 'signal:\n    light: "#ffd166"', 'signal:\n    light: "#6b4fc4"'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/brand/brand.yaml:9:12  error  brand-contrast
      "#6b4fc4" (signal) on "#3d2a78" (primary) has a contrast of 1.96:1 in the light scheme.
      Expected at least 4.5:1, because it is for figures on plates.
      Write "light: '#a592ff'", the nearest colour that passes.

         8 |   signal:
      >  9 |     light: "#6b4fc4"
           |            ^
        10 | shape:"
  `);
  const [, nearest = '#000000'] = /light: '(#\w+)'", the nearest/.exec(printed) ?? [];
  expect(contrast(nearest, '#3d2a78')).toBeGreaterThanOrEqual(4.5);
});
