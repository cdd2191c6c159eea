/** The letters of the Cyrillic and the Greek alphabet that look like one of the Latin alphabet, in the order of `LATIN`. */
const FOREIGN = 'аеорсухіјѕԁһАВЕКМНОРСТХІЈЅοναΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'aeopcyxijsdhABEKMHOPCTXIJSovaABEZHIKMNOPTYX';

/** Returns the Latin letter that looks like the one at an index of a text, if it is in a word with Latin letters. */
export function latinLookAlike(text: string, index: number): string | undefined {
  const latin = LATIN[FOREIGN.indexOf(text[index] ?? ' ')];
  const isBesideLatin = [index - 1, index + 1].some((place) => /[a-z]/i.test(text[place] ?? ''));
  return isBesideLatin ? latin : undefined;
}
