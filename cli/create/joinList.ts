const format = new Intl.ListFormat('en-GB');

/** Returns items as a list in a sentence, such as "design, print and signs". Drafts are in British English. */
export function joinList(items: readonly string[]): string {
  return format.format(items);
}
