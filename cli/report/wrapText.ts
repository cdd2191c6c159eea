/** Returns a text with line breaks between words, so that no line is longer than `width`, unless a word is. Each line starts with `indent`. */
export function wrapText(
  text: string,
  { width, indent = '' }: { width: number; indent?: string },
): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}
