import type { Problem } from '#cli/model/problem.ts';
import type { Font, Type } from '#schemas/brand.ts';
import { frequent, rare } from './fontCharacters.ts';
import { fontFiles } from './fontFiles.ts';
import { readFontPackage } from './fontPackage.ts';
import type { FontPackage } from './fontPackage.ts';
import { isWholeFont } from './isWholeFont.ts';
import { latinLookAlike } from './lookAlikes.ts';

/**
 * Returns the problems of the fonts of a brand: packages that are damaged or not installed in one of `roots`, and weights or letters of the content
 * that a package lacks. `file` is the file of the brand, and `texts` has the texts of the content that may have letters beyond Latin-1, by file.
 */
export function fontProblems(
  { file, type }: { file: string; type: Type | undefined },
  texts: ReadonlyMap<string, string>,
  roots: readonly string[],
): Problem[] {
  const fonts = new Map<string, FontPackage>();
  const problems = Object.entries(type ?? {}).flatMap(([role, font]: [string, Font]): Problem[] => {
    if ('system' in font) return [];
    const name = font.package;
    const at = { file, path: ['type', role, 'package'] };
    const source = readFontPackage(name, roots);
    if (!source) return [{ code: 'font-missing', args: { name }, at }];
    fonts.set(name, source);
    const files = fontFiles(source, font);
    const isLost = files.length === 0 && font.weights.some((weight) => hasWeight(source, weight));
    if (isLost || !files.every(({ path }) => isWholeFont(path))) {
      return [{ code: 'font-missing', args: { name, isDamaged: true }, at }];
    }
    return font.weights.flatMap((weight, index): Problem[] => {
      if (hasWeight(source, weight)) return [];
      const args = { name, found: weight, weights: weightsOf(source) };
      return [{ code: 'font-weight', args, at: { file, path: ['type', role, 'weights', index] } }];
    });
  });
  return [...problems, ...missingLetters(fonts, texts)];
}

function hasWeight({ weights }: FontPackage, weight: number): boolean {
  return 'min' in weights
    ? weights.min <= weight && weight <= weights.max
    : weights.includes(weight);
}

function weightsOf({ weights }: FontPackage): string {
  return 'min' in weights ? `${weights.min} to ${weights.max}` : weights.join(', ');
}

/**
 * Returns a problem for each word with letters that a font, or the files that `makeFonts` makes from it, lack. A letter is reported once, at its
 * first place, together with the others of that word.
 */
function missingLetters(
  fonts: ReadonlyMap<string, FontPackage>,
  texts: ReadonlyMap<string, string>,
): Problem[] {
  const isInPackage = new Map([...fonts].map(([name, font]) => [name, letterFinder(font)]));
  const namesOf = (letter: string) => [...fonts.keys()].filter((name) => !isBuilt(name, letter));
  const isBuilt = (name: string, letter: string) =>
    isInPackage.get(name)?.(letter) && (frequent.has(letter) || rare.has(letter));
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    if (!/\.(?:md|yaml)$/.test(file)) continue;
    for (const { 0: word, index: start } of text.matchAll(FOREIGN_WORD)) {
      const found = [...word.matchAll(FOREIGN_LETTER)].filter(
        ({ 0: letter }) => !seen.has(letter) && namesOf(letter).length > 0,
      );
      const [first] = found;
      if (!first) continue;
      const letters = [...new Set(found.map(([letter]) => letter))];
      const names = [...new Set(letters.flatMap(namesOf))];
      for (const letter of letters) seen.add(letter);
      const index = start + first.index;
      const lines = text.slice(0, index).split('\n');
      const at = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
      const latin = latinLookAlike(text, index);
      const isLeftOut = letters.every((letter) =>
        names.every((name) => isInPackage.get(name)?.(letter)),
      );
      const args = { names, letters, isLeftOut, ...(latin && { latin }) };
      problems.push({ code: 'font-letter', args, at });
    }
  }
  return problems;
}

/** A letter beyond those of Latin-1, and a word that has one. */
const FOREIGN_LETTER = /[^\P{L}\x00-\xff]/gu;
const FOREIGN_WORD = /[\p{L}\p{M}]*[^\P{L}\x00-\xff][\p{L}\p{M}]*/gu;

/** Returns a function that returns whether a package has a letter. */
function letterFinder({ characters }: FontPackage): (letter: string) => boolean {
  const ranges = characters.map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
}
