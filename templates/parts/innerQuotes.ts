/** Returns the words of a person, which pages put between double quotation marks, with single marks in place of double ones. */
export function innerQuotes(text: string): string {
  return text.replaceAll('“', '‘').replaceAll('”', '’');
}
