/**
 * Markers in a shell, the document of a page type without a page. React leaves them as they are, and content cannot
 * contain them: control characters are no part of HTML text.
 */
export const slots = { head: '\u0001head\u0001', main: '\u0001main\u0001' } as const;

/** The marker of an island in the main content, by its number. */
export function islandSlot(index: number): string {
  return `\u0001island${index}\u0001`;
}

/** All markers of islands, with their numbers. */
export const islandSlots = /\u0001island(\d+)\u0001/g;
