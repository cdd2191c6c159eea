/** Returns a text in which a short number and the word after it, such as "8 weeks", do not break over two lines. */
export function unbrokenNumbers(text: string): string {
  return text.replaceAll(/(?<=(?<![\d,.])\d{1,3}) (?=\p{Ll})/gu, '\u00a0');
}
