import { sentencesOf, wordsIn } from './splitParagraphs.ts';

/** The number of words that an opening may have before it is cut at a clause. */
const MOST = 18;

/** The numbers of words that a clause has at least and at most. */
const LEAST = 5;
const LONGEST = 22;

/** The ends of a main clause in English. In other languages, only a colon or a semicolon is one. */
const ENDS = /[;:] |, (?:so|because|which|but|while|although|and) /g;

/**
 * Returns the first sentence of a text. If it has more than `MOST` words, it ends at its first clause that could stand alone. A sentence
 * without such a clause stays as it is.
 */
export function openingClause(text: string): string {
  const [sentence = ''] = sentencesOf(text);
  if (wordsIn(sentence) <= MOST) return sentence;
  for (const { 0: end, index } of sentence.matchAll(ENDS)) {
    const clause = sentence.slice(0, index);
    if (wordsIn(clause) > LONGEST) break;
    // "And" after another comma ends a list.
    const isInList = end === ', and ' && clause.includes(',');
    const isInQuotes = clause.split('"').length % 2 === 0;
    if (wordsIn(clause) >= LEAST && !isInList && !isInQuotes) return `${clause}.`;
  }
  return sentence;
}
