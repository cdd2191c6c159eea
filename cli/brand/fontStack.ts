import type { PackagedFont } from '#schemas/brand.ts';
import { fallbackFonts } from './fallbackFonts.ts';

/**
 * Returns the list of fonts for styles: the font, its fallback, and the fonts that devices have. Returns only the fonts of the devices if the
 * package, and with it the family, is not known.
 */
export function fontStack({ fallback }: PackagedFont, source?: { family: string }): string {
  const own = source ? [source.family, fallbackName(source.family)] : [];
  return quoted([...own, ...fallbackFonts[fallback].stack]);
}

/** Returns names of fonts as CSS, in quotation marks if they have spaces. Keywords such as "serif" must not have any. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => (/^[A-Za-z][\w-]*$/.test(name) ? name : `'${name}'`)).join(', ');
}

/** Returns the name of the font that is shown until a font has arrived. */
export function fallbackName(family: string): string {
  return `${family} fallback`;
}
