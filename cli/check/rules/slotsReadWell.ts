import { hasKnownSound, withArticle } from '#cli/resolve/english.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import type { Entry } from '#cli/model/content.ts';
import type { SearchTexts } from '#cli/model/locationTexts.ts';
import { townPath } from '#cli/resolve/planPaths.ts';
import type { PatternVariables } from '#cli/resolve/patterns.ts';
import type { SharedText } from '#cli/resolve/sharedParts.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { locationPages } from '../locationPages.ts';
import type { LocationRule } from '../rule.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';

/** The number of words on each side of a variable that its value must not repeat. */
const REACH = 5;

/**
 * The values of variables read well in their sentences: none repeats a word beside it ("firms serving law firms"), no range follows a
 * word that goes with one amount ("the better part of 1–4 weeks"), no article is wrong ("a Aberdeen firm"), and no figure starts a
 * sentence. A variable of a pattern is reported once, with the first page.
 */
export const slotsReadWell: LocationRule = (context) => {
  const found = new Map<string, Problem & { code: 'slot-reads-wrong' }>();
  const slotsOf = memoised(slotsIn);
  const wordsOf = memoised(distinctiveWords);
  const check = (text: SharedText, values: PatternVariables, path: string, isProse: boolean) => {
    for (const slot of slotsOf(text.text ?? '')) {
      const value = values[slot.name];
      if (value === undefined) continue;
      const fault = faultOf(slot, value, wordsOf(value), isProse);
      if (!fault) continue;
      const key = `${text.file} ${text.path.join('.')} ${slot.name} ${fault.kind}`;
      const known = found.get(key);
      if (known) known.args.more += 1;
      else {
        const excerpt = [
          ...wordsIn(renderPattern(slot.before, values)).slice(-REACH),
          value,
          ...wordsIn(renderPattern(slot.after, values)).slice(0, REACH),
        ].join(' ');
        const args = { ...fault, variable: slot.name, excerpt, path, more: 0 };
        found.set(key, {
          code: 'slot-reads-wrong',
          args,
          at: { file: text.file, path: text.path },
        });
      }
    }
  };
  for (const { town, variant, path, phrasings, headings } of locationPages(context)) {
    const values = context.texts.pageVariables(town, variant);
    for (const text of phrasings) check(text, values, path, true);
    for (const text of headings) check(text, values, path, false);
    const searchTexts = context.texts.ofPage(town, variant);
    for (const text of chosenIn(variant, searchTexts)) check(text, values, path, false);
  }
  const { townPages } = context.content.singles;
  if (!townPages) return [...found.values()];
  const { file, data } = townPages;
  for (const town of context.towns) {
    const values = context.texts.townVariables(town);
    const heading = { file, path: ['heading'], text: data.heading };
    for (const text of [heading, ...chosenIn(townPages, context.texts.ofTown(town))]) {
      check(text, values, townPath(town.slug), false);
    }
  }
  return [...found.values()];
};

/** Returns the patterns that a page has in search results. */
function chosenIn(
  { file, data }: Entry<Record<keyof SearchTexts, readonly string[]>>,
  searchTexts: SearchTexts,
): SharedText[] {
  return (['title', 'description'] as const).map((field) => {
    const { pattern } = searchTexts[field];
    return { file, path: [field, pattern], text: data[field][pattern] };
  });
}

/** A variable of a pattern. */
interface Slot {
  name: string;
  /** The pattern from the start of the sentence up to the variable, and from the variable to the end of the sentence. */
  before: string;
  after: string;
  /** Whether the variable starts a sentence. */
  isFirst: boolean;
  /** The words before the variable that a range may not follow, if they are there. */
  single: string | undefined;
  /** The words of the pattern near the variable. Other variables count as one word. */
  near: readonly Word[];
}

interface Word {
  text: string;
  stem: string;
  isName: boolean;
}

/** Returns the variables of a pattern. A pattern with tags is left out, because its words depend on the town. */
function slotsIn(pattern: string): Slot[] {
  if (pattern.includes('{%')) return [];
  return [...pattern.matchAll(SLOT)].map(({ 0: whole, 1: name = '', index }) => {
    const all = pattern.slice(0, index);
    const before = all.slice(sentenceStart(all));
    const [after = ''] = pattern.slice(index + whole.length).split(SENTENCE_END, 1);
    const [single] = BEFORE_ONE_AMOUNT.exec(before) ?? [];
    const near = [
      ...wordsIn(before.replace(SLOT, '0')).slice(-REACH),
      ...wordsIn(after.replace(SLOT, '0')).slice(0, REACH),
    ];
    return {
      name,
      before,
      after,
      isFirst: before.trim() === '',
      single: single?.trim(),
      near: near.filter(isDistinctive).map(wordOf),
    };
  });
}

