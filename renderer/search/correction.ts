import { distance } from 'fastest-levenshtein';
import { markTerms } from './markTerms.ts';
import { queryTerms } from './searchTerms.ts';

/** A query with words that no page has, as it was read. */
export interface Correction {
  /** The words that no page has, as they were typed. */
  typed: string;
  /** The query with words of the best result in their place. */
  read: string;
}

/** The maximum number of letters in which a word may differ from the one that is read in its place. */
const MOST_ERRORS = 2;

/**
 * Returns how a query was read that has words which no page has and the best result has alike, or `undefined` if it has none.
 * `isKnown` returns whether a term is on a page or begins a word of one.
 */
export function correctionOf(
  query: string,
  best: { title: string; text: string; terms: readonly string[] },
  isKnown: (term: string) => boolean,
): Correction | undefined {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const read = words.map((word) => {
    const [term = '', ...others] = queryTerms(word);
    if (others.length > 0 || isKnown(term)) return word;
    const alike = best.terms.find((own) => distance(term, own) <= MOST_ERRORS);
    if (alike === undefined) return word;
    const asWritten = markTerms(`${best.title} ${best.text}`, [alike]);
    return asWritten.find(({ isFound }) => isFound)?.text ?? alike;
  });
  const typed = words.filter((word, index) => word !== read[index]);
  return typed.length > 0 ? { typed: typed.join(' '), read: read.join(' ') } : undefined;
}
