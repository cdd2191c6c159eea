import type { Palette } from '#schemas/brand.ts';

/** A scheme of colours that a visitor can choose. */
export type Scheme = 'light' | 'dark';

/** The role of a colour. Those of program code have names of their own. */
export type Role =
  keyof Omit<Palette, 'code'> | `code${Capitalize<keyof NonNullable<Palette['code']>>}`;

/** A palette with every role in both schemes, as hex colours. */
export type ResolvedPalette = Record<Role, Record<Scheme, string>>;
