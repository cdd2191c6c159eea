/** The number of letters from which a word may be wider than a phone if it is in a heading. */
const LONG_WORD = 15;

/** The numbers of characters, and of letters in a word, from which a name needs smaller letters, so that it fits beside the menu of a phone. */
const LONG_NAME = { name: 23, word: 11 };

/** Returns a class for texts with a word that may be wider than its line. A word ends at a space or after a hyphen. */
export function longWords(text: string): 'long-words' | undefined {
  return longestWord(text) >= LONG_WORD ? 'long-words' : undefined;
}

/** Returns whether a name in the header needs smaller letters. */
export function isLongName(name: string): boolean {
  return name.length >= LONG_NAME.name || longestWord(name) >= LONG_NAME.word;
}

/** Returns the number of letters and digits of the longest word. */
function longestWord(text: string): number {
  const words = text.split(/\s|(?<=-)/);
  return Math.max(...words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').length));
}
