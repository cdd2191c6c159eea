import { capitaliseLike } from '#schemas/capitalise.ts';
import { plainText } from '#cli/body/plainText.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import type { Entry } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Wording } from '#schemas/wording.ts';
import { placeInBody } from '../placeInBody.ts';
import { visitTexts } from '../textFields.ts';
import type { Rule } from '../rule.ts';

/**
 * Texts are spelt as `content/wording.yaml` says. Testimonials, words between double quotation marks and the words of the interface are
 * left as they are. A text is reported once for each spelling.
 */
export const textsFollowHouseStyle: Rule = ({ content, texts }) => {
  const { wording } = content.singles;
  if (!wording || wording.data.spellings.length === 0) return [];
  const faultsIn = spellingFinder(wording.data);
  const { words } = content.singles;
  const quoted = new Set<Entry<unknown>>([
    wording,
    ...(words ? [words] : []),
    ...content.collections.testimonials,
  ]);
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    if (quoted.has(entry)) return;
    for (const fault of faultsIn(value)) {
      const at = { file: entry.file, path: path(), words: fault.found };
      problems.push({ code: 'house-style', args: fault, at });
    }
  });
  for (const entry of entriesOf(content)) {
    if (quoted.has(entry) || entry.markdown.words === 0) continue;
    for (const fault of faultsIn(plainText(entry.markdown.tree))) {
      const at = placeInBody(entry, texts.get(entry.file), fault.found);
      problems.push({ code: 'house-style', args: fault, at });
    }
  }
  return problems;
};

interface SpellingFault {
  /** The words as they are written. */
  found: string;
  /** The spelling of the house. */
  write: string;
}

/** Returns a function that finds the words to avoid in a text, all in one pass. */
function spellingFinder({ spellings }: Wording): (text: string) => SpellingFault[] {
  const instead = new Map(spellings.map(({ avoid, write }) => [keyOf(avoid), write]));
  const alternatives = [...instead.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((key) =>
      key
        .split(/(0|'| )/)
        .map((part) => SIGNS[part] ?? RegExp.escape(part))
        .join(''),
    );
  const pattern = new RegExp(
    `(?<![\\p{L}\\d/@.,:’'-])(?:${alternatives.join('|')})s?(?![\\p{L}\\p{M}\\d/@]|-\\d)`,
    'giu',
  );
  return (text) => {
    const faults = new Map<string, SpellingFault>();
    for (const [found] of withoutQuotations(text).matchAll(pattern)) {
      const key = keyOf(found);
      const single = instead.get(key);
      const write = single ?? `${instead.get(key.replace(/s$/, ''))}s`;
      const corrected = capitaliseLike(found, withNumbers(write, found));
      if (corrected !== found) faults.set(found, { found, write: corrected });
    }
    return [...faults.values()];
  };
}

/** Regular expressions for the signs of a spelling that stand for more than themselves. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': '\\d+',
  "'": "['’]",
  ' ': '\\s+',
};

/** Returns words in the form in which they are looked up: in lower case, with "0" for numbers. */
function keyOf(words: string): string {
  return words.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').replace(/\d+/g, '0');
}

/** Returns a spelling with the numbers of the words that it replaces. */
function withNumbers(write: string, found: string): string {
  const numbers = found.match(/\d+/g) ?? [];
  let index = 0;
  return write.replaceAll('0', () => numbers[index++] ?? '0');
}

/** Returns a text with spaces in place of what is between double quotation marks. */
function withoutQuotations(text: string): string {
  return /["“]/.test(text)
    ? text.replace(/"[^"]{0,2000}"|“[^”]{0,2000}”/g, (quotation) => ' '.repeat(quotation.length))
    : text;
}
