import type { Passage } from './readPassages.ts';

/** A habit that plain English avoids. `docs/style.md` has the rules in words. */
export interface ProseRule {
  pattern: RegExp;
  advice: string;
  /** The kinds of passage that the rule is for; all if left out. */
  kinds?: readonly Passage['kind'][];
}

/** The start of a sentence: of the text, or after the end of another sentence. */
const START = String.raw`(?:^|[.:;!?]\s+)`;

/** The patterns that `npm run check` finds in comments, test titles and documents. */
export const proseRules: readonly ProseRule[] = [
  {
    pattern: new RegExp(`${START}(?:What|Whoever|Whatever|Whichever|Whom)\\b(?![^.]*\\?)`),
    advice: 'Do not open a sentence with "What" or "Whoever" as its subject: name the thing.',
    kinds: ['comment', 'function', 'docs'],
  },
  {
    pattern: /\bwhere (?:there|nobody|no|nothing|it|they|none|one|that|this|such|he)\b/i,
    advice: 'Write "if" or "when" instead of "where", unless you mean a place.',
  },
  {
    pattern: /, for (?:it|they|he|nobody|no|nothing|what|such|then|there|most|each|otherwise)\b/i,
    advice: 'Write "because" instead of "for".',
  },
  {
    pattern: /\b(?:lest|whence|thereof|thereby|whereupon|hence|wherefore|hitherto|anew)\b/i,
    advice: 'Use an everyday word.',
  },
  {
    pattern: /\bso many (?:seconds|milliseconds|minutes|hours|days|bytes|characters|requests)\b/i,
    advice: 'Name the number, such as `interval` seconds.',
  },
  {
    pattern: /\b(?:dearest|dear|costly parts?)\b/i,
    advice: 'Write "slowest" or "most expensive".',
  },
  {
    pattern:
      /\b(?:is|are) of no (?:use|interest)\b|\bof all versions\b|\bis to be (?:had|found)\b/i,
    advice: 'Say it directly.',
  },
  {
    pattern: /, also (?:if|when|while|after|with)\b/i,
    advice: 'Write "even if", or "including".',
  },
  {
    pattern: /\bin per ?cent\b/i,
    advice: 'Write "as a percentage".',
  },
  {
    pattern: /\bpatience\b/i,
    advice: 'Write "timeout".',
  },
  {
    pattern: /\bwish(?:es)?\b/i,
    advice: 'Write "query" or "options".',
  },
  {
    pattern: /\bmakes? of an?\b|\bhas it that\b|\bit is told\b/i,
    advice: 'Use the verb for what the code does, such as "creates" or "converts".',
  },
  {
    pattern: /^(?![A-Z][a-z]+s\b|[A-Z][a-z]+(?:es|ies)\b)/,
    advice: 'Start the doc comment of a function with a verb, such as "Returns" or "Writes".',
    kinds: ['function'],
  },
];
