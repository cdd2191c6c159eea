import { describe, expect, test } from 'vitest';
import { contrastPairs } from '#cli/resolve/contrastPairs.ts';
import { resolvePalette } from '#cli/resolve/resolvePalette.ts';
import type { Role } from '#cli/model/palette.ts';
import type { Brand, Palette, Shape } from '#schemas/brand.ts';
import { axeProblems } from '../helpers/axeProblems.ts';
import { builtSiteInBrowser } from '../helpers/browser.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { stayingPath } from '../helpers/longestPages.ts';
import { rebrand } from '../helpers/rebranded.ts';
import { shownPairs } from '../helpers/shownPairs.ts';

const visitor = builtSiteInBrowser();
/** A page of each type. */
const pages = [...Map.groupBy(builtSite().routes, ({ type }) => type)].map(
  ([type, [first]]) => [type, stayingPath(type, first?.path ?? '')] as const,
);

const signs: Shape = {
  radius: 8,
  plateRadius: 24,
  plateEdge: true,
  signs: true,
  heads: 'plate',
  cards: 'outlined',
};
const plain: Shape = {
  radius: 0,
  plateRadius: 0,
  plateEdge: false,
  signs: false,
  heads: 'plain',
  cards: 'filled',
};
const purple: Palette = {
  paper: { light: '#fdfcff' },
  ink: { light: '#211a2e' },
  primary: { light: '#4b2a7b' },
  signal: { light: '#ffc9de' },
};

describe.each([
  ['with signs', signs],
  ['without signs', plain],
])('%s', (_, shape) => {
  test.each(pages)(
    'every pair of colours on a page is in the list of pairs: %s %s',
    async (_type, path) => {
      const { page, goto } = await visitor({ colorScheme: 'light', reducedMotion: 'reduce' });
      await rebrand(page, { palette: distinct, shape });
      await goto(path);
      // A script lights the column of the visitor's own answer.
      const stored = page.locator('.stored');
      if ((await stored.count()) > 0) await stored.and(page.locator('[data-answer]')).waitFor();
      const pairs = await shownPairs(page);
      const named = pairs.map(
        ({ colour, on, example }) => `${roleAt(colour)} on ${roleAt(on)}: ${example}`,
      );
      expect(pairs.length).toBeGreaterThan(3);
      expect(named.filter((pair) => !known.has(pair.replace(/:.*/s, '')))).toEqual([]);
    },
  );
});

describe.each([
  ['light', 390, signs],
  ['dark', 1440, plain],
] as const)('a purple brand in the %s scheme at %i px', (colorScheme, width, shape) => {
  test.each(pages)('can be read: %s %s', async (_, path) => {
    const { page, goto } = await visitor({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await rebrand(page, { palette: purple, shape } satisfies Brand);
    await goto(path);
    expect(await axeProblems(page, { tags: ['wcag2aa'] })).toEqual([]);
  });
});

/** A palette in which no two roles have the same colour, so that a colour in the browser identifies its role. */
const roles = Object.keys(resolvePalette(purple)) as Role[];
const hexOf = (role: Role) =>
  `#${(0x204060 + roles.indexOf(role) * 0x030507).toString(16).padStart(6, '0')}`;
const group = (names: readonly Role[], rename: (name: Role) => string = (name) => name) =>
  Object.fromEntries(names.map((role) => [rename(role), { light: hexOf(role) }]));
const isOfCode = (role: Role) => /^code[A-Z]/.test(role);
const distinct = {
  ...group(roles.filter((role) => !isOfCode(role))),
  code: group(roles.filter(isOfCode), (role) => role.slice('code'.length).toLowerCase()),
} as Palette;

function roleAt(hex: string): string {
  return roles.find((role) => hexOf(role) === hex) ?? hex;
}

/** The pairs of the list. The number of a step has the colours of text the other way round, and contrast has no direction. */
const known = new Set(
  contrastPairs.flatMap(({ colour, on }) => [`${colour} on ${on}`, `${on} on ${colour}`]),
);
