import { groupBy } from './groupBy.ts';
import { queryTerms } from './searchTerms.ts';

/** A word or phrase of a text or query. */
export interface Phrase {
  terms: readonly string[];
  /** The terms of the lists of words that mean the same and have this one. */
  lists: readonly string[];
}

/** The words and phrases that mean the same as others. */
export interface AlikeTerms {
  /** The phrases by their first term, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Returns terms with the words of the lists that are among them. */
  shown: (terms: readonly string[]) => string[];
}

/** The first of the characters that no text has (https://www.unicode.org/faq/private_use.html). */
const PRIVATE = 0xe000;

/** Reads lists of words and phrases that mean the same. Each list is indexed as a term, which is one character that no text has. */
export function alikeTerms(lists: readonly (readonly string[])[]): AlikeTerms {
  const named = lists.map((texts, position): [string, string[][]] => [
    String.fromCodePoint(PRIVATE + position),
    texts.map(queryTerms),
  ]);
  const words = new Map(
    named.map(([list, texts]) => [list, texts.filter(({ length }) => length === 1).flat()]),
  );
  const byText = groupBy(
    named.flatMap(([list, texts]) => texts.map((terms) => ({ list, terms }))),
    ({ terms }) => terms.join(' '),
  );
  const phrases = [...byText.values()]
    .map((same) => ({ terms: same[0]?.terms ?? [], lists: same.map(({ list }) => list) }))
    .sort((a, b) => b.terms.length - a.terms.length);
  return {
    phrases: groupBy(phrases, ({ terms }) => terms[0] ?? ''),
    shown: (terms) => [...new Set(terms.flatMap((term) => words.get(term) ?? term))],
  };
}

/** Splits terms into words and the phrases that mean the same as others. */
export function phrasesOf(terms: readonly string[], { phrases }: AlikeTerms): Phrase[] {
  const split: Phrase[] = [];
  for (let at = 0; at < terms.length;) {
    const [term = ''] = terms.slice(at, at + 1);
    const known = phrases
      .get(term)
      ?.find((phrase) => phrase.terms.every((own, i) => own === terms[at + i]));
    split.push(known ?? { terms: [term], lists: [] });
    at += known?.terms.length ?? 1;
  }
  return split;
}
