import type { FindingArgs } from '#cli/model/finding.ts';

/** The first fault of a text whose sentences are not whole. `words` are the words of the text at which it is. */
export type SentenceFault = FindingArgs['sentence-unfinished'] & { words: string };

/**
 * Returns the first fault in the sentences of an English text: one that is cut off, a bracket or a quotation mark without its other half, or
 * "a" before a vowel. `hasSentences` is false for headings and labels, which need no full stop.
 */
export function sentenceFault(text: string, hasSentences: boolean): SentenceFault | undefined {
  const trimmed = text.trim();
  return (
    cutOff(trimmed) ??
    (hasSentences ? withoutStop(trimmed) : undefined) ??
    (HAS_SYNTAX.test(trimmed)
      ? undefined
      : (openBracket(trimmed) ?? openQuote(trimmed) ?? openCurlyQuote(trimmed))) ??
    wrongArticle(trimmed)
  );
}

/** Finds a text that ends with a comma or a word such as "and". A label of one or two words may be such a word, and a letter starts with a comma. */
function cutOff(text: string): SentenceFault | undefined {
  const isOpen =
    /\s(?:and|or|but|the|an?|our|your|because|than)$/.test(text) ||
    (text.endsWith(',') && !/^(?:Dear|Hello|Hi|Yours|Kind|Best|With)\b/.test(text));
  return isOpen && /\S\s+\S+\s+\S/.test(text) ? { kind: 'cut-off', ...endOf(text) } : undefined;
}

/** Finds a last sentence without its full stop, although one before it has one. */
function withoutStop(text: string): SentenceFault | undefined {
  if (ENDED.test(text)) return undefined;
  return SENTENCE_END.test(text) ? { kind: 'no-stop', ...endOf(text) } : undefined;
}

/** The end of a text that needs no full stop: one is there, perhaps before the mark of a footnote or a picture character. */
const ENDED =
  /(?:[.!?:…]["”’')\]]*|\}\})(?:[\s\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\uFE0F]*|[*†‡]|\d{1,2})$/u;

/** The end of a sentence before another. A full stop may belong to an abbreviation. In "Dr.", it does not follow two small letters. */
const SENTENCE_END =
  /(?<!\b(?:Mrs|Messrs|Prof|Rev|Hon|Capt|Sgt|Ltd|Inc|vs|etc|approx|Ave|est))(?<=\p{Ll}{2})[.!?]["”’')]? +["“‘(]?\p{Lu}/u;

function endOf(text: string): { found: string; words: string } {
  const words = text.split(/\s+/);
  return { found: words.slice(-5).join(' '), words: words.slice(-2).join(' ') };
}

/** A link or a tag that is not closed, which has a finding of its own. */
const HAS_SYNTAX = /\]\(|<[a-z][a-z\d]*\s[^<>]*=/;

function openBracket(text: string): SentenceFault | undefined {
  return unclosed(text, '()', 'bracket');
}

/** Finds the first opening sign that has no closing one. */
function unclosed(
  text: string,
  pair: '()' | '“”',
  kind: 'bracket' | 'quote',
): SentenceFault | undefined {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(new RegExp(`[${pair}]`, 'g'))) {
    if (pair.startsWith(sign)) open.push(index);
    else open.pop();
  }
  const [at] = open;
  if (at === undefined) return undefined;
  const [found = ''] = /^\S+(?:\s+\S+){0,2}/.exec(text.slice(at)) ?? [];
  return { kind, found, words: found.split(/\s/)[0] ?? found };
}

/** Finds an odd number of straight quotation marks. One after a digit may stand for inches, and a quotation may go on in the next paragraph. */
function openQuote(text: string): SentenceFault | undefined {
  const marks = [...text.matchAll(/"/g)];
  const others = marks.filter(({ index }) => !/\d/.test(text[index - 1] ?? ''));
  const [first] = others;
  const isOdd = marks.length % 2 === 1 && others.length % 2 === 1;
  if (first === undefined || !isOdd || text.startsWith('"')) return undefined;
  // The mark without a partner is probably the last one at the start of a word.
  const { index } = others.findLast(({ index: at }) => /\S/.test(text[at + 1] ?? '')) ?? first;
  const [found = '"'] = /^"\S*(?:\s+\S+){0,2}/.exec(text.slice(index)) ?? [];
  return { kind: 'quote', found, words: found.split(/\s/)[0] ?? found };
}

/** Finds a curly quotation mark that is not closed. A quotation may go on in the next paragraph. */
function openCurlyQuote(text: string): SentenceFault | undefined {
  return text.startsWith('“') ? undefined : unclosed(text, '“”', 'quote');
}

/**
 * Finds "a" before a vowel and "an" before a consonant. Words that begin with "u", "h" or "eu", and abbreviations, may have either. In Gaelic,
 * Irish and Welsh, "a" and "an" are other words.
 */
function wrongArticle(text: string): SentenceFault | undefined {
  const match = ARTICLE.exec(text);
  if (!match || CELTIC.test(text)) return undefined;
  const [found, short, afterShort = '', , afterLong = ''] = match;
  const write = short === undefined ? `${found.charAt(0)} ${afterLong}` : `${short}n ${afterShort}`;
  return { kind: 'article', found, write, words: found };
}

/** Frequent words of Gaelic, Irish and Welsh that are not English words. */
const CELTIC =
  /(?<![\p{L}\p{M}'’-])(?:agus|tha|bha|chan?|ach|bheil|tá|níl|bhí|yn|oedd|sydd|wedi|nid|gyda)(?![\p{L}\p{M}'’-])/iu;

const ARTICLE =
  /(?<![\p{L}\d’'&/.-])(?:(a|(?<=^|[.!?] )A) ((?!(?:and|or|is|in|if|of|as|at|it|are|on|also|one|once|ours?|am|all|any|i)\b|on[ec]|eu|ew)[aeio]\p{Ll}+)|([Aa]n) ((?=[bcdfgjklmnpqrstvwyz]\p{Ll}?\p{Ll}?[aeiouy])[b-z]\p{Ll}+))(?![\p{L}@]|\.\p{L})/u;
