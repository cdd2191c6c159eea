/** Words that the names of different companies share. */
const COMMON = new Set(['the', 'and', 'ltd', 'limited', 'llp', 'plc', 'company', 'group']);

/** The smallest number of letters that an abbreviation leaves out of a word. A word that lacks fewer is misspelt. */
const LEAST_LEFT_OUT = 3;

/**
 * Returns whether two names can be those of one client: every word of one that is not common is a word of the other, or an abbreviation of
 * one. "Arkle Dunn" is "Arkle & Dunn Castings Ltd"; "Corncrake Yarns" and "Corncrake Cycle" are not "Corncrake Cycles".
 */
export function isSameName(a: string, b: string): boolean {
  const [left = [], right = []] = [a, b].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036F'’]/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );
  // Names of short words only cannot be compared.
  if (left.length === 0 || right.length === 0) return true;
  const isIn = (word: string, words: readonly string[]) =>
    words.some((other) => word === other || isShort(word, other) || isShort(other, word));
  return left.every((word) => isIn(word, right)) || right.every((word) => isIn(word, left));
}

function isShort(short: string, long: string): boolean {
  return long.startsWith(short) && long.length - short.length >= LEAST_LEFT_OUT;
}
