/** One object a line, so that a difference between two runs can be read. */
export function jsonLines(items: readonly unknown[]): string {
  return items.map((item) => JSON.stringify(item)).join(',\n');
}
