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

/** Returns a text in lower case with the letters that Unicode does not decompose in ASCII: "łódź" becomes "lódź", "straße" becomes "strasse". */
export function asciiLetters(text: string): string {
  return text.replace(/[ßøłæœđðþı]/g, (letter) => ASCII[letter] ?? '');
}
