import { distance } from 'fastest-levenshtein';
import { plainLetters } from '../plainLetters.ts';

/** The terms of a site. */
export interface SiteTerms {
  all: Set<string>;
  /** The terms of titles that name their subjects, and of other words for subjects. */
  readonly names: ReadonlySet<string>;
}

/** The minimum length of a word that is recognised by its other letters if its first letter is wrong, or if it names no subject. */
export const MIN_DISTINCT = 6;

/** Returns the terms by which a text is found. "E-commerce" gives "e", "commerce" and "ecommerce", and "firm's" gives "firm", "s" and "firms". */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap((parts) =>
    parts.length === 2 ? [...parts, parts.join('')] : parts,
  );
}

/** Returns the terms of a query. "E-commerce" is one term, "ecommerce". Words of more than two parts, such as names of towns, give each part. */
export function queryTerms(query: string): string[] {
  return wordsOf(query).flatMap((parts) => (parts.length === 2 ? parts.join('') : parts));
}

/** Returns the term for a postcode area, such as "ls0" for "LS". No district has the number 0 and a page about it. */
export function postcodeTerm(area: string): string {
  return `${area.toLowerCase()}0`;
}

/** Returns the number of letters in which a word that no page has may differ from one that is meant. */
export function mostErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns whether a word is a term of the site or the beginning of one. */
export function beginsTerm(word: string, { all }: SiteTerms): boolean {
  return [...all].some((term) => term.startsWith(word));
}

/** Returns whether few other words are alike a term of the site, or it names a subject. */
export function isDistinct(term: string, { names }: SiteTerms): boolean {
  return term.length >= MIN_DISTINCT || names.has(term);
}

/**
 * Returns whether a term of the site may be meant by a word that no page has. Many other words are alike a short one, so a short term is only
 * meant if it names a subject and has the same first letter: "paris" does not mean "pairs", nor "cork" York. A wrong first letter is seldom an
 * error of typing, so it has to be the only one.
 */
export function mayMean(word: string, term: string, siteTerms: SiteTerms): boolean {
  if (Math.abs(word.length - term.length) > 2) return false;
  if (!isDistinct(term, siteTerms)) return false;
  const hasStart = word[0] === term[0];
  if (!hasStart && (term.length < MIN_DISTINCT || !siteTerms.names.has(term))) return false;
  return distance(word, term) <= (hasStart ? mostErrors(word) : 1);
}

/** Returns the words of a text, each as its parts between hyphens and apostrophes. The second apostrophe of "O'Brien's" separates none. */
function wordsOf(text: string): string[][] {
  return plainLetters(text.replace(/(['’]\p{L}+)['’](?=s\b)/gu, '$1').replace(/['’]/g, '-'))
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.split('-').filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
}
