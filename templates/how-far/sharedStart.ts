/**
 * Returns the words with which all `titles` begin, and a space after them: "From an idea to " of journeys from an idea. Each title keeps at
 * least one more word. Returns an empty string if there are fewer than two titles.
 */
export function sharedStart(titles: readonly string[]): string {
  const [first, ...others] = titles.map((title) => title.split(' ').slice(0, -1));
  if (!first || others.length === 0) return '';
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return first
    .slice(0, end === -1 ? undefined : end)
    .map((word) => `${word} `)
    .join('');
}
