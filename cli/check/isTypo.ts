import { distance } from 'fastest-levenshtein';

/** Returns whether one of two texts has a single character too many, too few or wrong, or two characters swapped. */
export function isTypo(a: string, b: string): boolean {
  if (distance(a, b) === 1) return true;
  return a.length === b.length && distance(a, b) === 2 && sorted(a) === sorted(b);
}

/**
 * Returns whether one of two telephone numbers is the other with a typing error. Numbers that differ in their last two digits only may be two
 * lines of one office, unless these are swapped.
 */
export function isTypoOfNumber(a: string, b: string): boolean {
  const isOtherLine = a.length === b.length && a.slice(0, -2) === b.slice(0, -2);
  return isTypo(a, b) && !(isOtherLine && distance(a, b) === 1);
}

/** Returns whether one of two email addresses in lower case is the other with a typing error before the "@". Short names are too much alike. */
export function isTypoOfEmail(a: string, b: string): boolean {
  const [name = '', domain] = a.split('@');
  const [other = '', otherDomain] = b.split('@');
  return domain === otherDomain && name.length > 3 && isTypo(name, other);
}

function sorted(text: string): string {
  return [...text].sort().join('');
}
