/** Returns a text in which the name of a standard, such as "WCAG 2.2 AA", does not break over two lines. */
export function unbrokenVersions(text: string): string {
  return text.replaceAll(/\b[A-Z]{2,} \d+\.\d+(?: A{1,3}\b)?/g, (name) =>
    name.replaceAll(' ', '\u00a0'),
  );
}
