/** Returns lines without the indentation that they share, and without empty lines around them. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}
