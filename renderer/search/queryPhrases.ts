import { phrasesOf } from './alikeTerms.ts';
import type { AlikeTerms, Phrase } from './alikeTerms.ts';
import { isDistinct, postcodeTerm, queryTerms } from './searchTerms.ts';
import type { SiteTerms } from './searchTerms.ts';

/**
 * Returns the words and phrases of a query. Two letters that were swapped, and words that were typed as one or as two, are corrected to
 * terms of the site. Postcodes stand for their areas, and plurals that the site does not have for their singulars.
 */
export function queryPhrases(query: string, alike: AlikeTerms, siteTerms: SiteTerms): Phrase[] {
  const vocabulary = siteTerms.all;
  const typed = withPostcodes(queryTerms(query), vocabulary).map((term) =>
    meantBySwap(singular(term, siteTerms), siteTerms),
  );
  const phrases = phrasesOf(typed, alike).map((phrase) => parted(phrase, vocabulary));
  return joined(phrases, vocabulary);
}

/**
 * Returns the terms of a query with those of postcode areas in place of districts, such as "LS1", and without the second halves of postcodes.
 * A district may end with a letter. If its area has one letter, only E1, N1 and W1 in London do, so "b2b" is a word.
 */
function withPostcodes(terms: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const areaOf = (term: string) => {
    const [, area] =
      /^([a-z]{1,2})\d(?:\d|(?<=[a-z]{2}\d|^[enw]1)[a-z])?(?:\d[a-z]{2})?$/.exec(term) ?? [];
    const own = area && !vocabulary.has(term) ? postcodeTerm(area) : '';
    return vocabulary.has(own) ? own : undefined;
  };
  return terms.flatMap((term, at) => {
    const before = terms[at - 1];
    const isSecondHalf =
      before !== undefined && /^\d[a-z]{2}$/.test(term) && areaOf(before) !== undefined;
    return isSecondHalf ? [] : (areaOf(term) ?? term);
  });
}

/**
 * Returns the term of the site of which a word is the plural, or the word itself if there is none. If the site has the plural, only the name of a
 * subject is meant by it: "works" means the page "Work", although a text has "it works".
 */
function singular(word: string, { all, names }: SiteTerms): string {
  if (!/....s$/.test(word)) return word;
  const terms = all.has(word) ? names : all;
  return (
    [word, word.replace(/ies$/, 'y'), word.slice(0, -1)].find((term) => terms.has(term)) ?? word
  );
}

/** Returns the term of the site that a word with two swapped letters may mean, or the word itself. */
function meantBySwap(word: string, siteTerms: SiteTerms): string {
  const term = withoutSwap(word, siteTerms.all);
  return term !== word && isDistinct(term, siteTerms) ? term : word;
}

/** Returns the term of the site that was typed with two letters swapped, or the word itself if there is none or it is right. */
export function withoutSwap(word: string, vocabulary: ReadonlySet<string>): string {
  if (word.length < 4 || vocabulary.has(word)) return word;
  for (let at = 1; at < word.length; at++) {
    const swapped = word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
    if (vocabulary.has(swapped)) return swapped;
  }
  return word;
}

/**
 * Returns a word as a phrase of the two or three words of the site that were typed as one, such as "webdesign" and "stokeontrent", unless it
 * is or begins a word of the site.
 */
function parted(phrase: Phrase, vocabulary: ReadonlySet<string>): Phrase {
  const [word = '', ...others] = phrase.terms;
  if (others.length > 0 || phrase.lists.length > 0 || word.length < 6) return phrase;
  if ([...vocabulary].some((term) => term.startsWith(word))) return phrase;
  const terms = inTwo(word, 3, vocabulary) ?? inThree(word, vocabulary);
  return terms ? { terms, lists: [] } : phrase;
}

/** Returns the two words of the site that make up a word, the first as long as possible but `min` letters at least. */
function inTwo(word: string, min: number, vocabulary: ReadonlySet<string>): string[] | undefined {
  for (let at = word.length - 3; at >= min; at--) {
    const terms = [word.slice(0, at), word.slice(at)];
    if (terms.every((term) => vocabulary.has(term))) return terms;
  }
  return undefined;
}

/** Returns the three words of the site that make up a word. The middle one may be as short as "on". */
function inThree(word: string, vocabulary: ReadonlySet<string>): string[] | undefined {
  for (let at = word.length - 5; at >= 3; at--) {
    const first = word.slice(0, at);
    const others = vocabulary.has(first) ? inTwo(word.slice(at), 2, vocabulary) : undefined;
    if (others) return [first, ...others];
  }
  return undefined;
}

/** Returns phrases in which two words that the site also writes as one, such as "word press", mean the same as that one. */
function joined(phrases: readonly Phrase[], vocabulary: ReadonlySet<string>): Phrase[] {
  return phrases.reduce<Phrase[]>((done, phrase) => {
    const last = done.at(-1);
    const isPlain = last?.lists.length === 0 && phrase.lists.length === 0;
    const terms = [...(last?.terms ?? []), ...phrase.terms];
    const joint = terms.join('');
    const whole = [joint, `${joint}s`].find((term) => vocabulary.has(term));
    const isOne = isPlain && terms.length === 2 && joint.length > 4 && whole !== undefined;
    return isOne ? [...done.slice(0, -1), { terms, lists: [whole] }] : [...done, phrase];
  }, []);
}
