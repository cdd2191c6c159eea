/** The maximum number of characters of an opening. A longer sentence has the size of the others, because it would fill a window. */
const LONGEST = 110;

/** Returns the first sentence of a text, which is set larger than the others, or an empty string if it is too long for that. */
export function openingOf(text: string): string {
  // A capital letter follows the end of a sentence. With 20 characters before the mark, it is hardly ever an abbreviation.
  const [sentence = ''] = /^.{20,}?[.!?][”’]?(?=\s+[“‘]?\p{Lu}|$)/u.exec(text) ?? [];
  return sentence.length > LONGEST ? '' : sentence;
}
