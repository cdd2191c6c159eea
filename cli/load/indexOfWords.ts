/**
 * The maximum number of characters to search for, because regular expressions have a size limit. In practice, a text of this length occurs
 * only once.
 */
const LONGEST = 300;

/**
 * Returns the offset of words in a text, or `undefined` if it does not have them. Longer words in which they occur do not count, unless there is
 * no other place. A space matches a line break.
 */
export function indexOfWords(text: string, words: string): number | undefined {
  const start = words.slice(0, LONGEST);
  const pattern = start
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join('\\s+');
  const before = /^[\p{L}\d]/u.test(words) ? '(?<![\\p{L}\\d])' : '';
  const after = start === words && /[\p{L}\d]$/u.test(words) ? '(?![\\p{L}\\d])' : '';
  const whole = text.search(new RegExp(before + pattern + after, 'u'));
  const index = whole < 0 ? text.search(new RegExp(pattern, 'u')) : whole;
  return index < 0 ? undefined : index;
}

/**
 * Returns the offset of words in the last of some passages of a text, each of which is in the one before it. A passage that the text writes in
 * another way does not count. Returns `undefined` if the text does not have the words.
 */
export function indexInPassages(
  text: string,
  words: string,
  passages: readonly string[],
): number | undefined {
  let start = 0;
  for (const passage of passages) start += indexOfWords(text.slice(start), passage) ?? 0;
  const index = indexOfWords(text.slice(start), words);
  return index === undefined ? undefined : start + index;
}
