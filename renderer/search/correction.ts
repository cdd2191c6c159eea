import { distance } from 'fastest-levenshtein';
import { markTerms } from './markTerms.ts';
import { mostErrors, queryTerms } from './searchTerms.ts';
import { withoutSwap } from './queryPhrases.ts';

/** A query with words that no page has, as it was read. */
export interface Correction {
  /** The words that no page has, as they were typed. */
  typed: string;
  /** The query with words of the best result in their place. */
  read: string;
}

/**
 * Returns how a query was read if it has words that are on no page but resemble words of the best result, and `undefined` otherwise. A postcode,
 * which has a digit, the longer form of a word, such as its plural, and the end of a word, as in "e mail", are not errors. A word that only the
 * index has, such as "leister" for Leicester, is not shown. `isKnown` returns whether a term is on a page or begins a word of one.
 */
export function correctionOf(
  query: string,
  best: { title: string; text: string; terms: readonly string[] },
  isKnown: (term: string) => boolean,
): Correction | undefined {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const own = new Set(best.terms);
  const read = words.map((word) => {
    const [term = '', ...others] = queryTerms(word);
    if (others.length > 0 || isKnown(term) || /\d/.test(term)) return word;
    const straight = withoutSwap(term, own);
    const alike = own.has(straight)
      ? straight
      : best.terms.find((other) => distance(term, other) <= mostErrors(term));
    if (alike === undefined || alike.endsWith(term) || term.startsWith(alike)) return word;
    const asWritten = markTerms(`${best.title} ${best.text}`, [alike]);
    return asWritten.find(({ isFound }) => isFound)?.text ?? word;
  });
  const typed = words.filter((word, index) => word !== read[index]);
  return typed.length > 0 ? { typed: typed.join(' '), read: read.join(' ') } : undefined;
}
