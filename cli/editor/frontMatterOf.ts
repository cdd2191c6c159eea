/**
 * Returns the YAML of a file, with the lines and columns of the file: all of a `.yaml` file, the fields of a `.md` file.
 * Returns `undefined` if a `.md` file does not start with fields.
 */
export function frontMatterOf(file: string, text: string): string | undefined {
  if (!file.endsWith('.md')) return text;
  const lines = text.split('\n');
  if (!/^---\s*$/.test(lines[0] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  // The body is left out. The empty line in place of the closing dashes is where the next field would be typed.
  return end < 0 ? text : `${lines.slice(0, end).join('\n')}\n`;
}
