import { indexTerms } from './searchTerms.ts';

/** A part of a text, and whether it is a word that a search found. */
export interface MarkedPart {
  text: string;
  isFound: boolean;
}

/** Splits a text before and after the words that have one of `terms`. The parts together are the text. */
export function markTerms(text: string, terms: readonly string[]): MarkedPart[] {
  const found = new Set(terms);
  return text
    .split(/([\p{L}\p{M}\p{N}'’.-]*[\p{L}\p{M}\p{N}])/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isFound: indexTerms(part).some((term) => found.has(term)) }));
}
