/** The number of characters that are looked for. A regular expression has a limit, and a start of this length is found in one place only. */
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
