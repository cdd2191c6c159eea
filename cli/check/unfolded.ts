/** Returns a text with its line breaks and runs of spaces as single spaces, because the words may be on different lines of a file. */
export function unfolded(text: string): string {
  return text.replace(/\s+/g, ' ');
}
