import type { ResolvedPalette, Role, Scheme } from '#cli/model/palette.ts';
import type { Colour, Palette } from '#schemas/brand.ts';
import { contrastPairs } from './contrastPairs.ts';
import { nearestColour } from './nearestColour.ts';
import { contrast, fromOklch, isGrey, mix, toOklch } from './oklch.ts';

/** The schemes of colours. */
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** The roles of program code in a palette, by their names among all roles. */
const codeRoles = {
  codeKeyword: 'keyword',
  codeString: 'string',
  codeConstant: 'constant',
  codeFunction: 'function',
  codeParameter: 'parameter',
  codeComment: 'comment',
} as const satisfies Partial<Record<Role, keyof NonNullable<Palette['code']>>>;

/** Returns the path of a role within a palette. */
export function pathOfRole(role: Role): string[] {
  return isCodeRole(role) ? ['code', codeRoles[role]] : [role];
}

/** Returns the colours that an editor gave to a role; `undefined` if it was left out. */
export function givenColour(palette: Palette, role: Role): Colour | undefined {
  return isCodeRole(role) ? palette.code?.[codeRoles[role]] : palette[role];
}

function isCodeRole(role: Role): role is keyof typeof codeRoles {
  return role in codeRoles;
}

/**
 * Returns a palette with the roles and the dark forms that were left out. They are computed in OKLCH, and are light or dark enough for
 * their backgrounds, unless no colour of their hue is.
 */
export function resolvePalette(palette: Palette): ResolvedPalette {
  const [light, dark] = [resolveScheme(palette, 'light'), resolveScheme(palette, 'dark')];
  const roles = Object.keys(light) as Role[];
  return Object.fromEntries(
    roles.map((role) => [role, { light: light[role], dark: dark[role] }]),
  ) as ResolvedPalette;
}

/** The hues of computed colours, in degrees. */
const hues = { error: 28, stop: 38, keyword: 10, string: 145, constant: 255, function: 305 };

function resolveScheme(palette: Palette, scheme: Scheme): Record<Role, string> {
  const isLight = scheme === 'light';
  const known: Partial<Record<Role, string>> = {};

  /** Returns the colour of a role, or a lighter or darker one that can be read on all backgrounds of the role. */
  const readable = (role: Role, start: string): string => {
    const passes = (candidate: string) =>
      contrastPairs
        .filter(({ colour }) => colour === role)
        .every(({ on, ratio }) => contrast(candidate, known[on] ?? candidate) >= ratio);
    return nearestColour(start, passes) ?? best(role, start);
  };
  /** Returns white or the darker of the inks, whichever has more contrast on all backgrounds of a role. */
  const best = (role: Role, start = white): string => {
    const backgrounds = contrastPairs
      .filter(({ colour }) => colour === role)
      .map(({ on }) => known[on]);
    const least = (candidate: string) =>
      Math.min(...backgrounds.map((on = candidate) => contrast(candidate, on)));
    return [white, darkInk, start].reduce((a, b) => (least(b) > least(a) ? b : a));
  };
  /**
   * Gives a colour to a role: the one of the editor, or else a computed one. If only the light one was given, the dark one is the same, or
   * a lighter or darker one that can be read.
   */
  const set = (role: Role, compute: () => string, like: 'text' | 'surface' = 'text'): string => {
    const given = givenColour(palette, role);
    const own = given?.[scheme];
    const start = given && like === 'text' ? given.light : compute();
    return (known[role] = own ?? readable(role, start));
  };
  const shade = (l: number, c: number, h: number) => () => fromOklch({ l, c, h });

  const [paper, ink] = [toOklch(palette.paper.light), toOklch(palette.ink.light)];
  // If the ink is pale because the light scheme is dark, its paper is dark.
  const darkInk = ink.l < paper.l ? palette.ink.light : palette.paper.light;
  const hasDarkPaper = !isLight || paper.l < ink.l;
  const main = toOklch(palette.primary.light);
  const tone = paper.c >= 0.004 ? { ...paper, c: 0.015 } : { ...main, c: isGrey(main) ? 0 : 0.015 };

  // Surfaces first, because text is made readable on them.
  set('paper', shade(0.19, tone.c, tone.h), 'surface');
  set('primary', () => palette.primary.light);
  set('secondary', () => known.primary ?? '');
  const { paper: ground = '', primary = '' } = known;
  const deep = toOklch(primary);
  set('tint', () => mix(ground, primary, isLight ? 0.06 : 0.14), 'surface');
  set(
    'card',
    () => {
      const dark = toOklch(ground);
      return hasDarkPaper
        ? fromOklch({ ...dark, l: Math.max(0.24, dark.l + 0.03) })
        : mix(ground, white, 0.7);
    },
    'surface',
  );
  set(
    'primaryDeep',
    () => fromOklch({ ...deep, l: deep.l + (deep.l < 0.6 ? -0.07 : 0.04) }),
    'surface',
  );
  set('alert', shade(0.42, 0.15, hues.error));
  set('stop', shade(0.63, 0.17, hues.stop));

  set('signal', () => palette.signal.light);
  set('ink', shade(0.96, Math.min(ink.c, 0.012), ink.h), 'surface');
  const { ink: letters = '', signal = '' } = known;
  set('muted', () => mix(letters, ground, 0.28));
  set('line', () => mix(letters, ground, 0.84));
  set('field', () => mix(letters, ground, 0.45));
  // In the dark, links and rules are a pale form of the plates, because figures have the colour of signals.
  const accent = set(
    'accent',
    isLight ? () => primary : shade(0.86, Math.min(deep.c, 0.07), deep.h),
  );
  set('onAccent', () => best('onAccent'));
  set('focus', () => accent);
  set('star', () => signal);

  for (const [text, soft, plate] of [
    ['onPrimary', 'onPrimarySoft', primary],
    ['onSecondary', 'onSecondarySoft', known.secondary ?? ''],
  ] as const) {
    const full = set(text, () => best(text));
    set(soft, () => mix(full, plate, 0.14));
  }
  set('primaryField', () => known.onPrimary ?? '');
  set('onSignal', () => best('onSignal'));
  set('onAlert', () => best('onAlert'));
  const error = isLight ? shade(0.47, 0.17, hues.error) : shade(0.8, 0.11, hues.error);
  set('error', error);
  set('primaryError', shade(0.9, 0.06, hues.error));

  const code = (hue: number) => (isLight ? shade(0.44, 0.14, hue) : shade(0.84, 0.1, hue));
  set('codeKeyword', code(hues.keyword));
  set('codeString', code(hues.string));
  set('codeConstant', code(hues.constant));
  set('codeFunction', code(hues.function));
  set('codeParameter', code(65));
  set('codeComment', () => known.muted ?? '');
  return known as Record<Role, string>;
}

const white = '#ffffff';
