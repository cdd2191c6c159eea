import { asciiLetters } from './asciiLetters.ts';

/**
 * Returns a name in the form of a slug: "Shop Door (1)" becomes "shop-door-1", "Zoë" becomes "zoe", "Ørsted" becomes "orsted". Returns an empty
 * text if the name has no letter or digit of ASCII.
 */
export function slugOf(name: string): string {
  return asciiLetters(name.normalize('NFKD').toLowerCase())
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
