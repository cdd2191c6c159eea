/** Letters that Unicode does not decompose, as they are written in ASCII. */
const ASCII: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Replaces the letters that Unicode does not decompose by ASCII letters: "łódź" becomes "lódź", "straße" becomes "strasse". `text` is in lower case. */
export function asciiLetters(text: string): string {
  return text.replace(/[ßøłæœđðþı]/g, (letter) => ASCII[letter] ?? '');
}
