/** Returns whether a text is the tag of a language, as in "cy" or "en-GB". The code of the United Kingdom is GB. */
export function isLanguage(text: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(text) && !/-uk$/i.test(text);
}
