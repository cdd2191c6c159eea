import type { ResolvedPalette, Role, Scheme } from '#cli/model/palette.ts';
import { valueAt } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import { contrastPairs } from '#cli/resolve/contrastPairs.ts';
import type { ContrastPair } from '#cli/resolve/contrastPairs.ts';
import { nearestColour } from '#cli/resolve/nearestColour.ts';
import { contrast } from '#cli/resolve/oklch.ts';
import { givenColour, pathOfRole, resolvePalette, schemes } from '#cli/resolve/resolvePalette.ts';
import type { Palette } from '#schemas/brand.ts';
import type { Rule } from '../rule.ts';

/**
 * Adjacent colours on pages have the contrast that WCAG 2.2 requires. For each colour, only the pair that is furthest below its limit is
 * reported.
 */
export const coloursHaveContrast: Rule = ({ content: { singles } }): Problem[] => {
  if (!singles.brand) return [];
  const { file, data } = singles.brand;
  const { palette } = data;
  const colours = resolvePalette(palette);
  const worst = new Map<string, { pair: ContrastPair; scheme: Scheme; role: Role }>();
  for (const scheme of schemes) {
    for (const pair of contrastPairs.filter((one) => !passes(one, colours, scheme))) {
      const role = roleToChange(palette, pair, scheme);
      const key = placeOf(palette, role, scheme).join('.');
      const known = worst.get(key);
      if (known && shareOf(known.pair, colours, known.scheme) <= shareOf(pair, colours, scheme))
        continue;
      worst.set(key, { pair, scheme, role });
    }
  }
  return [...worst.values()].map(({ pair, scheme, role }): Problem => {
    const { colour, on, ratio, use } = pair;
    const path = placeOf(palette, role, scheme);
    const nearest = nearestPassing(palette, pair, scheme, role);
    const args = {
      colour: { role: colour, hex: colours[colour][scheme] },
      on: { role: on, hex: colours[on][scheme] },
      scheme,
      use,
      ratio: contrast(colours[colour][scheme], colours[on][scheme]),
      least: ratio,
      field: path.at(-1) ?? '',
      ...(nearest !== undefined && { nearest }),
    };
    return { code: 'brand-contrast', args, at: { file, path: ['palette', ...path] } };
  });
};

function passes({ colour, on, ratio }: ContrastPair, colours: ResolvedPalette, scheme: Scheme) {
  return contrast(colours[colour][scheme], colours[on][scheme]) >= ratio;
}

/** Returns the share of the needed contrast that a pair has. */
function shareOf({ colour, on, ratio }: ContrastPair, colours: ResolvedPalette, scheme: Scheme) {
  return contrast(colours[colour][scheme], colours[on][scheme]) / ratio;
}

/** Returns the role of a pair that an editor gave for a scheme, the text before its background; or else a role that both depend on. */
function roleToChange(palette: Palette, { colour, on }: ContrastPair, scheme: Scheme): Role {
  const roles = [colour, on];
  const base = on === 'primaryDeep' || on === 'secondary' ? 'primary' : 'paper';
  return (
    roles.find((role) => givenColour(palette, role)?.[scheme]) ??
    roles.find((role) => givenColour(palette, role)) ??
    base
  );
}

/** Returns the place of the colour that a role has in a scheme. The dark form may be computed from the light one. */
function placeOf(palette: Palette, role: Role, scheme: Scheme): string[] {
  return [...pathOfRole(role), givenColour(palette, role)?.[scheme] ? scheme : 'light'];
}

/**
 * Returns the nearest colour for a role with which all of its pairs pass, or at least the one pair; `undefined` if there is none.
 */
function nearestPassing(
  palette: Palette,
  pair: ContrastPair,
  scheme: Scheme,
  role: Role,
): string | undefined {
  const place = placeOf(palette, role, scheme);
  const start = valueAt(palette, place) as string;
  const before = resolvePalette(palette);
  // The dark form may be computed from the light one.
  const isOwn = place.at(-1) === scheme;
  const ofRole = contrastPairs.filter(({ colour, on }) => colour === role || on === role);
  const search = (pairs: readonly ContrastPair[]) =>
    nearestColour(start, (hex) => {
      if (isOwn && !pairs.every((one) => mayPass(one, role, hex))) return false;
      // Colours that are computed from the role change with it.
      const after = resolvePalette(withColour(palette, place, hex) as Palette);
      return pairs.every((one) => passes(one, after, scheme));
    });
  /** Returns whether a pair could pass. This is quick, and most colours do not. */
  const mayPass = ({ colour, on, ratio }: ContrastPair, changed: Role, hex: string): boolean => {
    const other = colour === changed ? on : colour;
    if (other === on || givenColour(palette, other)?.[scheme])
      return contrast(hex, before[other][scheme]) >= ratio;
    const backgrounds = contrastPairs
      .filter((one) => one.colour === other)
      .map((one) => (one.on === changed ? hex : before[one.on][scheme]));
    return ['#000000', '#ffffff'].some((text) =>
      backgrounds.every((background) => contrast(text, background) >= ratio),
    );
  };
  return search(ofRole) ?? search([pair]);
}

function withColour(group: object, [key = '', ...rest]: readonly string[], hex: string): object {
  const inner = (group as Record<string, unknown>)[key];
  return {
    ...group,
    [key]: rest.length > 0 ? withColour((inner ?? {}) as object, rest, hex) : hex,
  };
}
