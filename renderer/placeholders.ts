/**
 * The markers in a shell, which is a document without a page. React leaves them unchanged. Content can't contain them, because control
 * characters are not allowed in HTML text.
 */
export const placeholders = { head: '\u0001head\u0001', main: '\u0001main\u0001' } as const;

/** Returns the placeholder of an island in the main content, by its number. */
export function islandPlaceholder(index: number): string {
  return `\u0001island${index}\u0001`;
}

/** The pattern of the placeholders of islands, with their numbers. */
export const islandPlaceholders = /\u0001island(\d+)\u0001/g;
