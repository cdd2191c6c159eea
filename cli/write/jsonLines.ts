/** Formats items as JSON with one item a line, so that two versions of a file can be compared. */
export function jsonLines(items: readonly unknown[]): string {
  return items.map((item) => JSON.stringify(item)).join(',\n');
}
