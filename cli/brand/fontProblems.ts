import type { Problem } from '#cli/model/problem.ts';
import type { Font, Type } from '#schemas/brand.ts';
import { frequent, rare } from './fontCharacters.ts';
import { readFontPackage } from './fontPackage.ts';
import type { FontPackage } from './fontPackage.ts';
import { latinLookAlike } from './lookAlikes.ts';

/**
 * Returns the problems of the fonts of a brand: packages that are not installed in one of `roots`, weights that they lack, and letters of
 * the content that they lack. `file` is that of the brand, and `texts` has the texts of the content by file.
 */
export function fontProblems(
  { file, type }: { file: string; type: Type | undefined },
  texts: ReadonlyMap<string, string>,
  roots: readonly string[],
): Problem[] {
  return Object.entries(type ?? {}).flatMap(([role, font]: [string, Font]): Problem[] => {
    if ('system' in font) return [];
    const name = font.package;
    const at = { file, path: ['type', role, 'package'] };
    const source = readFontPackage(name, roots);
    if (!source) return [{ code: 'font-missing', args: { name }, at }];
    const lacking = font.weights.flatMap((weight, index): Problem[] => {
      if (hasWeight(source, weight)) return [];
      const args = { name, found: weight, weights: weightsOf(source) };
      return [{ code: 'font-weight', args, at: { file, path: ['type', role, 'weights', index] } }];
    });
    return [...lacking, ...missingLetters(source, name, texts)];
  });
}

function hasWeight({ weights }: FontPackage, weight: number): boolean {
  return 'min' in weights
    ? weights.min <= weight && weight <= weights.max
    : weights.includes(weight);
}

function weightsOf({ weights }: FontPackage): string {
  return 'min' in weights ? `${weights.min} to ${weights.max}` : weights.join(', ');
}

/** Returns a problem for each letter that a font, or the files that `makeFonts` makes from it, lack, at its first place. */
function missingLetters(
  { characters }: FontPackage,
  name: string,
  texts: ReadonlyMap<string, string>,
): Problem[] {
  const ranges = characters.map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isInPackage = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    if (!/\.(?:md|yaml)$/.test(file)) continue;
    for (const { 0: letter, index } of text.matchAll(/[^\P{L}\x00-\xff]/gu)) {
      if (seen.has(letter)) continue;
      seen.add(letter);
      const isLeftOut = isInPackage(letter);
      if (isLeftOut && (frequent.has(letter) || rare.has(letter))) continue;
      const lines = text.slice(0, index).split('\n');
      const at = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
      const latin = latinLookAlike(text, index);
      const args = { name, letter, isLeftOut, ...(latin && { latin }) };
      problems.push({ code: 'font-letter', args, at });
    }
  }
  return problems;
}
