/** The widths of letters in ems: of narrow, wide and capital ones, and of all others. They are generous, so that labels do not touch. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[fijlrtI1\s.,'’()-]/u, 0.37],
  [/[mwMW]/u, 0.86],
  [/\p{Lu}/u, 0.7],
  [/./u, 0.59],
];

/** The widths of the letters that were measured, in ems. */
const letterWidths = new Map<string, number>();

/** Returns the width of a bold name in ems, which is a little more than browsers need. */
export function widthOf(name: string): number {
  let sum = 0;
  for (const letter of name) {
    let width = letterWidths.get(letter);
    if (width === undefined) {
      width = LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? 0;
      letterWidths.set(letter, width);
    }
    sum += width;
  }
  return sum;
}
