import { plainLetters } from '../plainLetters.ts';

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

/** Returns the words of a text, each as its parts between hyphens and apostrophes. */
function wordsOf(text: string): string[][] {
  return plainLetters(text.replace(/['’]/g, '-'))
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.split('-').filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
}
