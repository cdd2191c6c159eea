import { capitaliseLike } from '#schemas/capitalise.ts';

/** The numbers that texts write in words, each at its own index. */
const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** The source of a pattern for a whole number in digits, or for one from two to twenty in words. */
export const NUMBER = `\\d{1,3}|${WORDS.slice(2).join('|')}`;

/** Returns the number that `NUMBER` has found. */
export function readNumber(found: string): number {
  const index = WORDS.indexOf(found.toLowerCase());
  return index < 0 ? Number(found) : index;
}

/** Returns a number in the form of `like`: in words or in digits, with a capital or without. */
export function writeNumber(value: number, like: string): string {
  const word = /^\d/.test(like) ? undefined : WORDS[value];
  if (word === undefined) return String(value);
  return capitaliseLike(like, word);
}
