/** The letters of the Cyrillic and the Greek alphabet that look like one of the Latin alphabet, in the order of `LATIN`. */
const FOREIGN = 'аеорсухіјѕԁһАВЕКМНОРСТХІЈЅοναΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'aeopcyxijsdhABEKMHOPCTXIJSovaABEZHIKMNOPTYX';

/** Characters for two or three letters, such as "ﬁ" for "fi", as PDFs have them. */
const LIGATURE = /[\uFB00-\uFB06]/;

/**
 * Returns the Latin letter that looks like the one at an index of a text, if it is in a word with Latin letters, or the letters that a ligature
 * there stands for.
 */
export function latinLookAlike(text: string, index: number): string | undefined {
  const letter = text[index] ?? ' ';
  if (LIGATURE.test(letter)) return letter.normalize('NFKC');
  const latin = LATIN[FOREIGN.indexOf(letter)];
  const isBesideLatin = [index - 1, index + 1].some((place) => /[a-z]/i.test(text[place] ?? ''));
  return isBesideLatin ? latin : undefined;
}