/** Matches a variable, with or without a filter. */
const SLOT = /\{\{\s*(\w+)[^}]*\}\}/g;

type Fault = Pick<FindingArgs['slot-reads-wrong'], 'kind' | 'word'>;

/** Returns the fault of a value in its sentence. Headings and search texts are not sentences, so they may start with a figure. */
function faultOf(
  slot: Slot,
  value: string,
  own: readonly Word[],
  isProse: boolean,
): Fault | undefined {
  const { isFirst, single, near } = slot;
  if (isProse && isFirst && /^\d/.test(value)) return { kind: 'start', word: value };
  if (single !== undefined && /\d–\S*\d/.test(value)) return { kind: 'range', word: single };
  const article = wrongArticle(slot, value);
  if (article) return article;
  // Names that are typed into headings and search texts are found by `patternsSuitEveryTown`.
  const words = isProse ? near : near.filter(({ isName }) => !isName);
  const repeated = words.find((word) => own.some((one) => areAlike(one, word)));
  return repeated && { kind: 'repeated', word: repeated.text };
}

/** Returns the article before a value if it is "a" for "an" or the other way round, or "the" before a name that has none. */
function wrongArticle({ name, before, after }: Slot, value: string): Fault | undefined {
  const word = /(?:^|\s)(an?|the) $/i.exec(before)?.[1]?.toLowerCase();
  // An article twice is a repetition.
  if (word === undefined || /\b(\p{L}+) \1 $/iu.test(before)) return undefined;
  if (word === 'the') {
    const isWrong = NAMES.has(name) && (value.startsWith('the ') || ENDS_NAME.test(after));
    return isWrong ? { kind: 'the', word } : undefined;
  }
  // A value with an article repeats the word.
  if (value.startsWith('a ') || value.startsWith('an ') || !hasKnownSound(value)) return undefined;
  return withArticle(value).startsWith(`${word} `) ? undefined : { kind: 'article', word };
}

/** The variables with names that have no article of their own. */
const NAMES: ReadonlySet<string> = new Set([
  ...['town', 'town_full', 'place', 'county', 'nation', 'nearest', 'neighbours'],
]);

/** Matches what follows a name that describes no noun, as it does in "the Leeds market". */
const ENDS_NAME = /^(?:\s*$|[,;:)]|\s+(?:is|are|was|has|have|can|will|may|in|for|from)\b)/;

/** Returns whether two words are the same but for the ending of the plural. "Wells", a town, is not "well". */
function areAlike(own: Word, word: Word): boolean {
  return own.stem === word.stem && (!own.isName || word.isName);
}

function distinctiveWords(value: string): Word[] {
  return wordsIn(value).filter(isDistinctive).map(wordOf);
}

function wordOf(text: string): Word {
  return { text, stem: stem(text), isName: /^\p{Lu}/u.test(text) };
}

/** Returns a function that keeps its results, because pages share patterns and values. */
function memoised<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => getOrInsertComputed(results, text, () => work(text));
}

const SENTENCE_END = /[.?!](?=\s|$)/;

/** Matches words after which a range of amounts reads wrong. */
const BEFORE_ONE_AMOUNT =
  /\b(?:(?:part|most|half|rest|third|quarter) of|from|between|an?|each|every) $/i;

/** Returns the offset at which the last sentence of a text starts. */
function sentenceStart(text: string): number {
  return Math.max(...['. ', '? ', '! '].map((mark) => text.lastIndexOf(mark) + 1));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d£–%'’.,:-]*[\p{L}\d%]/gu) ?? [];
}

/** Returns whether a word is so long that readers notice its repetition. */
function isDistinctive(word: string): boolean {
  return word.length > 3 && !COMMON.has(word.toLowerCase());
}

const COMMON: ReadonlySet<string> = new Set(['about', 'from', 'with', 'your', 'upon', 'near']);

/** Returns a word without the ending of its plural. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!s)s$/, '');
}
