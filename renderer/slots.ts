/**
 * The markers in a shell, which is a document without a page. React leaves them unchanged. Content can't contain them, because control
 * characters are not allowed in HTML text.
 */
export const slots = { head: '\u0001head\u0001', main: '\u0001main\u0001' } as const;

/** Returns the marker of an island in the main content, by its number. */
export function islandSlot(index: number): string {
  return `\u0001island${index}\u0001`;
}

/** The pattern of the markers of islands, with their numbers. */
export const islandSlots = /\u0001island(\d+)\u0001/g;
