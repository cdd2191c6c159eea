import { countWords } from '#schemas/countWords.ts';
import { hashText } from './hashText.ts';
import { slotsIn } from './slots.ts';

/** A sentence in which names and figures are masked. */
export interface MaskedSentence {
  /** A hash of the masked words, which is the same for all sentences that differ only in names, figures, case and punctuation. */
  hash: number;
  /** The number of words outside slots, as `countWords` counts them. */
  words: number;
  /** The slots of the sentence (`slots.ts`), each as often as it occurs. */
  slots: readonly number[];
}

/** Masks the names and figures of texts. */
export interface Mask {
  /** Returns the sentences of a text. */
  sentencesOf(text: string): MaskedSentence[];
  /** Returns the words of a text in lower case, with one mask for each name, figure, slot, or list of them. */
  wordsOf(text: string): string[];
}

const MASK = '_';

/** The boundary of two sentences. */
const BOUNDARY = /(?<=[.!?]["'’”)]?)\s+/;

/** A slot, or a word with the letters after its apostrophes. */
const WORD = /[\uE000-\uF8FF]|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

const FIGURE = /[\p{N}\uE000-\uF8FF]/u;

/** Numbers in words. "One" is left out, because it is more often a pronoun. */
const NUMBERS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half quarter third'
  ).split(' '),
);

/**
 * Returns a mask for `names` and for figures, in numerals and in words. A name that starts with a capital letter is masked only if its
 * first word has one in the text too: "Reading", but not "reading".
 */
export function maskOf(names: Iterable<string>): Mask {
  const byFirstWord = namesByFirstWord(names);
  const wordsOf = (text: string): string[] => {
    const words = text.match(WORD) ?? [];
    const masked: string[] = [];
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? '';
      const lower = word.toLowerCase();
      const length = lengthOfName(words, index, byFirstWord.get(withoutPossessive(lower)));
      if (length > 0) index += length - 1;
      if (length > 0 || NUMBERS.has(lower) || FIGURE.test(word)) addMask(masked);
      else masked.push(lower);
    }
    return masked;
  };
  return {
    wordsOf,
    sentencesOf: (text) =>
      text.split(BOUNDARY).flatMap((sentence): MaskedSentence[] => {
        const masked = wordsOf(sentence);
        if (masked.length === 0) return [];
        const hash = hashText(masked.join(' '));
        const slots = slotsIn(sentence);
        // A word that is joined to a slot counts as that slot.
        const literal =
          slots.length > 0 ? sentence.replace(/\S*[\uE000-\uF8FF]\S*/g, '') : sentence;
        return [{ hash, words: countWords(literal), slots }];
      }),
  };
}

/** Adds a mask. A list of names, such as "Bradford, Wakefield and Harrogate", gets a single one. */
function addMask(masked: string[]): void {
  if (masked.at(-1) === MASK) return;
  if (masked.at(-1) === 'and' && masked.at(-2) === MASK) masked.pop();
  else masked.push(MASK);
}

interface Name {
  /** The words after the first, in lower case. */
  rest: readonly string[];
  isCapitalised: boolean;
}

/** Returns the names by their first word in lower case, the longest first. */
function namesByFirstWord(names: Iterable<string>): ReadonlyMap<string, readonly Name[]> {
  const byFirst = new Map<string, Name[]>();
  for (const name of new Set(names)) {
    const [first, ...rest] = (name.match(WORD) ?? []).map((word) =>
      withoutPossessive(word.toLowerCase()),
    );
    if (first === undefined) continue;
    const own = byFirst.get(first) ?? [];
    byFirst.set(first, own);
    own.push({ rest, isCapitalised: /^\p{Lu}/u.test(name) });
  }
  for (const own of byFirst.values()) own.sort((a, b) => b.rest.length - a.rest.length);
  return byFirst;
}

/** Returns the number of words of the first of `names` that starts at `index`, or 0 if none does. */
function lengthOfName(
  words: readonly string[],
  index: number,
  names: readonly Name[] = [],
): number {
  const found = names.find(
    ({ rest, isCapitalised }) =>
      (!isCapitalised || /^\p{Lu}/u.test(words[index] ?? '')) &&
      rest.every(
        (word, place) => withoutPossessive((words[index + 1 + place] ?? '').toLowerCase()) === word,
      ),
  );
  return found ? found.rest.length + 1 : 0;
}

function withoutPossessive(word: string): string {
  return /['’]s$/.test(word) ? word.slice(0, -2) : word;
}
